import type { WrittenFieldName } from '@fanclub/contract/members/field-sets';

/**
 * Fields for which the error `field_required` has a separate sentence, and the two consents, which share
 * `terms_privacy_required`. For a missing value in any other field there is a separate error code.
 */
type AskedByName =
  | Exclude<WrittenFieldName, 'password' | 'transfer_number' | 'payer_last_four'>
  | 'gender'
  | 'payment_note'
  | 'items'
  | 'people'
  | 'terms'
  | 'privacy';

/** The sentences for empty fields. A single sentence for all fields would not say what to enter. */
export type RequiredTexts = Record<AskedByName, string>;
