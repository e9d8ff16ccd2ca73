import { pick } from '@fanclub/contract/members/by-name';
import type { FamilyMember } from '@fanclub/contract/members/family';
import type { Firestore } from 'firebase-admin/firestore';
import { findFamilyOf } from '#repositories/families';
import type { Member } from '#repositories/member';
import { findMember } from '#repositories/members';
import { presentLine } from './present-member.ts';
import { presentRows } from './present-member-for-admin.ts';

/** Presents a person of a family for the list of the family. */
export function presentFamilyMember(member: Member): FamilyMember {
  return {
    ...pick(member, ['id', 'first_name', 'last_name', 'birth_date', 'pack_type', 'juventus_card']),
    ...pick(member, ['request_number', 'season', 'request_status', 'total_price', 'rial_amount']),
    is_asked: member.requested !== null,
    is_paid: member.is_paid,
    ...presentLine(member),
    account_offered_until: offeredUntil(member),
  };
}

function offeredUntil({ account_offer: offer }: Member): string | null {
  const until = offer?.until.toDate() ?? null;
  return until && until > new Date() ? until.toISOString() : null;
}

export async function presentDependants(
  db: Firestore,
  member: Pick<Member, 'id' | 'has_family'>,
): Promise<FamilyMember[]> {
  return (await findFamilyOf(db, member)).map(presentFamilyMember);
}

/**
 * Returns a member's family as admins see it: the guardian, the guardian's dependants except the member, and those of
 * all who wait for a decision and whom the same transfer paid for, in the order of the form.
 */
export async function presentFamily(db: Firestore, member: Member) {
  const guardian = member.guardian_id ? await findMember(db, member.guardian_id) : null;
  const head = guardian ?? member;
  const dependants = await findFamilyOf(db, head);
  const { id, people } = member.submission;
  const together = [head, ...dependants]
    .filter((one) => one.request_status === 'submitted' && one.submission.id === id)
    .sort((one, other) => one.submission.place - other.submission.place);
  return {
    guardian: guardian && presentFamilyMember(guardian),
    family: dependants.filter((one) => one.id !== member.id).map(presentFamilyMember),
    together: people > 1 ? await presentRows(db, together) : [],
  };
}
