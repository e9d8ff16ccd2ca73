import type { Offer } from '../club/offers.ts';
import { boolean, isoDay, mixed, type Schema, string } from '../validation/yup.ts';

/** Who may correct a field after registration: a rejected applicant who submits again, any member, or an admin. */
export type Corrector = 'rejected' | 'member' | 'admin';

/** The parts of the registration form, each with the wizard step that shows it. */
export const formParts = {
  membership: 'information',
  personal: 'information',
  holder: 'information',
  residence: 'information',
  contact: 'information',
  payment: 'payment',
} as const;
export type FormPart = keyof typeof formParts;

/** Returns where the form asks for a field: the part, its step, and the position within the part, counted from 1. */
export const inPart = <P extends FormPart>(part: P, place: number) => ({
  step: formParts[part],
  part,
  place,
});

interface FieldUse {
  /** Schema of the field at registration. The field is optional if this schema is. */
  rule: Schema;
  /** Schema of a corrected value, for fields whose `rule` depends on other fields or on stored data. */
  correction?: Schema;
  /** Where the registration form asks for the field; null if it does not. */
  asked: ReturnType<typeof inPart> | null;
  /** What the club must have for the form to ask. */
  needs?: Offer;
  correctedBy: readonly Corrector[];
  /** True if the value is used once and never stored, shown or exported. */
  secret: boolean;
  /** True if the field is a column of the members' file (CSV or JSON). */
  exported: boolean;
  /**
   * How the search in the panel compares the field: `name` and `holder` by the beginning of each word of the name,
   * `address` by the beginning of each part of an e-mail address, `number` by any four or more consecutive digits of a
   * phone number, `transfer` by the beginning and the end of a transfer number.
   */
  searched: 'name' | 'holder' | 'address' | 'number' | 'transfer' | null;
  /** Two registrations with equal values in all fields that have `identifies` count as made by the same person. */
  identifies: boolean;
  /**
   * Topic of the privacy policy that describes the field. The policy marks the topic `name`, for example, with
   * `<!--name-->`.
   */
  privacy: string;
}

/** The kind of a field's value. Forms, drafts, responses and files treat a field by its kind. */
type FieldKind =
  | {
      kind: 'text' | 'date';
      /** Converts an entered text to the form that the rule checks. */
      normalise: (typed: string, country: string | undefined) => string;
    }
  | {
      kind: 'choice';
      values: readonly string[];
      /** What the club must have to offer a value. */
      valueNeeds?: Readonly<Record<string, Offer>>;
      /** Schema of a stored value, which the form may no longer offer. */
      stored?: Schema;
    }
  | { kind: 'country' | 'flag' };

export type MemberField = FieldUse & FieldKind;

function valueSchema(field: MemberField) {
  switch (field.kind) {
    case 'choice':
      return field.stored ?? mixed<string>().oneOf(field.values);
    case 'flag':
      return boolean();
    case 'date':
      return isoDay();
    default:
      return string();
  }
}

/**
 * Returns the schema of a field in responses. It checks less than the field's rule, because stored rows may be older
 * than the rule.
 */
export function answerSchema(field: MemberField): Schema {
  if (field.rule.spec.optional) return valueSchema(field).nullable().defined();
  // A member without a mailbox has an empty e-mail, and an address in some countries has no postal code.
  return field.kind === 'text' ? valueSchema(field).defined() : valueSchema(field).required();
}
