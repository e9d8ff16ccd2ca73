import { personalFields } from '@fanclub/contract/members/member-fields';
import { normaliseMemberInput } from '@fanclub/contract/members/normalise';
import { type FieldErrors, toFieldErrors } from '@fanclub/contract/validation/field-errors';
import { strictObject, ValidationError } from '@fanclub/contract/validation/yup';
import { invalidFields } from '#platform/app-error';
import type { MemberDocument } from '#repositories/member';

export const personalFieldNames = Object.keys(personalFields) as PersonalField[];
export type PersonalField = keyof typeof personalFields;
export type Personal = Pick<MemberDocument, PersonalField>;

const personalSchema = strictObject(personalFields);

/** What a change of some fields asks of others: a postal code has the form of its country. */
function concernedFields(changes: object): Set<string> {
  const fields = new Set(Object.keys(changes));
  if (fields.has('country_of_residency')) fields.add('postal_code');
  return fields;
}

function problemsOf(personal: Personal): FieldErrors {
  try {
    personalSchema.validateSync(personal, { abortEarly: false, strict: true });
    return {};
  } catch (error) {
    if (error instanceof ValidationError) return toFieldErrors(error);
    throw error;
  }
}

/**
 * The member's personal fields after some are changed, checked together: phone and postal code
 * against the member's own country when the change names none. Stored values that no rule of today
 * would let in don't stand in the way of changing others.
 */
export function mergePersonal(
  member: Personal,
  changes: Partial<Record<PersonalField, string | undefined>>,
): Personal {
  const pick = (source: object) =>
    Object.fromEntries(
      personalFieldNames
        .map((name) => [name, (source as Record<string, unknown>)[name]] as const)
        .filter(([, value]) => value !== undefined),
    );
  const given = pick(changes);
  const merged = normaliseMemberInput({ ...pick(member), ...given }) as Personal;
  const concerned = concernedFields(given);
  const errors = Object.fromEntries(
    Object.entries(problemsOf(merged)).filter(([field]) => concerned.has(field)),
  ) as FieldErrors;
  if (Object.keys(errors).length > 0) throw invalidFields(errors);
  return { ...(pick(member) as Personal), ...pickOnly(merged, concerned) };
}

function pickOnly(personal: Personal, fields: Set<string>): Partial<Personal> {
  return Object.fromEntries(Object.entries(personal).filter(([field]) => fields.has(field)));
}
