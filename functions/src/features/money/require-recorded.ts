import { dueOf } from '@fanclub/contract/money/due';
import type { Transaction } from 'firebase-admin/firestore';
import { isSeen, unreversed } from '#features/dues/payment-rows';
import { AppError } from '#platform/app-error';
import type { ServerContext } from '#platform/context';
import type { Member } from '#repositories/member';
import { readPayments } from '#repositories/payments';

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
