import type { WrittenFieldName } from '@fanclub/contract/members/field-sets';

/** What can be left empty and is asked for by its own name; what else can has a key of its own. */
type AskedByName =
  | Exclude<WrittenFieldName, 'password' | 'transfer_number' | 'payer_last_four'>
  | 'gender'
  | 'payment_note'
  | 'items'
  | 'people';

/** A sentence for each field that was left empty: ten times the same one helps nobody. */
export type RequiredTexts = Record<AskedByName, string>;
