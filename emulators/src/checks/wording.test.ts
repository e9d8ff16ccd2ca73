import { globSync, readFileSync } from 'node:fs';
import { type LanguageCode, languageCodes } from '@fanclub/contract/text/languages';
import { answerTime } from '@fanclub/contract/words/names';
import { describe, expect, it } from 'vitest';
import { inRoot, root } from '../paths.ts';
import { promisedDays, textsIn } from './read-texts.ts';
import { forbiddenIn, variantsIn } from './wording.ts';

const glossary = readFileSync(inRoot('docs/wording.md'), 'utf8');

describe.each(languageCodes)('what the product says in %s', (language) => {
  const forbidden = forbiddenIn(glossary, language);

  it('keeps to one term for one thing', async () => {
    expect(forbidden.length, 'the table was read').toBeGreaterThan(10);
    const found = (await textsIn(language)).flatMap(({ place, text }) =>
      variantsIn(text, language, forbidden).map((variant) => `${place}: ${variant}`),
    );
    expect(found).toEqual([]);
  });

  it('promises an answer within the time that the club sets, and types none', async () => {
    const unit = (to: number) => answerTime({ from: to, to }, language).replace(/[\d۰-۹]+ /, '');
    const days = new RegExp(`${unit(1)}|${unit(2)}`, 'g');
    const count = (text: string, words: RegExp | string) => text.split(words).length - 1;
    const texts = await textsIn(language);
    const promises = texts.filter(({ text }) => count(text, days) > 0);
    expect(promises.length, 'some promise').toBeGreaterThan(5);
    for (const { place, text } of promises) {
      expect(count(text, answerTime(promisedDays, language)), place).toBe(count(text, days));
    }
  });
});

it.each<[LanguageCode, string]>([
  ['fa', 'این پیوند کار می‌کند'],
  ['fa', 'پیوندهای شما'],
  ['fa', 'درخواستتان رسید'],
  ['fa', 'رمز ۱۲ نویسه‌ای'],
  ['en', 'Your sign-in link'],
  ['en', 'Pictures of the card'],
  ['it', 'Stato della domanda'],
  ['it', 'Benvenuto nel club'],
])('in %s, “%s” would be found', (language, text) => {
  expect(variantsIn(text, language, forbiddenIn(glossary, language))).toHaveLength(1);
});

it.each<[LanguageCode, string]>([
  ['fa', 'نمایش نشانی، خودتان، برایتان و نوشته‌هایتان'],
  ['en', 'Applications, e-mails and images'],
  ['it', 'Domande frequenti sulle tessere'],
])('in %s, “%s” is fine', (language, text) => {
  expect(variantsIn(text, language, forbiddenIn(glossary, language))).toEqual([]);
});

/** Matches an import of types alone. Every language takes the types of its texts from the Persian files. */
const typeImport = /^import type [^;]+;$/gm;

/**
 * Returns what a file of one language takes from the others: an import (`words/en/fields`), an argument (`'en'`,
 * `'en-GB'`), or an entry of a table (`brand.name.en`). A file that was copied from another language and not changed
 * everywhere still has such a part.
 */
function foreignParts(file: string, others: readonly string[]): string[] {
  const other = `(?:${others.join('|')})`;
  const pattern = new RegExp(`/${other}(?=[/'.])|'${other}(?:-\\w+)?'|\\w+\\.${other}\\b`, 'g');
  const text = readFileSync(inRoot(file), 'utf8').replace(typeImport, '');
  return [...text.matchAll(pattern)].map(([part]) => `${file}: ${part}`);
}

it.each(languageCodes)('no text in %s comes from the file of another language', (code) => {
  const patterns = [`contract/src/**/${code}.ts`, `contract/src/words/${code}/*.ts`];
  const files = globSync([...patterns, `web/src/**/${code}.ts`], { cwd: root });
  expect(files.length, 'the files were found').toBeGreaterThan(20);
  const others = languageCodes.filter((each) => each !== code);
  expect(files.flatMap((file) => foreignParts(file, others))).toEqual([]);
});
