import { invalidFields } from '#platform/app-error';

/**
 * Marks that change the direction of a text, so that it can look different from what it says. Persian needs the joiners
 * U+200C and U+200D, which are not among them.
 */
const directionMarks = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;
/** A secret stays as it was entered, because it may be stored as a hash of exactly these characters. */
const secretField = /password|phrase/;

/**
 * Removes direction marks from each text of a body, in place. Throws `validation_error` for a text with half of a
 * surrogate pair, which Firestore cannot store. The levels of a body are not limited, so this is no recursion.
 */
export function cleanTexts(body: unknown): void {
  const pending: [path: string, node: unknown][] = [['', body]];
  for (let next = pending.pop(); next; next = pending.pop()) {
    const [path, node] = next;
    if (typeof node !== 'object' || node === null) continue;
    const fields = node as Record<string, unknown>;
    for (const [key, value] of Object.entries(fields)) {
      const name = Array.isArray(node) ? `${path}[${key}]` : [path, key].filter(Boolean).join('.');
      if (typeof value !== 'string') pending.push([name, value]);
      else if (!value.isWellFormed()) throw invalidFields({ [name]: 'character_not_taken' });
      else if (!secretField.test(key)) fields[key] = value.replace(directionMarks, '');
    }
  }
}
