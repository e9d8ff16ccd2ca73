/**
 * "Latin script": letters of the Latin script with their marks, digits, spaces
 * and the punctuation found in names and addresses. José, Müller and O'Neil are Latin.
 */
const latinText = /^[\p{Script=Latin}\p{M}\d\s.,;:'’‘`´"“”«»()[\]{}/\\#&+*@!?%_–—°ªº·-]*$/u;

/** True when every character belongs to Latin-script text. */
export function isLatin(text: string): boolean {
  return latinText.test(text);
}
