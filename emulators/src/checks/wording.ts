import { type LanguageCode, languages } from '@fanclub/contract/text/languages';

/** A word or phrase that texts must not contain, and what to write instead. */
export interface Forbidden {
  words: string;
  instead: string;
  pattern: RegExp;
}

const names = new Intl.DisplayNames('en', { type: 'language' });

/**
 * Returns a pattern that matches whole words only: no letter, combining mark or half-space may precede or follow, and
 * no hyphen may precede. With `*` at the end of `words`, more letters may follow.
 */
function patternOf(words: string): RegExp {
  const open = words.endsWith('*');
  const literal = words.replace(/\*$/, '').replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const end = open || !/[\p{L}]$/u.test(words) ? '' : '(?![\\p{L}\\p{M}\\u200c])';
  const flags = /\p{Lu}/u.test(words) ? 'u' : 'iu';
  return new RegExp(`(?<![\\p{L}\\p{M}\\u200c-])${literal}${end}`, flags);
}

/** Returns the entries of a language's table in `docs/wording.md`, which has the columns "say", "for" and "not". */
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

/** Matches Persian words with a possessive ending that is not separated by a half-space, such as «درخواستتان». */
const joined =
  /(?<![\p{L}\u200c])\p{L}*[بپتثجچحخسشصضطظعغفقکگلمنهی](?:تان|مان|شان)(?![\p{L}\u200c])/gu;
const ownsNothing =
  /^(?:ن?شان|همان|پشیمان|بر?ایتان|جایشان|.*هایتان|.*هایشان|.*هایمان|فهرستان|پیمان|ایمان|استان)$/u;

/** Returns a message for each forbidden word in a text, with what to write instead. */
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
