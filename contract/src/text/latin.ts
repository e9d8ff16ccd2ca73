/**
 * "Latin script": letters of the Latin script with their marks, digits, spaces
 * and the punctuation found in names and addresses. José, Müller and O'Neil are Latin.
 */
const latinText = /^[\p{Script=Latin}\p{M}\d\s.,;:'’‘`´"“”«»()[\]{}/\\#&+*@!?%_–—°ªº·-]*$/u;

/** True when every character belongs to Latin-script text. */
export function isLatin(text: string): boolean {
  return latinText.test(text);
}

const nameText = /^[\p{Script=Latin}\p{M}\s'’.-]*$/u;
/** Persian names are written with a half-space in them. */
const nameInAnyScript = /^[\p{L}\p{M}\s'’.\u200c-]*$/u;
const domain = /\p{L}{2,}\.\p{L}{2,}/u;

/**
 * True for what can be a person's name: letters, spaces, apostrophes, hyphens and dots. A name stands
 * in mails to whatever address was typed beside it, so it must not be able to carry a link.
 */
export function isName(text: string): boolean {
  return nameText.test(text) && !domain.test(text);
}

/** The same for a name that no card or parcel needs in Latin script. */
export function isNameInAnyScript(text: string): boolean {
  return nameInAnyScript.test(text) && !domain.test(text);
}
