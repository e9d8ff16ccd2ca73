import type { WrittenFieldName } from '@fanclub/contract/members/field-sets';

/**
 * Fields whose sentence, when they are left empty, names the field. Other fields have error codes of their own
 * for this.
 */
type AskedByName =
  | Exclude<WrittenFieldName, 'password' | 'transfer_number' | 'payer_last_four'>
  | 'gender'
  | 'payment_note'
  | 'items'
  | 'people';

/** A sentence for each of these fields when it is empty, because one sentence for all would not help. */
export type RequiredTexts = Record<AskedByName, string>;
