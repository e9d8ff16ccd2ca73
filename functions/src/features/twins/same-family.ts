import { familyOf } from '#repositories/families';
import type { Member } from '#repositories/member';
import { foldForSearch } from '#repositories/search-keys';

type Household = Pick<Member, 'id' | 'guardian_id' | 'phone' | 'last_name' | 'postal_code'>;

/**
 * True of applications of one family, which pays for all of them at once: one answers for the others, the same phone, or the same
 * family name at the same postal code. A receipt that they share is no alarm.
 */
export function isSameFamily(one: Household, other: Household): boolean {
  if (familyOf(one) === familyOf(other)) return true;
  if (one.phone && one.phone === other.phone) return true;
  const isSameName = foldForSearch(one.last_name) === foldForSearch(other.last_name);
  return isSameName && Boolean(one.postal_code) && one.postal_code === other.postal_code;
}
