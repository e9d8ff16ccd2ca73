import { familyOf } from '#repositories/families';
import type { Member } from '#repositories/member';
import { foldForSearch } from '#repositories/search-keys';

export type Household = Pick<Member, 'id' | 'guardian_id' | 'phone' | 'last_name' | 'postal_code'>;

/**
 * True if two applications come from one family: one person is the other's guardian, or they have the same phone, or
 * the same family name at the same postal code. A family may share a receipt.
 */
export function isSameFamily(one: Household, other: Household): boolean {
  if (familyOf(one) === familyOf(other)) return true;
  if (one.phone && one.phone === other.phone) return true;
  const isSameName = foldForSearch(one.last_name) === foldForSearch(other.last_name);
  return isSameName && Boolean(one.postal_code) && one.postal_code === other.postal_code;
}
