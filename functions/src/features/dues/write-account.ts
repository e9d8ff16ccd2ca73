import { dueOfApplication } from '@fanclub/contract/money/account';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { type ArchivedSeason, updateArchivedMoney } from '#repositories/archived-seasons';
import { writeDue } from '#repositories/dues';
import type { Member, MemberDocument } from '#repositories/member';
import { memberDoc } from '#repositories/members';
import { createPayments, type Payment } from '#repositories/payments';
import { accountAfter, withAccount } from './with-account.ts';
import { withoutRest } from './without-rest.ts';

interface Write<Update> {
  update: Update;
  payments?: readonly Payment[];
  now: Date;
}

/**
 * Writes a change of a member's row that may change what is due or received: the row with its account, the due of the
 * application, and the payments. Every such change goes through this function, so that row, due and payments always
 * agree. Returns the changed member.
 */
export function writeAccount<Update extends Partial<MemberDocument>>(
  transaction: Transaction,
  db: Firestore,
  member: Member,
  { update, payments = [], now }: Write<Update>,
) {
  const fields = withAccount(member, update, now);
  const after = { ...member, ...fields };
  transaction.update(memberDoc(db, member.id), { ...fields });
  writeDue(transaction, db, member.id, dueOfApplication(after));
  createPayments(transaction, db, member.id, payments);
  return after;
}

/** Creates the row of a person's first application, with its account and due. Returns the member. */
export function createMember(transaction: Transaction, db: Firestore, member: Member): Member {
  const now = member.submitted_at.toDate();
  const after = withAccount(member, { ...member }, now);
  const { id, ...row } = after;
  transaction.create(memberDoc(db, id), row);
  writeDue(transaction, db, id, dueOfApplication(after));
  return after;
}

/**
 * Like `writeAccount`, but for an application that a renewal replaced: the money is written to the archived season, and
 * only the account is written to the member's row. `application` has the fields of the replaced application. Returns
 * the changed member.
 */
export function writeEarlierAccount(
  transaction: Transaction,
  db: Firestore,
  { present, application }: { present: Member; application: Member },
  {
    update,
    payments = [],
    now,
  }: Write<Partial<Pick<ArchivedSeason, 'received' | 'is_paid' | 'payment_note'>>>,
): Member {
  const changed = { ...application, ...update };
  const account = accountAfter(present, changed, now);
  const requested = withoutRest({ ...present, ...account }, now);
  // The request decides whether the present application is owed, so the account is computed again with the new request.
  const fields = { ...accountAfter({ ...present, requested }, changed, now), requested };
  const after = { ...present, ...fields };
  transaction.update(memberDoc(db, present.id), fields);
  updateArchivedMoney(transaction, db, application, update);
  writeDue(transaction, db, present.id, dueOfApplication(changed));
  createPayments(transaction, db, present.id, payments);
  return after;
}
