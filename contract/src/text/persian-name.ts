import { foldText, haveBoth } from './fold.ts';

/**
 * Comparison of a name in Persian letters with a name in Latin letters. Persian writes no short vowels, and each letter
 * has several spellings in Latin, so a Persian name becomes a pattern of its spellings.
 */

/** Returns a folded text in which the parts of a Persian word are written together. */
const fold = (text: string) => foldText(text.replaceAll('\u200c', ''));

const latinOf = (name: string) => fold(name).replace(/[^a-z]/g, '');

/** Words of banks and titles, which are not part of a person's name. */
const noNames = new Set(
  (
    'اقای اقا خانم جناب سرکار دکتر مهندس حاج سید سیده ' +
    'واریز واریزی انتقال انتقالی حواله پرداخت وجه از به توسط بابت نام حساب کارت بانک پایا ساتنا عضویت'
  ).split(' '),
);
/** Matches the title "Seyed", in any spelling, before a first name. Many people leave this title out. */
const latinTitle = /^s[ae](?:y{1,2}|i)[ei]?d(?= ?[a-z]{3})/;

/** Returns the words in Persian letters from which a payer's name can be composed. */
function persianWords(text: string): string[] {
  const words = fold(text).match(/[\u0621-\u06cc]+/g) ?? [];
  return words.filter((word) => !noNames.has(word)).slice(0, mostWords);
}

const mostWords = 5;
const longestName = 20;

/** Stems whose usual spellings do not follow from their letters. */
const stems: [string, string][] = [
  ['محمد', 'm[oua]?ham{1,2}[ae]d'],
  ['حسین', 'h[ou]s{1,2}(?:e[iy]|a[iy]|ee|i)n'],
  ['فاطمه', 'fat[ei]m(?:eh?|ah?)'],
  ['خدیجه', 'khad(?:i|ee)j(?:eh?|ah?)'],
  ['مصطفی', 'm[ou]stafa'],
  ['مرتضی', 'm[ou]rt[ae]za'],
  ['مجتبی', 'm[ou]jtaba'],
  ['موسی', 'm(?:ou|oo|[ou])s{1,2}a'],
  ['عیسی', '(?:e[iy]|i|ee|e)s{1,2}a'],
  ['یحیی', 'yah[iy]{1,2}a'],
  ['کبری', 'k[ou]bra'],
  ['صغری', 's[ou]ghra'],
  ['زینب', 'z(?:e[iy]|a[iy])n[ae]b'],
  ['عبدالله', 'abd[oeu]l{1,2}ah?'],
  ['عبدال', 'abd[oeu](?:l|(?=([a-z])\\1)[a-z])'],
  ['ابوال', '[ae]b(?:ou|oo|[ou])a?l'],
  ['الله', '[oeua]?l{1,2}ah?'],
  ['الدین', '[aeou]?(?:l(?=d)|d(?=d))?d(?:i|ee)n'],
  ['خوا', 'kh[vw]?a{1,2}'],
];

const consonants: Record<string, readonly string[]> = {
  ب: ['b'],
  پ: ['p'],
  ت: ['t'],
  ط: ['t'],
  ث: ['s'],
  س: ['s'],
  ص: ['s'],
  ج: ['j', 'dj'],
  چ: ['ch', 'tch'],
  ح: ['h'],
  ه: ['h'],
  خ: ['kh', 'x'],
  د: ['d'],
  ذ: ['z'],
  ز: ['z'],
  ض: ['z'],
  ظ: ['z'],
  ر: ['r'],
  ژ: ['zh', 'j'],
  ش: ['sh'],
  غ: ['gh', 'q', 'g'],
  ق: ['gh', 'q', 'g'],
  ف: ['f', 'ph'],
  ک: ['k', 'c'],
  گ: ['g'],
  ل: ['l'],
  م: ['m'],
  ن: ['n'],
};

const onceOrTwice = (spellings: readonly string[]) =>
  `(?:${spellings.map((each) => `${each}(?:${each})?`).join('|')})`;

const longI = '(?:ee|e[iy]|a[iy]|i[ey]?|ii|y{1,2})';

