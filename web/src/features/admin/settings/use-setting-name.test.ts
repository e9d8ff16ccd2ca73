import { benefitName } from '@fanclub/contract/pricing/benefits';
import { languages } from '@fanclub/contract/text/languages';
import { renderHook, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { i18n, loadNamespaces, setLanguage } from '#i18n/i18n.ts';
import { packText } from '#testing/texts.ts';
import { partOf, useOriginals, useSettingName } from './use-setting-name.ts';

const t = i18n.getFixedT('en', ['settings', 'faq']);

async function open() {
  await setLanguage('en');
  await loadNamespaces(['settings', 'faq']);
}

it('a setting has a name, and a text of the club is named by what the site says in its place', async () => {
  await open();
  const name = renderHook(useSettingName).result.current;
  const language = languages.it.label;
  const what = t('faq:join.question');
  expect(name('price_base')).toBe(packText('base'));
  expect(name('brings_eCard')).toBe(benefitName('eCard', 'en'));
  expect(name('faq_join_answer_it')).toBe(
    t('texts.name', { part: t('texts.answer'), what, language }),
  );
  expect(name('faq_join_question_it')).toBe(
    t('texts.name', { part: t('texts.question'), what, language }),
  );
  expect(name('benefit_gift_it')).toBe(
    t('texts.name', {
      part: t('texts.benefit'),
      what: benefitName('gift', 'en'),
      language,
    }),
  );
});

it('the site’s own texts are empty until those of a language are loaded', async () => {
  await open();
  i18n.removeResourceBundle('it', 'faq');
  const { result } = renderHook(() => useOriginals('it'));
  expect(result.current('faq_join_answer')).toBe('');
  await i18n.reloadResources(['it'], ['faq']);
  await waitFor(() => expect(result.current('faq_join_answer')).not.toBe(''));
  expect(result.current('faq_join_answer')).toBe(i18n.getFixedT('it', 'faq')('join.answer'));
});

it('a text is a question, an answer or a benefit', () => {
  expect([partOf('faq_join_question'), partOf('faq_join_answer'), partOf('benefit_gift')]).toEqual([
    'question',
    'answer',
    'benefit',
  ]);
});
