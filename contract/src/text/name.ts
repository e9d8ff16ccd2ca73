/**
 * A word of a name in any script: letters, with single marks between them or at its end (O'Neil, J.-P., Nicolo'). The
 * zero-width joiners (U+200C, U+200D) are allowed because names in Persian and in Indian scripts contain them.
 */
const word = /^['’]?\p{L}[\p{L}\p{M}]*(?:(?:\.?-|['’.·\u200c\u200d])[\p{L}\p{M}]+)*['’.]?$/u;
const domain = /\p{L}{2}\.\p{L}{2}/u;
const maxWords = 6;

/**
 * Returns true for a possible name of a person in any script. Names are shown in mails, and anybody can cause a mail to
 * any e-mail address, so a text that could be a message or a link is refused: with digits, commas, several marks in a
 * row, more than six words, or something like a domain.
 */
export function isName(text: string): boolean {
  const words = text
    .trim()
    .replace(/\s?-\s?/g, '-')
    .split(/\s+/);
  return words.length <= maxWords && words.every((each) => word.test(each)) && !domain.test(text);
}

/**
 * Matches text in Latin script: letters with accents, digits, spaces, and the punctuation of names and addresses. José,
 * Müller and O'Neil match.
 */
const latinText = /^[\p{Script=Latin}\p{M}\d\s.,;:'’‘`´"“”«»()[\]{}/\\#&+*@!?%_–—°ªº·-]*$/u;

/** Returns true if a text has only Latin letters, digits, spaces and the punctuation of names and addresses. */
export function isLatin(text: string): boolean {
  return latinText.test(text);
}
