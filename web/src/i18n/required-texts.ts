import type { WrittenFieldName } from '@fanclub/contract/members/field-sets';

/** Fields that can be left empty and are named in the sentence; other such fields have error keys of their own. */
type AskedByName =
  | Exclude<WrittenFieldName, 'password' | 'transfer_number' | 'payer_last_four'>
  | 'gender'
  | 'payment_note'
  | 'items'
  | 'people';

/** A sentence for each empty field, because the same sentence ten times helps nobody. */
export type RequiredTexts = Record<AskedByName, string>;
