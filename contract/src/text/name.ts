/**
 * A word of a name in any script: letters, with single marks between them or at its end (O'Neil, J.-P., Nicolo'). The
 * zero-width joiners (U+200C, U+200D) are allowed because names in Persian and in Indian scripts contain them.
 */
const word = /^['’]?\p{L}[\p{L}\p{M}]*(?:(?:\.?-|['’.·\u200c\u200d])[\p{L}\p{M}]+)*['’.]?$/u;
const domain = /\p{L}{2}\.\p{L}{2}/u;

/** Returns a name in the form that is checked: one space between words, and one after each dot ("Md.Rahim"). */
export const normaliseName = (typed: string): string =>
  typed
    .replace(/\.(?=\p{L}[\p{L}\p{M}])/gu, '. ')
    .replace(/\s+/g, ' ')
    .trim();

/**
 * Returns true for a possible name of a person in any script. Names are shown in mails, and anybody can cause a mail to
 * any e-mail address, so a text that could be a message or a link is refused: with digits, commas, several marks in a
 * row, or something like a domain. The length is limited by letters, because names of eight words exist.
 */
export function isName(text: string): boolean {
  const words = text
    .trim()
    .replace(/\s?-\s?/g, '-')
    .split(/\s+/);
  return words.every((each) => word.test(each)) && !domain.test(text);
}

/** Matches a letter of another script. */
const foreignLetter = /[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}\P{L}]/u;

/** Returns true if no letter of a text is of another script than the Latin one. */
export const isLatin = (text: string): boolean => !foreignLetter.test(text);

/** Characters that do not stand in a name, or in an address, even if the text is Latin. */
const notIn = {
  name: /[^\p{L}\p{M}\s.'’·ªº-]/u,
  address: /[^\p{L}\p{M}\p{N}\p{P}\p{Sc}\s°ªº|=+~^]/u,
} as const;

/** Returns the first character that cannot stand in a name or an address, for the sentence that refuses it. */
export const strayIn = (text: string, use: keyof typeof notIn): string | undefined =>
  notIn[use].exec(text)?.[0];
