import { boolean, mixed, type Schema, string } from '../validation/yup.ts';

/** Who may correct a field after registration: a rejected member who submits again, any member, an admin. */
export type Corrector = 'rejected' | 'member' | 'admin';

/** The parts of the registration form, each on its step of the wizard. */
export const formParts = {
  membership: 'information',
  personal: 'information',
  holder: 'information',
  residence: 'information',
  contact: 'information',
  payment: 'payment',
} as const;
export type FormPart = keyof typeof formParts;

/** The place of a field in the form: its part, and where in it, counted from 1. */
export const inPart = <P extends FormPart>(part: P, place: number) => ({
  step: formParts[part],
  part,
  place,
});

interface FieldUse {
  /** What the API takes at registration. A rule that lets a value be left out makes the field optional. */
  rule: Schema;
  /** What a correction takes, where the rule alone would ask too much of a part of the fields. */
  correction?: Schema;
  /** Where the registration form asks for it, if it does. */
  asked: ReturnType<typeof inPart> | null;
  correctedBy: readonly Corrector[];
  /** Used and forgotten: never stored, shown or exported. */
  secret: boolean;
  /** A column of the CSV. */
  exported: boolean;
  /** How the admin search finds a member by it: by the beginnings of a name, the member's or the card holder's, by parts of an address or of a phone number, or by the ends of a transfer's. */
  searched: 'name' | 'holder' | 'address' | 'number' | 'transfer' | null;
  /** Whoever gives all of these alike is taken for the same person coming again. */
  identifies: boolean;
}

/** What a field's value is made of decides how forms, drafts, answers and files treat it. */
type FieldKind =
  | {
      kind: 'text' | 'date';
      /** Brings what was typed into the form that the rule checks. */
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

/** As answers carry it; looser than the rule, for rows that no rule of today would let in. */
export function answerSchema(field: MemberField): Schema {
  return field.rule.spec.optional
    ? valueSchema(field).nullable().defined()
    : valueSchema(field).required();
}
