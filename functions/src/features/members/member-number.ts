import { clubDay } from '@fanclub/contract/club/club-day';
import type { Transaction } from 'firebase-admin/firestore';
import type { ServerContext } from '#platform/context';
import type { Member, MemberDocument } from '#repositories/member';
import { type MemberNumbersRow, nextNumber, readMemberNumbers } from '#repositories/member-numbers';
import { searchKeysOf } from '#repositories/search-keys';

interface Numbered {
  fields: Partial<Pick<MemberDocument, 'member_number' | 'member_since' | 'search_keys'>>;
  /** The counter to be saved in the same transaction; null if no number was given. */
  counter: MemberNumbersRow | null;
}

/**
 * Returns what the first approval adds to a member: the member number and the first day. Somebody who has a number
 * keeps it, for example after an undo of the first approval. The function reads in the transaction, so the caller has
 * to call it before the first write.
 */
export async function numberedBy(
  context: Pick<ServerContext, 'db'>,
  transaction: Transaction,
  member: Member,
  now: Date,
): Promise<Numbered> {
  const { member_number: number, member_since: since } = member;
  if (number !== null && since !== null) return { fields: {}, counter: null };
  const member_since = since ?? clubDay(now);
  if (number !== null) return { fields: { member_since }, counter: null };
  const given = nextNumber(await readMemberNumbers(transaction, context.db));
  const member_number = given.number;
  const search_keys = searchKeysOf({ ...member, member_number });
  return { fields: { member_number, member_since, search_keys }, counter: given.row };
}
