import { isCovered, receivedOf } from '@fanclub/contract/money/due';
import type { Transaction } from 'firebase-admin/firestore';
import type { ServerContext } from '#platform/context';
import type { Member } from '#repositories/member';
import { readPayments } from '#repositories/payments';
import { readUpload } from '#repositories/uploads';
import { confirmOpen, type MoneyChange } from './money-change.ts';
import { isSeen, standing } from './payment-rows.ts';

/**
 * An approval says that the money is there, by the receipt: what is open is written down. Where some of it
 * was seen since the receipt came, that is what the receipt stands for: the rest stays open, unless the
 * approval itself says where it was seen (`note`). Reads, and writes nothing.
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

/** Whether money of this application was entered as seen after its receipt had come. */
async function isSeenSince(
  { db }: ServerContext,
  transaction: Transaction,
  member: Member,
): Promise<boolean> {
  // Without a sum there is no row.
  const stored = member.received ? await readPayments(transaction, db, member.id) : [];
  const seen = standing(stored, member).filter(isSeen);
  if (seen.length === 0) return false;
  const { receipt_upload: id, receipt_added_at: addedAt } = member;
  // One that came with the application says so by its own time: sending the rest again makes it no newer.
  const cameAt = addedAt ?? (id ? await readUpload(transaction, db, id) : null)?.created_at;
  return !cameAt || seen.some(({ at }) => at.toMillis() >= cameAt.toMillis());
}
