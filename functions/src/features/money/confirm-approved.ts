import { restAtApproval } from '@fanclub/contract/admin/payment-shown';
import type { Transaction } from 'firebase-admin/firestore';
import { isSeenSinceReceipt } from '#features/dues/seen-since-receipt';
import type { ServerContext } from '#platform/context';
import type { Member } from '#repositories/member';
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
