import { isCovered, receivedOf } from '@fanclub/contract/money/due';
import type { Transaction } from 'firebase-admin/firestore';
import { isSeen, unreversed } from '#features/dues/payment-rows';
import type { ServerContext } from '#platform/context';
import type { Member } from '#repositories/member';
import { readPayments } from '#repositories/payments';
import { readUpload } from '#repositories/uploads';
import { confirmOpen, type MoneyChange } from './money-change.ts';

/**
 * Returns what an approval changes in the payments. By default the approval takes the receipt as a proof that the
 * unpaid amount was paid. If somebody has recorded a payment since the receipt was sent, the receipt is taken to prove
 * that payment, and the rest stays unpaid, unless the admin says where the rest was seen (`note`). Writes nothing.
 */
export async function confirmApproved(
  context: ServerContext,
  transaction: Transaction,
  member: Member,
  { after, note, words }: { after: Member; note: string | null; words: { by: string; now: Date } },
): Promise<MoneyChange> {
  const isOpen = !isCovered(after, receivedOf(member));
  if (isOpen && !note && (await isSeenSince(context, transaction, member))) {
    return { rows: [], fields: { is_paid: false } };
  }
  return confirmOpen(member, after, { ...words, source: 'approval' });
}

/**
 * True if a payment of this application was recorded as seen after the receipt had been uploaded, or if there is no
 * receipt and any payment was recorded as seen.
 */
async function isSeenSince(
  { db }: ServerContext,
  transaction: Transaction,
  member: Member,
): Promise<boolean> {
  // A row without a received sum has no payments.
  const stored = member.received ? await readPayments(transaction, db, member.id) : [];
  const seen = unreversed(stored, member).filter(isSeen);
  if (seen.length === 0) return false;
  const { receipt_upload: id, receipt_added_at: addedAt } = member;
  // A receipt from the first submission has its upload's time. Submitting the application again does not make the
  // receipt newer.
  const cameAt = addedAt ?? (id ? await readUpload(transaction, db, id) : null)?.created_at;
  return !cameAt || seen.some(({ at }) => at.toMillis() >= cameAt.toMillis());
}
