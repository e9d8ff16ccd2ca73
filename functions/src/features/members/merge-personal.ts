import { pick } from '@fanclub/contract/members/by-name';
import { dependantBirthDateRule } from '@fanclub/contract/members/field-rules';
import { fieldRules } from '@fanclub/contract/members/field-schemas';
import { correctableBy, type KeptFields } from '@fanclub/contract/members/field-sets';
import { normaliseMemberInput } from '@fanclub/contract/members/normalise';
import { fieldErrorsOf } from '@fanclub/contract/validation/field-errors';
import { strictObject } from '@fanclub/contract/validation/yup';
import { invalidFields } from '#platform/app-error';
import type { Member } from '#repositories/member';

/** Fields that a rejected member may correct. Admins may correct them too, under the same rules. */
const personalFieldNames = correctableBy('rejected');
type PersonalField = (typeof personalFieldNames)[number];
export type Personal = Pick<KeptFields, PersonalField>;
/** The package sets the limits for the age of a child. Only admins change the package. */
type Package = Pick<KeptFields, 'pack_type'>;

const personalSchema = strictObject(pick(fieldRules, [...personalFieldNames, 'pack_type']));
/** A dependant's age is not checked against the minimum age for an account, only against the package. */
const dependantSchema = personalSchema.shape({ birth_date: dependantBirthDateRule() });
type OfGuardian = Partial<Pick<Member, 'guardian_id'>>;

/**
 * Adds the fields whose rules depend on a changed field: the postal code depends on the country, and the birth date
 * depends on the package. The package of a dependant is for the dependant, and a registrant's package for a child is
 * for the card holder. The phone is left out, because a stored number keeps its country code when the person moves.
 */
function withConcerned(
  changed: PersonalField[],
  { isOtherPackage, isDependant }: { isOtherPackage: boolean; isDependant: boolean },
): PersonalField[] {
  const concerned = [...changed];
  if (changed.includes('country_of_residency')) concerned.push('postal_code');
  if (isOtherPackage) concerned.push(isDependant ? 'birth_date' : 'holder_birth_date');
  return concerned;
}

/**
 * Returns the member's personal fields after a change. A changed phone or postal code is checked against the country,
 * and a changed birth date against the package, even if the change names neither country nor package. Stored values
 * that the current rules would refuse do not prevent changes of other fields.
 */
export function mergePersonal(
  member: Personal & Package & OfGuardian,
  changes: Partial<Personal & Package>,
): Personal {
  const kept = pick(member, personalFieldNames);
  const changed = personalFieldNames.filter(
    (name) => changes[name] !== undefined && changes[name] !== member[name],
  );
  const merged = normaliseMemberInput({ ...kept, ...pick(changes, changed) });
  const pack_type = changes.pack_type ?? member.pack_type;
  const isOtherPackage = pack_type !== member.pack_type;
  const isDependant = Boolean(member.guardian_id);
  const concerned = withConcerned(changed, { isOtherPackage, isDependant });
  const schema = isDependant ? dependantSchema : personalSchema;
  const problems = Object.entries(fieldErrorsOf(schema, { ...merged, pack_type }));
  const errors = problems.filter(([field]) => concerned.some((name) => name === field));
  if (errors.length > 0) throw invalidFields(Object.fromEntries(errors));
  return { ...kept, ...pick(merged, concerned) };
}
