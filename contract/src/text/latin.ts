/**
 * Matches text in Latin script: letters with accents, digits, spaces, and the punctuation of names and addresses. José,
 * Müller and O'Neil match.
 */
const latinText = /^[\p{Script=Latin}\p{M}\d\s.,;:'’‘`´"“”«»()[\]{}/\\#&+*@!?%_–—°ªº·-]*$/u;

/** Returns true if a text has only Latin letters, digits, spaces and the punctuation of names and addresses. */
export function isLatin(text: string): boolean {
  return latinText.test(text);
}
