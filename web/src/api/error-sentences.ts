import { normaliseTyped } from '@fanclub/contract/text/digits';
import { strayIn } from '@fanclub/contract/text/name';
import { ApiError } from './api-error.ts';

/** The texts of the namespace `errors` in one language. */
export type ErrorTexts = Readonly<Record<string, unknown>>;

const textIn = (texts: ErrorTexts, key: string | undefined) => {
  const text = key === undefined ? undefined : texts[key];
  return typeof text === 'string' ? text : undefined;
};

/**
 * Returns the sentence for an error. For an unexpected error it is the sentence with the key `attempted`, which says
 * what action failed. If the error's code is missing or has no sentence, it is the message of the response.
 */
export function errorSentence(texts: ErrorTexts, error: unknown, attempted?: string): string {
  const known = error instanceof ApiError ? textIn(texts, error.code) : undefined;
  const says = error instanceof ApiError && (known ? error.unknownSays : error.message);
  if (says) return says;
  const isExpected = known !== undefined && (error as ApiError).code !== 'internal_error';
  return (isExpected ? known : (textIn(texts, attempted) ?? known)) ?? String(texts.action_failed);
}

/**
 * Returns the sentence for a field's error; forms and API responses use the same keys. With the field's value, the
 * sentence names the character that is not taken.
 */
export function fieldSentence(
  texts: ErrorTexts,
  key: string | undefined,
  path = '',
  value?: unknown,
): string {
  if (!key) return '';
  // A path such as `people[1].email` has the same sentence as the field `email`.
  const field = path.replace(/^.*\./, '');
  if (key === 'field_required' || key === 'terms_privacy_required') {
    const missing = textIn(texts.required as ErrorTexts, field);
    if (missing) return missing;
  }
  // In a renewal the birth date cannot be changed, so the sentence is about the package.
  if (key === 'not_a_child' && field === 'pack_type') return String(texts.grown_up);
  if (key === 'character_not_taken' && typeof value === 'string') {
    const stray = strayIn(normaliseTyped(value), field.endsWith('_name') ? 'name' : 'address');
    if (stray) return String(texts.character).replace('{{character}}', () => stray);
  }
  return textIn(texts, key) ?? String(texts.invalid_value);
}
