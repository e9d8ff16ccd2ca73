import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { Club } from './club.ts';

/** Loads the modules anew, of a club that offers Italian and English. */
async function load() {
  const [languages, news, promo, cells, headings] = await Promise.all([
    import('../text/languages.ts'),
    import('../news/news.ts'),
    import('../promo/promo-scope.ts'),
    import('../read-file/members/read-cell.ts'),
    import('../read-file/members/roles.ts'),
  ]);
  return { ...languages, ...news, ...promo, ...cells, ...headings };
}
let contract: Awaited<ReturnType<typeof load>>;

// The test files share their modules.
beforeAll(async () => {
  vi.resetModules();
  vi.doMock('#club', async (original) => {
    const { default: facts } = await original<{ default: Club }>();
    return { default: { ...facts, languages: ['it', 'en'] } };
  });
  contract = await load();
});
afterAll(() => {
  vi.doUnmock('#club');
  vi.resetModules();
});

it('a club that offers Italian and English begins with Italian', () => {
  expect(contract.defaultLanguage).toBe('it');
  expect(contract.bridgeLanguage).toBe('en');
  expect(contract.perLanguage((code) => code)).toEqual({ it: 'it', en: 'en' });
  expect(contract.choicesOf('language')).toEqual(['it', 'en']);
});

it.each(['fa', 'eo', null, undefined])('whoever has the language %s reads Italian', (stored) => {
  expect(contract.isLanguageCode(stored)).toBe(false);
  expect(contract.offeredLanguage(stored)).toBe('it');
});

it.each(['Persian', 'farsi', 'فارسی'])('a member of a list who speaks %s reads Italian', (word) => {
  expect(contract.readChoice('language', word)).toBe('it');
});

it('the headings of a list are understood in every language that ships', () => {
  const ofName = contract.memberRoles.find(({ role }) => role === 'first_name')?.named;
  expect(ofName).toEqual(expect.arrayContaining(['نام', 'nome', 'first name']));
});

it('a promo code keeps its sentences in the languages that are offered', () => {
  const stored = { fa: 'تخفیف', en: 'For you', it: 'Per te' };
  expect(contract.offeredSentences(stored)).toEqual({ en: 'For you', it: 'Per te' });
});

it('a message that is written in Italian only reaches readers of English in Italian', () => {
  const texts = contract.perLanguage((code) => ({
    subject: code === 'it' ? 'Derby' : '',
    body: '',
  }));
  expect(contract.newsLanguageFor(texts, 'en')).toBe('it');
});
