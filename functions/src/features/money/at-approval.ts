import { restAtApproval } from '@fanclub/contract/admin/payment-shown';
import { dueOf } from '@fanclub/contract/money/due';
import type { Transaction } from 'firebase-admin/firestore';
import { isSeen, unreversed } from '#features/dues/payment-rows';
import { isSeenSinceReceipt } from '#features/dues/seen-since-receipt';
import { AppError } from '#platform/app-error';
import type { ServerContext } from '#platform/context';
import type { Member } from '#repositories/member';
import { readPayments } from '#repositories/payments';
import { confirmOpen, type MoneyChange } from './money-change.ts';

/** Returns what an approval changes in the payments, as `restAtApproval` decides. Writes nothing. */
export async function confirmApproved(
  { db }: Pick<ServerContext, 'db'>,
  transaction: Transaction,
  member: Member,
  { after, note, words }: { after: Member; note: string | null; words: { by: string; now: Date } },
): Promise<MoneyChange> {
  // With a note the answer does not matter.
  const seen_since_receipt = !note && (await isSeenSinceReceipt(db, member, transaction));
  const rest = restAtApproval({ ...member, seen_since_receipt }, note);
  if (rest && !rest.isConfirmed) return { rows: [], fields: { is_paid: false } };
  return confirmOpen(member, after, { ...words, source: 'approval' });
}

/**
 * Throws `payment_unseen` unless nothing is due, or the application is paid and somebody has seen at least one of its
 * payments: a treasurer recorded it, or it is from a bank statement or another application.
 */
export async function requireRecorded(
  { db }: ServerContext,
  transaction: Transaction,
  member: Member,
): Promise<void> {
  if (dueOf(member)?.amount === 0) return;
  // `is_paid` and the received sum do not tell whether the money was seen or only confirmed, so the payments are
  // read.
  const stored =
    member.received && member.is_paid ? await readPayments(transaction, db, member.id) : [];
  if (!unreversed(stored, member).some(isSeen)) throw new AppError('payment_unseen');
}
