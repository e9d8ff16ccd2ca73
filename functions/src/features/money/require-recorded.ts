import type { Transaction } from 'firebase-admin/firestore';
import { AppError } from '#platform/app-error';
import type { ServerContext } from '#platform/context';
import type { Member } from '#repositories/member';
import { readPayments } from '#repositories/payments';
import { isSeen, unreversed } from './payment-rows.ts';

/**
 * Throws `payment_unseen` unless payments that treasurers recorded, or that a statement shows, cover an
 * application.
 */
export async function requireRecorded(
  { db }: ServerContext,
  transaction: Transaction,
  member: Member,
): Promise<void> {
  // Only the sum tells that the application is paid. The payments tell by which mark or payment.
  const stored =
    member.received && member.is_paid ? await readPayments(transaction, db, member.id) : [];
  if (!unreversed(stored, member).some(isSeen)) throw new AppError('payment_unseen');
}
