import { isCovered } from '@fanclub/contract/money/due';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import type { Member } from '#repositories/member';
import { readPayments, readPaymentsOf } from '#repositories/payments';
import { findUpload, readUpload } from '#repositories/uploads';
import { isSeen, unreversed } from './payment-rows.ts';

/**
 * Returns true if the present application is not paid in full and one of its payments was recorded as seen after its
 * receipt had been uploaded. Without a receipt, any payment that was recorded as seen counts.
 */
export async function isSeenSinceReceipt(
  db: Firestore,
  member: Member,
  transaction?: Transaction,
): Promise<boolean> {
  // A row without a received sum has no payments.
  if (!member.received || isCovered(member)) return false;
  const stored = transaction
    ? await readPayments(transaction, db, member.id)
    : await readPaymentsOf(db, member.id);
  const seen = unreversed(stored, member).filter(isSeen);
  if (seen.length === 0) return false;
  const { receipt_upload: id, receipt_added_at: addedAt } = member;
  if (!id) return true;
  // A receipt from the first submission has its upload's time. Submitting the application again does not make the
  // receipt newer.
  const upload = addedAt
    ? null
    : await (transaction ? readUpload(transaction, db, id) : findUpload(db, id));
  const cameAt = addedAt ?? upload?.created_at;
  return !cameAt || seen.some(({ at }) => at.toMillis() >= cameAt.toMillis());
}
