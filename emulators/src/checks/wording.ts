import { type LanguageCode, languages } from '@fanclub/contract/text/languages';

/** What a text must not say, and what it says instead. */
export interface Forbidden {
  words: string;
  instead: string;
  pattern: RegExp;
}

const headings: Record<LanguageCode, string> = { fa: 'Persian', en: 'English', it: 'Italian' };

/** A word ends where no letter, mark or half-space goes on; a star lets it go on. */
function patternOf(words: string): RegExp {
  const open = words.endsWith('*');
  const literal = words.replace(/\*$/, '').replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const end = open || !/[\p{L}]$/u.test(words) ? '' : '(?![\\p{L}\\p{M}\\u200c])';
  const flags = /\p{Lu}/u.test(words) ? 'u' : 'iu';
  return new RegExp(`(?<![\\p{L}\\p{M}\\u200c-])${literal}${end}`, flags);
}

/** The table of a language in `docs/wording.md`: say, for, not. */
export function forbiddenIn(glossary: string, language: LanguageCode): Forbidden[] {
  const [, rest = ''] = glossary.split(`\n## ${headings[language]}\n`);
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

/** Endings that own something, written without their half-space: «درخواستتان». */
const joined =
  /(?<![\p{L}\u200c])\p{L}*[بپتثجچحخسشصضطظعغفقکگلمنهی](?:تان|مان|شان)(?![\p{L}\u200c])/gu;
const ownsNothing =
  /^(?:ن?شان|همان|پشیمان|بر?ایتان|جایشان|.*هایتان|.*هایشان|.*هایمان|فهرستان|پیمان|ایمان)$/u;

/** Every variant that a text has and should not, each with what to say. */
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