/** Returns the spellings of the letter at index `i` of a Persian word, as the source of a pattern. */
function spellingsAt(word: string, i: number): string {
  const [letter = '', before = '', after = ''] = [word[i], word[i - 1], word[i + 1]];
  const isFirst = i === 0;
  const isLast = i === word.length - 1;
  if (letter === 'ا') return isFirst ? firstVowel(after) : 'a{1,2}';
  if (letter === 'ع') return isFirst ? firstVowel(after) : '[aeiou]?';
  if (letter === 'و') {
    if (isFirst) return `[vw]${after in consonants ? '[aeo]?' : ''}`;
    if (after === 'و') return '[vw]?';
    if (before === 'ا') return '(?:[vw](?:ou|oo|[aeou])?|ou|oo|[uo])';
    return '(?:[ao]?[vw][aeo]?|ou|oo|ow|aw|[uo])';
  }
  if (letter === 'ی') {
    if (isFirst) return `[yj]${after in consonants ? '[aeou]?' : ''}`;
    // Of two yeh in a row, as in "Rezaei", only some Latin spellings write the first one.
    if (after === 'ی') return '[yei]?';
    return isLast ? '(?:ee|ei|ey|ie|ii|[iy])' : `${longI}[aeo]?`;
  }
  if (letter === 'ه' && isLast && !isFirst) {
    if (before === 'ا') return 'h?';
    return before === 'ی' ? '(?:eh?|ah?|h)' : '(?:eh?|ah|h)';
  }
  const spellings = consonants[letter];
  if (!spellings) return '';
  const isBeforeConsonant = after in consonants || after === 'ع';
  const isSilentEnd = after === 'ه' && i === word.length - 2;
  // Only the first syllable may have a short u ("Muhammad"). Elsewhere, it would let Mohammad match Mahmoud.
  const vowel = isBeforeConsonant && !isSilentEnd ? (isFirst ? '[aeou]?' : '[aeo]?') : '';
  return onceOrTwice(spellings) + vowel;
}

/** Returns the spellings of alef or eyn at the beginning of a word. A yeh or vav after it gives the vowel. */
function firstVowel(after: string): string {
  if (after === 'ی' || after === 'و' || after === 'ا') return '[aeo]?';
  return '(?:aa|[aeiou])';
}

function patternOf(word: string): RegExp {
  let [source, i] = ['', 0];
  while (i < word.length) {
    const rest = word.slice(i);
    // A stem that ends in yeh counts only at the beginning of a word: "اکبری" does not contain "کبری".
    const stem = stems.find(
      ([persian]) => rest.startsWith(persian) && (i === 0 || !persian.endsWith('ی')),
    );
    source += stem ? `(?:${stem[1]})` : spellingsAt(word, i);
    i += stem ? stem[0].length : 1;
  }
  return new RegExp(`^${source}$`);
}

/**
 * True if a text in Persian letters contains the first and the last name, in either order and with their parts written
 * together or apart. Different names can have the same spelling, so a match is no proof.
 */
export function isWrittenInPersian(
  text: string,
  [first, last]: readonly [string, string],
): boolean {
  const words = persianWords(text);
  const names = [latinOf(first).replace(latinTitle, ''), latinOf(last)];
  if (words.length < 2 || names.some((name) => name === '')) return false;
  // No name is longer. The time to match a pattern grows fast with the length of the text.
  const [isFirst, isLast] = names.map(
    (name) => (run: string) => run.length <= longestName && patternOf(run).test(name),
  );
  return Boolean(isFirst && isLast && haveBoth(words, 3, [isFirst, isLast]));
}

const latinClasses: [RegExp, string][] = [
  [/(?<=abd)[oeu]l/g, ''],
  [/ld(?=[ie]{1,2}n)/g, 'd'],
  [/kh|x|q|gh|ck|ch|tch|c(?!h)/g, 'k'],
  [/g/g, 'k'],
  [/zh|dj|j/g, 'z'],
  [/sh/g, 's'],
  [/ph/g, 'f'],
];
const persianClasses: [RegExp, string][] = [
  [/(?<=عبد)ال/g, ''],
  [/الد(?=ین)/g, 'د'],
  [/[خغقگکچ]/g, 'k'],
  [/[جژذزضظ]/g, 'z'],
  [/[ثسصش]/g, 's'],
  [/[تط]/g, 't'],
];
const plain: Record<string, string> = {
  ب: 'b',
  پ: 'p',
  ح: 'h',
  د: 'd',
  ر: 'r',
  ف: 'f',
  ل: 'l',
  م: 'm',
  ن: 'n',
  ه: 'h',
};

