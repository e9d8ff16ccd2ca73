import { boolean, mixed, type Schema, string } from '../validation/yup.ts';

/** Roles that may correct a field after registration: a rejected member who submits again, any member, an admin. */
export type Corrector = 'rejected' | 'member' | 'admin';

/** The parts of the registration form, each with its step of the wizard. */
export const formParts = {
  membership: 'information',
  personal: 'information',
  holder: 'information',
  residence: 'information',
  contact: 'information',
  payment: 'payment',
} as const;
export type FormPart = keyof typeof formParts;

/** Returns the place of a field in the form: its part, and its position there, counted from 1. */
export const inPart = <P extends FormPart>(part: P, place: number) => ({
  step: formParts[part],
  part,
  place,
});

interface FieldUse {
  /** Rule of the API at registration. A rule that allows the value to be left out makes the field optional. */
  rule: Schema;
  /** Rule of a correction, for fields whose `rule` depends on other fields or on stored data. */
  correction?: Schema;
  /** Place in the registration form; null if the form does not ask for the field. */
  asked: ReturnType<typeof inPart> | null;
  correctedBy: readonly Corrector[];
  /** True if the value is used once and never stored, shown or exported. */
  secret: boolean;
  /** True if the field is a column of the CSV. */
  exported: boolean;
  /**
   * Kind of the admin search that finds a member by the field: by the beginning of a name of the member or of
   * the card holder, by parts of an address or of a phone number, or by the end of a transfer number.
   */
  searched: 'name' | 'holder' | 'address' | 'number' | 'transfer' | null;
  /** Two registrations that agree in all of these fields count as the same person. */
  identifies: boolean;
  /** Topic of the privacy policy that describes the field: `name` is marked `<!--name-->` there. */
  privacy: string;
}

/** The kind of a field's value decides how forms, drafts, responses and files treat it. */
type FieldKind =
  | {
      kind: 'text' | 'date';
      /** Brings typed text into the form that the rule checks. */
      normalise: (typed: string, country: string | undefined) => string;
    }
  | { kind: 'choice'; values: readonly string[] }
  | { kind: 'country' | 'flag' };

export type MemberField = FieldUse & FieldKind;

function valueSchema(field: MemberField) {
  switch (field.kind) {
    case 'choice':
      return mixed<string>().oneOf(field.values);
    case 'flag':
      return boolean();
    case 'date':
      return string().meta({ json: { format: 'date' } });
    default:
      return string();
  }
}

/**
 * Returns the schema of a field in responses. It is looser than the rule, because old rows may break a rule of
 * today.
 */
export function answerSchema(field: MemberField): Schema {
  return field.rule.spec.optional
    ? valueSchema(field).nullable().defined()
    : valueSchema(field).required();
}
