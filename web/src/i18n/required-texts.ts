import type {
  HolderFieldName,
  OptionalFieldName,
  WrittenFieldName,
} from '@fanclub/contract/members/field-sets';

/**
 * Fields for which the error `field_required` has a separate sentence, and the two consents, which share
 * `terms_privacy_required`. Only a form for a child's package requires the fields `holder_…`. Other optional fields are
 * required by no form, or there is a separate error code for a missing value.
 */
type AskedByName =
  | Exclude<WrittenFieldName, 'password' | OptionalFieldName>
  | HolderFieldName
  | 'gender'
  | 'payment_note'
  | 'items'
  | 'people'
  | 'terms'
  | 'privacy';

/** The sentences for empty fields. A single sentence for all fields would not say what to enter. */
export type RequiredTexts = Record<AskedByName, string>;
