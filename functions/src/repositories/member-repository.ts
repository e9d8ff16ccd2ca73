import { notGiven } from '@fanclub/contract/members/field-sets';
import type {
  DocumentSnapshot,
  Firestore,
  QueryDocumentSnapshot,
  Transaction,
} from 'firebase-admin/firestore';
import type { Member, MemberDocument } from './member.ts';

export function memberDoc(db: Firestore, uid: string) {
  return db.collection('members').doc(uid);
}

/** The lock that makes e-mails unique; its id is a keyed hash of the address. */
export function memberEmailDoc(db: Firestore, emailHash: string) {
  return db.collection('member_emails').doc(emailHash);
}

/** The lock that makes request numbers unique. */
export function requestNumberDoc(db: Firestore, requestNumber: string) {
  return db.collection('request_numbers').doc(requestNumber);
}

/** A member as its row says; what the row is too old to have is not given. */
export function toMember(row: QueryDocumentSnapshot): Member;
export function toMember(row: DocumentSnapshot): Member | null;
export function toMember(row: DocumentSnapshot): Member | null {
  return row.exists ? { id: row.id, ...notGiven, ...(row.data() as MemberDocument) } : null;
}

/** The member with this uid, or null; ids that Firestore could not hold are nobody's. */
export async function findMember(db: Firestore, uid: string): Promise<Member | null> {
  if (!isDocumentId(uid)) return null;
  return toMember(await memberDoc(db, uid).get());
}

export async function readMember(
  transaction: Transaction,
  db: Firestore,
  uid: string,
): Promise<Member | null> {
  if (!isDocumentId(uid)) return null;
  return toMember(await transaction.get(memberDoc(db, uid)));
}

/** The uid that holds an e-mail, or null. */
export async function findUidByEmailHash(db: Firestore, emailHash: string): Promise<string | null> {
  const lock = await memberEmailDoc(db, emailHash).get();
  return lock.exists ? (lock.get('uid') as string) : null;
}

function isDocumentId(id: string): boolean {
  return id !== '' && id !== '.' && id !== '..' && !id.includes('/') && !/^__.*__$/.test(id);
}

/** The members whose registration used a promo code. */
export function membersWithCode(db: Firestore, code: string) {
  return db.collection('members').where('promo_code', '==', code);
}
