/**
 * Matches text in Latin script: letters with accents, digits, spaces, and the punctuation of names and addresses. José,
 * Müller and O'Neil match.
 */
const latinText = /^[\p{Script=Latin}\p{M}\d\s.,;:'’‘`´"“”«»()[\]{}/\\#&+*@!?%_–—°ªº·-]*$/u;

/** Returns true if a text has only Latin letters, digits, spaces and the punctuation of names and addresses. */
export function isLatin(text: string): boolean {
  return latinText.test(text);
}

const nameText = /^[\p{Script=Latin}\p{M}\s'’.-]*$/u;
/** The zero-width non-joiner (U+200C) is allowed because Persian names contain it. */
const nameInAnyScript = /^[\p{L}\p{M}\s'’.\u200c-]*$/u;
const domain = /\p{L}{2,}\.\p{L}{2,}/u;

/**
 * Returns true for a possible name of a person in Latin script. Names are shown in mails, and anybody can cause a mail
 * to any e-mail address, so a name that contains something like a link is refused.
 */
export function isName(text: string): boolean {
  return nameText.test(text) && !domain.test(text);
}

/**
 * Returns true for a possible name of a person in any script. Use it for names that are not printed on a card or a
 * parcel.
 */
export function isNameInAnyScript(text: string): boolean {
  return nameInAnyScript.test(text) && !domain.test(text);
}
