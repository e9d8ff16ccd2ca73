import type { WrittenFieldName } from '@fanclub/contract/members/field-sets';

/**
 * Fields for which the error `field_required` has a sentence of their own. Other fields have error codes of their own
 * for a missing value.
 */
type AskedByName =
  | Exclude<WrittenFieldName, 'password' | 'transfer_number' | 'payer_last_four'>
  | 'gender'
  | 'payment_note'
  | 'items'
  | 'people';

/** The sentences for empty fields. A single sentence for all fields would not say what to enter. */
export type RequiredTexts = Record<AskedByName, string>;
