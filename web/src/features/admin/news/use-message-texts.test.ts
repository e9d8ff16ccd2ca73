import type { News } from '@fanclub/contract/news/admin-routes';
import { blankTexts, type NewsAudience } from '@fanclub/contract/news/news';
import { packName } from '@fanclub/contract/pricing/packages';
import { expect, it } from 'vitest';
import { i18n, loadNamespaces, setLanguage } from '#i18n/i18n.ts';
import { renderAsAdmin } from '#testing/render-hook.tsx';
import { useMessageTexts } from './use-message-texts.ts';

async function open() {
  await setLanguage('en');
  await loadNamespaces(['news', 'admin']);
  const texts = renderAsAdmin(useMessageTexts).result.current;
  return { ...texts, t: i18n.getFixedT('en', ['news', 'admin', 'common']) };
}
const written = (subjects: Partial<News['texts']>) =>
  ({ texts: { ...blankTexts, ...subjects } }) as News;

it('the subject is in the admin’s language, or else in the first language that is written', async () => {
  const { subject, languages, t } = await open();
  const fa = { subject: 'دیدار', body: '' };
  const it = { subject: 'Il derby', body: 'Venerdì.' };
  const both = written({ fa, it });
  expect(subject(both)).toBe('دیدار');
  expect(languages(both)).toBe('فارسی, Italiano');
  expect(subject(written({ fa, en: { subject: 'The derby', body: '' } }))).toBe('The derby');
  expect(subject(written({}))).toBe(t('untitled'));
  expect(subject(written({ it: { subject: '', body: 'Venerdì.' } }))).toBe(t('untitled'));
  expect(languages(written({}))).toBe('');
});

it('the audience is named by its filters, or is everybody', async () => {
  const { audience, t } = await open();
  const named = (filters: NewsAudience) => audience({ audience: filters } as News);
  expect(named({})).toBe(t('audience.everybody'));
  expect(named({ status: 'all' })).toBe(t('audience.everybody'));
  expect(named({ standing: 'lapsed' })).toBe(t('admin:today.lapsed'));
  const season = '2026/27';
  expect(named({ season, season_part: 'new' })).toBe(t('admin:today.new', { season }));
  expect(named({ status: 'paid' })).toBe(t('admin:filters.paid'));
  expect(named({ pack_type: 'base' })).toBe(packName('base', 'en'));
  expect(named({ language: 'it', country: 'IT' })).toBe('Italiano, Italy');
});
