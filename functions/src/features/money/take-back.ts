import { isCovered } from '@fanclub/contract/money/due';
import type { Transaction } from 'firebase-admin/firestore';
import { reversalOf, unreversed } from '#features/dues/payment-rows';
import type { ServerContext } from '#platform/context';
import type { Member } from '#repositories/member';
import { readPayments } from '#repositories/payments';
import {
  type MoneyChange,
  noMoneyChange,
  stillThere,
  takeBack,
  withPayments,
} from './money-change.ts';

/** Reverses the payment that an approval has written, unless it was reversed since. */
export async function takeBackApproval(
  { db }: ServerContext,
  transaction: Transaction,
  member: Member,
  {
    after,
    paymentId,
    words,
  }: { after: Member; paymentId: string | null; words: { by: string; now: Date } },
): Promise<MoneyChange> {
  if (!paymentId) return noMoneyChange;
  const stored = unreversed(await readPayments(transaction, db, member.id), member);
  const payments = stored.filter(({ id }) => id === paymentId);
  const [payment] = stillThere(member, payments);
  // There is no such payment any more: a treasurer reversed it, a line of a bank statement replaced it, or it was paid
  // back. Then `is_paid` follows from the received sum.
  if (!payment) return { rows: [], fields: { is_paid: isCovered(after) } };
  return withPayments(member, after, [reversalOf(payment, { ...words, reason: 'undone' })]);
}

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
