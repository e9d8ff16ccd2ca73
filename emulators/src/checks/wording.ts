import { type LanguageCode, languages } from '@fanclub/contract/text/languages';

/** A wording that texts must not use, and its replacement. */
export interface Forbidden {
  words: string;
  instead: string;
  pattern: RegExp;
}

const names = new Intl.DisplayNames('en', { type: 'language' });

/** A word ends where no letter, combining mark or half-space follows; a trailing `*` allows more letters. */
function patternOf(words: string): RegExp {
  const open = words.endsWith('*');
  const literal = words.replace(/\*$/, '').replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const end = open || !/[\p{L}]$/u.test(words) ? '' : '(?![\\p{L}\\p{M}\\u200c])';
  const flags = /\p{Lu}/u.test(words) ? 'u' : 'iu';
  return new RegExp(`(?<![\\p{L}\\p{M}\\u200c-])${literal}${end}`, flags);
}

/** Reads a language's table in `docs/wording.md`, with the columns "say", "for" and "not". */
export function forbiddenIn(glossary: string, language: LanguageCode): Forbidden[] {
  const [, rest = ''] = glossary.split(`\n## ${names.of(language)}\n`);
  const [table = ''] = rest.split('\n## ');
  return table
    .split('\n')
    .filter((line) => line.startsWith('| ') && !line.startsWith('| say '))
    .flatMap((line) => {
      const [, say = '', , not = ''] = line.split('|').map((cell) => cell.trim());
      return not
        .split(/, /)
        .filter(Boolean)
        .map((words) => ({ words, instead: say, pattern: patternOf(words) }));
    });
}

/** Persian possessive endings that are joined without a half-space, such as «درخواستتان». */
const joined =
  /(?<![\p{L}\u200c])\p{L}*[بپتثجچحخسشصضطظعغفقکگلمنهی](?:تان|مان|شان)(?![\p{L}\u200c])/gu;
const ownsNothing =
  /^(?:ن?شان|همان|پشیمان|بر?ایتان|جایشان|.*هایتان|.*هایشان|.*هایمان|فهرستان|پیمان|ایمان)$/u;

/** Lists every forbidden variant in a text, with its replacement. */
export function variantsIn(text: string, language: LanguageCode, forbidden: Forbidden[]): string[] {
  const found = forbidden
    .filter(({ pattern }) => pattern.test(text))
    .map(({ words, instead }) => `“${words}”: say “${instead}”`);
  if (languages[language].direction !== 'rtl') return found;
  const endings = [...text.matchAll(joined)]
    .map(([word]) => word)
    .filter((word) => !ownsNothing.test(word))
    .map((word) => `“${word}”: half-space before the ending`);
  return [...found, ...endings];
}
