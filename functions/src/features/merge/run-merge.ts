import { clubDay } from '@fanclub/contract/brand/club-day';
import type { MergeProblem } from '@fanclub/contract/merge/routes';
import type { Transaction } from 'firebase-admin/firestore';
import { deleteMemberAccount } from '#features/accounts/delete-account';
import { accountAfter } from '#features/dues/with-account';
import { dropMerge } from '#features/members/drop-merge';
import { finishedMemberships } from '#features/members/memberships';
import { recordChange } from '#features/members/record-change';
import { flagsWith } from '#features/members/review-flags';
import { withStanding } from '#features/members/standing';
import { AppError, isRefusal } from '#platform/app-error';
import type { ServerContext } from '#platform/context';
import type { LeftMs } from '#platform/deadline';
import { inTransaction } from '#platform/firebase/in-transaction';
import { log } from '#platform/log';
import { recordAudit } from '#repositories/audit';
import { forEachRow } from '#repositories/expired-rows';
import type { Member } from '#repositories/member';
import { memberEmailDoc, otherEmailDocs } from '#repositories/member-emails';
import { membersToMerge } from '#repositories/member-lists';
import { personDoc, readMember, requireMember, updateMember } from '#repositories/members';
import { passwordDoc } from '#repositories/passwords';
import { otherNumbersOf, searchKeysOf } from '#repositories/search-keys';
import { type MergePair, mergeProblem, pairOf } from './merge-problem.ts';
import { moveBelongings, readBelongings } from './move-rows.ts';

/**
 * Carries out a merge whose time to undo is over: all rows in one transaction, then the Firebase account of the member
 * who goes. If the process dies after the transaction, the account belongs to nobody, and the nightly reconciliation
 * deletes it. A repeated call finds no merge and changes nothing. Throws `invalid_transition` before the merge is due.
 * If the two members can no longer be merged, the merge is dropped and the reason is thrown.
 */
export async function runMerge(context: ServerContext, id: string): Promise<Member> {
  const run = () => inTransaction(context.db, (transaction) => runIn(context, transaction, id));
  const { member, goneId, problem } = await context.mutex.run([`member:${id}`], run);
  if (problem) throw new AppError(problem);
  if (goneId) await deleteMemberAccount(context, goneId);
  return member;
}

/**
 * Carries out the due merges that the panel did not carry out, because the page that confirmed them was closed. A merge
 * reads and moves rows of many collections, so they run one after another: many at once would wait for each other until
 * all of them give up. A merge that finds the database busy waits for the next run.
 */
export async function runDueMerges(context: ServerContext, leftMs: LeftMs): Promise<number> {
  const run = async ({ id }: { id: string }) => {
    try {
      await runMerge(context, id);
      return true;
    } catch (error) {
      if (!isRefusal(error)) throw error;
      log.warn('a merge was dropped', { code: error.code });
      return false;
    }
  };
  const due = membersToMerge(context.db, context.now());
  return forEachRow(due, run, { name: 'members', leftMs, atOnce: 1 });
}

async function runIn(
  context: ServerContext,
  transaction: Transaction,
  id: string,
): Promise<{ member: Member; goneId: string | null; problem?: MergeProblem }> {
  const { db } = context;
  const now = context.now();
  const stays = await requireMember(transaction, db, id);
  const { merge } = stays;
  if (!merge) return { member: stays, goneId: null };
  if (merge.due.toMillis() > now.getTime()) throw new AppError('invalid_transition');
  const goes = await readMember(transaction, db, merge.goes);
  // The merge is dropped in the transaction that refuses it, so that a merge that is asked for next is not lost.
  const drop = (problem?: MergeProblem) => {
    dropMerge(context, transaction, id, now);
    return { member: { ...stays, merge: null }, goneId: null, ...(problem && { problem }) };
  };
  // The other member was deleted meanwhile, so there is nothing to merge.
  if (!goes) return drop();
  const pair = pairOf(stays, goes);
  const problem = pair.stays.id === id ? mergeProblem(pair) : 'merge_same_season';
  if (problem) return drop(problem);
  const today = clubDay(context.now());
  const rows = await readBelongings(context, transaction, goes);
  moveBelongings(context, transaction, { stays, goes }, rows, now);
  const update = mergedRow({ stays, goes }, { now, today });
  updateMember(transaction, db, stays, update);
  transaction.delete(personDoc(db, goes.id));
  transaction.delete(passwordDoc(db, goes.id));
  for (const lock of [
    memberEmailDoc(context, goes.email),
    ...otherEmailDocs(context, goes.email),
  ]) {
    transaction.delete(lock);
  }
  for (const memberId of [stays.id, goes.id]) {
    const entry = { adminEmail: merge.by, action: 'merge_members', memberId } as const;
    recordAudit(context, transaction, entry, now);
  }
  return { member: { ...stays, ...update }, goneId: goes.id };
}

/**
 * Returns what changes in the row of the member who stays. As after a renewal, the earlier numbers are found by the
 * search, and the account has the dues of all seasons. Of two member numbers, the older one is kept.
 */
function mergedRow({ stays, goes }: MergePair, { now, today }: { now: Date; today: string }) {
  const gone = [...otherNumbersOf(goes), goes.request_number];
  const applications = bySeason([...goes.applications, ...stays.applications]);
  const similar_to = stays.similar_to.filter((number) => !gone.includes(number));
  const number = numberKept(stays, goes);
  const account = {
    open_dues: bySeason([...goes.open_dues, ...stays.open_dues]),
    over_dues: bySeason([...goes.over_dues, ...stays.over_dues]),
  };
  const owes_asked_at = stays.owes_asked_at ?? goes.owes_asked_at;
  const owes_asked_for = [...goes.owes_asked_for, ...stays.owes_asked_for];
  const memberships = bySeason([...finishedMemberships(goes), ...stays.memberships]);
  const changed = {
    applications,
    similar_to,
    ...number,
    memberships,
    is_approved: memberships.length > 0,
    is_renewal: stays.is_renewal || goes.is_approved,
    ...(!stays.passport_upload && {
      passport_upload: goes.passport_upload,
      passport_added_at: goes.passport_added_at,
    }),
    // A member without a mailbox has no news because of that, and not by a wish.
    no_news: stays.no_news || (goes.email !== '' && goes.no_news),
    no_reminders: stays.no_reminders || goes.no_reminders,
    merge: null,
  };
  return {
    ...withStanding(stays, changed, today),
    ...accountAfter({ ...stays, ...account, owes_asked_at, owes_asked_for }, stays, now),
    remind_to_pay_at: stays.remind_to_pay_at ?? goes.remind_to_pay_at,
    ...flagsWith(stays, changed),
    search_keys: searchKeysOf({ ...stays, ...number, applications }),
    ...recordChange(stays, ['applications', 'memberships']),
  };
}

const bySeason = <Row extends { season: string }>(rows: Row[]) =>
  rows.sort((a, b) => a.season.localeCompare(b.season));

function numberKept(stays: Member, goes: Member) {
  const [first = stays] = [stays, goes]
    .filter(({ member_since }) => member_since !== null)
    .sort((a, b) => (a.member_since ?? '').localeCompare(b.member_since ?? ''));
  return {
    member_number: first.member_number ?? stays.member_number ?? goes.member_number,
    member_since: first.member_since,
  };
}
