import { normaliseTyped } from './digits.ts';

/**
 * The one way in which names and other texts are compared: for the search, for applications that look alike, and for
 * payers as banks write them.
 */

/**
 * Letters that Unicode does not divide into a letter and a mark, and letters for which Persian and Arabic keyboards have
 * different characters: each before the letters that people type for it.
 */
const letters = new Map(
  (
    'łl ƚl ɫl øo ɵo ɔo đd ðd ɖd ɗd þth æae œoe ßss ıi ɨi ɩi əa ǝa ɛe ɇe ħh ŧt ƭt ⱦt ŋn ɲn ĸk ƙk ɓb ƀb ƈc ȼc ' +
    "ƒf ǥg ɠg ɣg ȷj ɉj ƥp ɍr ʉu ʋv ƴy ɏy ƶz ʒz ⱥa ʼ' يی ىی كک ةه ەه ء"
  )
    .split(' ')
    .map((pair) => [pair.slice(0, 1), pair.slice(1)]),
);
const otherLetter = new RegExp(`[${[...letters.keys()].join('')}]`, 'g');

/**
 * Returns a text in lower case, without diacritics, with single spaces, Latin digits, and one form of each letter,
 * apostrophe and hyphen, so that José and jose are equal.
 */
export function foldText(text: string): string {
  return normaliseTyped(text.replace(/\u200c/g, ' '))
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(otherLetter, (letter) => letters.get(letter) ?? '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Returns the folded words of a text. A word also begins after an apostrophe or a hyphen, and at a capital in a word. */
export const wordsOf = (text: string): string[] =>
  foldText(text.replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ')).match(/[\p{L}\p{N}]+/gu) ?? [];

/**
 * Returns only the letters and digits of a text, with one form of what is written with one letter or two: Müller and
 * Mueller, Søndergård and Soendergaard, Đoković and Djokovic. The beginning of a text becomes the beginning of the
 * result, so that a search finds a name of which only the beginning is typed.
 */
export const squeeze = (text: string): string =>
  foldText(text)
    .replace(/[^\p{L}\p{N}]/gu, '')
    .replace(/(?<=a)e|(?<=[ou])e+|(?<=d)j/g, '')
    .replace(/a+/g, 'a');

/** The Azerbaijani letter ə is written as `a` or as `e`. */
const readings = (name: string) => [...new Set([name, name.replace(/ə/gi, 'e')])];

/**
 * Returns the folded letters of a name from each of its words on, with first and last name in either order, with only
 * the first of several first names, and with only the last of several family names. A name that somebody types is the
 * beginning of one of these texts.
 */
export function spellingsOf(first: string, last: string): string[] {
  const spellings = readings(`${first}\n${last}`).flatMap((reading) => {
    const [firsts = [], lasts = []] = reading.split('\n').map(wordsOf);
    const orders = [
      [...firsts, ...lasts],
      [...lasts, ...firsts],
    ];
    return [
      ...orders.flatMap((words) => words.map((_, from) => words.slice(from).join(''))),
      ...[firsts, firsts.slice(0, 1)].flatMap((begun) =>
        [lasts, lasts.slice(-1)].map((ended) => [...begun, ...ended].join('')),
      ),
    ];
  });
  return [...new Set(spellings)].filter(Boolean);
}

type Test = (run: string) => boolean;

/**
 * True if one run of neighbouring words, written together, passes the first test, and another run without any of these
 * words passes the second one. A run has at most `most` words.
 */
export function haveBoth(words: readonly string[], most: number, tests: [Test, Test]): boolean {
  const runs = words.flatMap((_, from) =>
    Array.from({ length: Math.min(most, words.length - from) }, (_, i) => ({
      from,
      until: from + i + 1,
      text: words.slice(from, from + i + 1).join(''),
    })),
  );
  const [firsts, lasts] = tests.map((passes) => runs.filter(({ text }) => passes(text)));
  return Boolean(
    firsts?.some((one) =>
      lasts?.some((other) => one.until <= other.from || other.until <= one.from),
    ),
  );
}

/** How many words of a text are searched for a name, and how many words a first or last name has at most. */
const [mostWords, mostInName] = [60, 8];

/**
 * True if a text of a bank contains the first and the last name: in either order, written together or apart, and perhaps
 * without the second first name. Other words, such as titles, do not matter.
 */
export function isNameIn(text: string, [first, last]: readonly [string, string]): boolean {
  const words = wordsOf(text).slice(0, mostWords);
  return readings(`${first}\n${last}`).some((reading) => {
    const [firsts = [], lasts = []] = reading.split('\n').map(wordsOf);
    if (firsts.length === 0 || lasts.length === 0) return false;
    const isOneOf = (...names: string[]) => {
      const wanted = names.map(squeeze);
      return (run: string) => wanted.includes(squeeze(run));
    };
    const isFirst = isOneOf(firsts.join(''), firsts[0] ?? '');
    const said = words.map(squeeze);
    return (
      haveBoth(words, mostInName, [isFirst, isOneOf(lasts.join(''))]) ||
      [...firsts, ...lasts].every((word) => said.includes(squeeze(word)))
    );
  });
}
