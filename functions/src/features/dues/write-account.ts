import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { bookReceipts } from '#repositories/club-receipts';
import type { Member, MemberDocument } from '#repositories/member';
import { createPerson, updateMember } from '#repositories/members';
import { createPayments, type Payment } from '#repositories/payments';
import { withAccount } from './with-account.ts';

interface Write<Update> {
  update: Update;
  payments?: readonly Payment[];
  now: Date;
}

/**
 * Writes a change of a person or of the present application that may change what is due or received, with the account
 * and the payments. Every such change goes through this function or `writePayments`, so that application, account and
 * payments always agree. Returns the changed member.
 */
export function writeAccount<Update extends Partial<MemberDocument>>(
  transaction: Transaction,
  db: Firestore,
  member: Member,
  { update, payments = [], now }: Write<Update>,
) {
  const fields = withAccount(member, update, now);
  updateMember(transaction, db, member, fields);
  createPayments(transaction, db, member.id, payments);
  bookReceipts(transaction, db, [[member, payments]]);
  return { ...member, ...fields };
}

/** Creates a person with the first application and its account. Returns the member. */
export function createMember(transaction: Transaction, db: Firestore, member: Member): Member {
  const after = withAccount(member, { ...member }, member.submitted_at.toDate());
  createPerson(transaction, db, after);
  return after;
}