/** Returns a name with one Latin letter for each consonant that is certain in both scripts; other letters are unchanged. */
function withPlainConsonants(name: string): string {
  const folded = fold(name);
  const isLatin = /[a-z]/.test(folded);
  const classes = isLatin ? latinClasses : persianClasses;
  const classed = classes.reduce((text, [letters, to]) => text.replace(letters, to), folded);
  return [...classed].map((letter) => plain[letter] ?? letter).join('');
}

const withoutRepeats = (letters: string) => letters.replace(/(.)\1+/g, '$1');

/**
 * Returns the consonants that are certain in both scripts, by which a name in either script can be searched. Different
 * names can have the same consonants; `isWrittenInPersian` then decides.
 */
const consonantsOf = (name: string): string =>
  withoutRepeats(withPlainConsonants(name).replace(/[^bpdrflmnkzst]/g, '')).slice(0, 24);

const shortestKey = 2;

/** Returns the key by which a member's name is searched in both scripts; empty if the key would be too short. */
export function nameKey(first: string, last: string): string {
  const sure = consonantsOf(`${latinOf(first).replace(latinTitle, '')}${latinOf(last)}`);
  return sure.length < shortestKey ? '' : `~${sure}`;
}

/** Returns the keys of all names that a text in Persian letters can contain, the longest first. */
export function keysInPersian(text: string, most: number): string[] {
  const words = persianWords(text);
  const keys: string[] = [];
  for (let length = words.length; length >= 2; length -= 1) {
    for (let from = 0; from + length <= words.length; from += 1) {
      const run = words.slice(from, from + length);
      // The last name may come first, and may have several words.
      for (let turn = 0; turn < length; turn += 1) {
        const sure = consonantsOf([...run.slice(turn), ...run.slice(0, turn)].join(''));
        if (sure.length >= shortestKey) keys.push(`~${sure}`);
      }
    }
  }
  return [...new Set(keys)].slice(0, most);
}

/** The lengths of the indexed beginnings of a name's sound. */
const soundLengths = [2, 3, 4, 5, 6];

/**
 * Returns how a name sounds: the consonants of its words, and in front an `a` if the name begins with a vowel. The `h`
 * at the end of a word is left out, because only some Latin spellings write it (Sara and Sarah).
 */
function soundOf(name: string): string {
  const words = fold(name).split(' ').filter(Boolean);
  const consonants = words.map((word) =>
    withPlainConsonants(word.replace(/(?<=[aeiou])h$/, '').replace(/ه$/, '')).replace(
      /[^bpdrflmnkzsth]/g,
      '',
    ),
  );
  return `${/^[aeiouاع]/.test(words[0] ?? '') ? 'a' : ''}${withoutRepeats(consonants.join(''))}`;
}

/**
 * A `g` before e, i or y. It is hard in Persian names (Negin) and soft in Italian ones (Giulia, in Persian «جولیا»).
 */
const softG = /g(?=[eiy])/gi;

/** Returns the search keys of a name, with first and last name in either order: the beginnings of its sound. */
export function soundKeys(first: string, last: string): string[] {
  const firstName = fold(first).replace(latinTitle, '');
  const names = [`${firstName} ${last}`, `${last} ${firstName}`];
  const sounds = names.flatMap((name) => [name, name.replace(softG, 'j')]).map(soundOf);
  const keys = sounds.flatMap((sound) =>
    soundLengths.filter((length) => length <= sound.length).map((length) => sound.slice(0, length)),
  );
  return [...new Set(keys)].map((key) => `^${key}`);
}

/**
 * Returns the search key for the beginning of a name in Persian letters; empty if it has too few consonants. The names
 * that have this key sound alike, so the search may find further names.
 */
export function soundKey(begun: string): string {
  const sound = soundOf(fold(begun).replace(/^سیده?\s+/, ''));
  const length = soundLengths.findLast((indexed) => indexed <= sound.length);
  return length === undefined ? '' : `^${sound.slice(0, length)}`;
}
