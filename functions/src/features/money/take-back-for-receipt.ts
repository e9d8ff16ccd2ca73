import type { Transaction } from 'firebase-admin/firestore';
import type { ServerContext } from '#platform/context';
import type { Member } from '#repositories/member';
import { readPayments } from '#repositories/payments';
import { type MoneyChange, noMoneyChange, takeBack } from './money-change.ts';

interface Words {
  by: string | null;
  now: Date;
  reason: 'receipt_removed' | 'receipt_replaced';
}

/**
 * Reverses the payments that admins confirmed by the receipt, because the receipt is deleted or replaced. Payments that
 * somebody has seen elsewhere stay. Only reads, and returns what the caller has to write.
 */
export async function takeBackForReceipt(
  { db }: ServerContext,
  transaction: Transaction,
  member: Member,
  words: Words,
): Promise<MoneyChange> {
  // The member has no payments.
  if (!member.is_paid && member.received === null) return noMoneyChange;
  const change = takeBack(member, member, await readPayments(transaction, db, member.id), words);
  return change.rows.length > 0 || member.received
    ? change
    : { rows: [], fields: { is_paid: false } };
}
