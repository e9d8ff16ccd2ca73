import { clubDay } from '@fanclub/contract/club/club-day';
import type { Transaction } from 'firebase-admin/firestore';
import type { ServerContext } from '#platform/context';
import { inTransaction } from '#platform/firebase/in-transaction';
import type { Member, MemberDocument } from '#repositories/member';
import {
  type MemberNumbersRow,
  nextNumber,
  readMemberNumbers,
  saveMemberNumbers,
} from '#repositories/member-numbers';
import { membersFrom, personDoc, updateMember } from '#repositories/members';
import { readTogether } from '#repositories/rows';
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
  return { fields: { ...numberFields(member, given.number), member_since }, counter: given.row };
}

const numberFields = (member: Member, member_number: number) => ({
  member_number,
  search_keys: searchKeysOf({ ...member, member_number }),
});

/**
 * Runs work that may give member numbers. All of it changes the same row, so within an instance one waits here for the
 * other, which takes less time than transactions that abort each other.
 */
export function inTurnForNumbers<T>(
  { mutex }: Pick<ServerContext, 'mutex'>,
  work: () => Promise<T>,
): Promise<T> {
  return mutex.run(['member-numbers'], work);
}

/**
 * Gives these members their numbers in one transaction, for a bulk that approves them afterwards. Who is not approved
 * after all, for example because the process dies, keeps the number for the next approval, as after an undo.
 */
export async function giveNumbers(
  context: Pick<ServerContext, 'db' | 'mutex'>,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  const { db } = context;
  const give = async (transaction: Transaction) => {
    let row = await readMemberNumbers(transaction, db);
    const { persons } = await readTogether(transaction, {
      persons: [...new Set(ids)].map((id) => personDoc(db, id)),
    });
    const members = await membersFrom(transaction, db, persons);
    for (const member of members.filter(({ member_number }) => member_number === null)) {
      const given = nextNumber(row);
      row = given.row;
      updateMember(transaction, db, member, numberFields(member, given.number));
    }
    saveMemberNumbers(transaction, db, row);
  };
  await inTurnForNumbers(context, () => inTransaction(db, give));
}
