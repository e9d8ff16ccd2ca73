import { normaliseMemberInput } from '@fanclub/contract/members/normalise';
import type { MemberProfile } from '@fanclub/contract/members/profile';

const personalFieldNames = [
  'first_name',
  'last_name',
  'gender',
  'birth_date',
  'country_of_birth',
  'country_of_residency',
  'address_of_residency',
  'postal_code',
  'phone',
] as const satisfies (keyof MemberProfile)[];

export type PersonalValues = Pick<MemberProfile, (typeof personalFieldNames)[number]>;

export function personalValuesOf(profile: MemberProfile): PersonalValues {
  return pick(profile, personalFieldNames);
}

/** Only what the form really changed, in the form the server checks. */
export function changesOf<V extends object>(initial: V, values: V): Partial<V> {
  const after = normaliseMemberInput(values);
  const changed = (Object.keys(initial) as (keyof V)[]).filter(
    (key) => after[key] !== initial[key],
  );
  return pick(after, changed);
}

function pick<T extends object, K extends keyof T>(from: T, keys: readonly K[]): Pick<T, K> {
  return Object.fromEntries(keys.map((key) => [key, from[key]])) as Pick<T, K>;
}
