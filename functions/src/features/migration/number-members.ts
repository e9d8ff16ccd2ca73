import type { Firestore } from 'firebase-admin/firestore';
import type { LeftMs } from '#platform/deadline';
import { inTransaction } from '#platform/firebase/in-transaction';
import {
  membersWithoutNumber,
  nextKeptNumber,
  readMemberNumbers,
  saveMemberNumbers,
} from '#repositories/member-numbers';
import { memberDoc, toMember } from '#repositories/members';
import { searchKeysOf } from '#repositories/search-keys';

const membersPerTransaction = 50;

/**
 * Gives a number to each member from before member numbers existed, in the order in which they became members. For each
 * portion, one transaction reads only members who have no number, and also writes the counter. So a run may die at any
 * point, and concurrent runs give no member two numbers. Returns false if the time was over before every member had a
 * number.
 */
export async function numberMembers(db: Firestore, leftMs: LeftMs): Promise<boolean> {
  while (await numberPortion(db)) {
    if (leftMs() <= 0) return false;
  }
  return true;
}

const numberPortion = (db: Firestore): Promise<boolean> =>
  inTransaction(db, async (transaction) => {
    let row = await readMemberNumbers(transaction, db);
    const found = await transaction.get(membersWithoutNumber(db).limit(membersPerTransaction));
    for (const member of found.docs.map((one) => toMember(one))) {
      const given = nextKeptNumber(row);
      row = given.row;
      const member_number = given.number;
      const search_keys = searchKeysOf({ ...member, member_number });
      transaction.update(memberDoc(db, member.id), { member_number, search_keys });
    }
    saveMemberNumbers(transaction, db, row);
    return found.size === membersPerTransaction;
  });
