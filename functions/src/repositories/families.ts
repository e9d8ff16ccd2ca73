import type { Firestore, Transaction } from 'firebase-admin/firestore';
import type { Member, PersonDocument } from './member.ts';
import { membersFrom, personsOf, readMember } from './members.ts';
import type { RowQuery } from './rows.ts';

const dependantsOf = (db: Firestore, guardianId: string): RowQuery<PersonDocument> =>
  personsOf(db).where('guardian_id', '==', guardianId);

/** People who were added with one form are in the order of the form. */
const oldestFirst = (one: Member, other: Member) =>
  one.created_at.toMillis() - other.created_at.toMillis() ||
  one.submission.place - other.submission.place ||
  one.id.localeCompare(other.id);

/** Reads a guardian's dependants in the order in which they were added. */
export async function findDependants(db: Firestore, guardianId: string): Promise<Member[]> {
  const { docs } = await dependantsOf(db, guardianId).get();
  return (await membersFrom(db, db, docs)).sort(oldestFirst);
}

/** Reads the dependants of a member. A member without a family costs no query. */
export const findFamilyOf = async (
  db: Firestore,
  { id, has_family }: Pick<Member, 'id' | 'has_family'>,
): Promise<Member[]> => (has_family ? findDependants(db, id) : []);

/** Reads a guardian's dependants within a transaction. */
export async function readDependants(
  transaction: Transaction,
  db: Firestore,
  guardianId: string,
): Promise<Member[]> {
  const { docs } = await transaction.get(dependantsOf(db, guardianId));
  return (await membersFrom(transaction, db, docs)).sort(oldestFirst);
}

/** Reads the other people of a member's family, also if the member is not stored yet. */
export async function readRelatives(
  transaction: Transaction,
  db: Firestore,
  member: Pick<Member, 'id' | 'guardian_id'>,
): Promise<Member[]> {
  const guardianId = familyOf(member);
  const [guardian, dependants] = await Promise.all([
    readMember(transaction, db, guardianId),
    readDependants(transaction, db, guardianId),
  ]);
  return [guardian, ...dependants].filter(
    (one) => one !== null && one.id !== member.id,
  ) as Member[];
}

/**
 * The `fingerprint` of a dependant. It is empty, because a fingerprint recognises a person by the person's own e-mail,
 * and a dependant's row has the e-mail of the guardian.
 */
export const cameWithFamily = '';

/** Returns the id that all members of a family share: the guardian's id. */
export const familyOf = ({ id, guardian_id }: Pick<Member, 'id' | 'guardian_id'>) =>
  guardian_id ?? id;
