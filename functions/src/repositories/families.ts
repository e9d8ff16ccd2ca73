import type { Firestore, Transaction } from 'firebase-admin/firestore';
import type { Member, MemberDocument } from './member.ts';
import { membersOf, toMember } from './members.ts';
import type { RowQuery } from './rows.ts';

/** Whom a member answers for. */
const dependantsOf = (db: Firestore, guardianId: string): RowQuery<MemberDocument> =>
  membersOf(db).where('guardian_id', '==', guardianId);

const oldestFirst = (one: Member, other: Member) =>
  one.created_at.toMillis() - other.created_at.toMillis() || one.id.localeCompare(other.id);

/** The same, in the order in which they came. */
export async function findDependants(db: Firestore, guardianId: string): Promise<Member[]> {
  const { docs } = await dependantsOf(db, guardianId).get();
  return docs.map((row) => toMember(row)).sort(oldestFirst);
}

/** The same within a transaction. */
export async function readDependants(
  transaction: Transaction,
  db: Firestore,
  guardianId: string,
): Promise<Member[]> {
  const { docs } = await transaction.get(dependantsOf(db, guardianId));
  return docs.map((row) => toMember(row)).sort(oldestFirst);
}

/** In the place of a fingerprint: nobody comes again by an address that is the guardian's. */
export const cameWithFamily = '';

/** By what those of one family know each other: the guardian's id. */
export const familyOf = ({ id, guardian_id }: Pick<Member, 'id' | 'guardian_id'>) =>
  guardian_id ?? id;
