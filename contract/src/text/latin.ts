/**
 * Characters of Latin script: letters with their marks, digits, spaces and the punctuation of names and
 * addresses. José, Müller and O'Neil are Latin.
 */
const latinText = /^[\p{Script=Latin}\p{M}\d\s.,;:'’‘`´"“”«»()[\]{}/\\#&+*@!?%_–—°ªº·-]*$/u;

/** Returns true if every character belongs to Latin-script text. */
export function isLatin(text: string): boolean {
  return latinText.test(text);
}

const nameText = /^[\p{Script=Latin}\p{M}\s'’.-]*$/u;
/** The zero-width non-joiner (U+200C) occurs in Persian names. */
const nameInAnyScript = /^[\p{L}\p{M}\s'’.\u200c-]*$/u;
const domain = /\p{L}{2,}\.\p{L}{2,}/u;

/**
 * Returns true for a possible name of a person: letters, spaces, apostrophes, hyphens and dots. Mails to any
 * typed address show the name, so it must not be able to carry a link.
 */
export function isName(text: string): boolean {
  return nameText.test(text) && !domain.test(text);
}

/** Returns true for a possible name of a person in any script, for names that no card or parcel shows. */
export function isNameInAnyScript(text: string): boolean {
  return nameInAnyScript.test(text) && !domain.test(text);
}
