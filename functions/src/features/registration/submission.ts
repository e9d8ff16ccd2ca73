import { toCents } from '@fanclub/contract/pricing/round';
import type { FamilyPerson } from '@fanclub/contract/registration/family-person';
import type { RegisterRequest } from '@fanclub/contract/registration/request';
import type { Firestore } from 'firebase-admin/firestore';
import type { Timestamp } from '#platform/time';
import { findDependants } from '#repositories/families';
import type { Member } from '#repositories/member';

type Shown = number | null | undefined;

/** What somebody was shown for themselves, of a sum that was shown for all; null where that cannot be told. */
function shareOf(total: Shown, others: readonly Shown[]): number | null {
  if (total == null || others.some((share) => share == null)) return null;
  const rest = others.reduce<number>((left, share) => left - toCents(share ?? 0), toCents(total));
  return rest / 100;
}

/** A registration as it would be without the family that comes along. */
export function withOwnShare({ family = [], ...body }: RegisterRequest): RegisterRequest {
  if (family.length === 0) return body;
  return {
    ...body,
    expected_total: shareOf(
      body.expected_total,
      family.map(({ expected_total: share }) => share),
    ),
    expected_rial: shareOf(
      body.expected_rial,
      family.map(({ expected_rial: share }) => share),
    ),
  };
}

/** The people of a member's family who were sent in at one moment, in the order in which the request has them. */
export async function sentWith(
  db: Firestore,
  { id, has_family }: Pick<Member, 'id' | 'has_family'>,
  at: Timestamp,
  people: readonly FamilyPerson[] = [],
): Promise<Member[]> {
  const placeOf = ({ request_number: number, told_number: told }: Member) =>
    people.findIndex(({ request_number: shown }) => shown && [number, told].includes(shown));
  const family = has_family ? await findDependants(db, id) : [];
  return family
    .filter(({ created_at }) => created_at.isEqual(at))
    .sort((one, other) => placeOf(one) - placeOf(other));
}
