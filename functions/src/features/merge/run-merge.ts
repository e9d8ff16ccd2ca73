import { clubDay } from '@fanclub/contract/club/club-day';
import { pick } from '@fanclub/contract/members/by-name';
import type { MergeProblem } from '@fanclub/contract/merge/routes';
import type { Transaction } from 'firebase-admin/firestore';
import { deleteMemberAccount } from '#features/accounts/delete-account';
import { accountAfter } from '#features/dues/with-account';
import { dropMerge } from '#features/members/drop-merge';
import { finishedMemberships, joinedMemberships } from '#features/members/memberships';
import { recordChange } from '#features/members/record-change';
import { flagsWith } from '#features/members/review-flags';
import { withStanding } from '#features/members/standing';
import { AppError, isRefusal } from '#platform/app-error';
import type { ServerContext } from '#platform/context';
import type { LeftMs } from '#platform/deadline';
import { inTransaction } from '#platform/firebase/in-transaction';
import { log } from '#platform/log';
import type { ApplicationFields } from '#repositories/application';
import { recordAudit } from '#repositories/audit';
import { forEachRow } from '#repositories/expired-rows';
import { divideFields, latestFields, type Member } from '#repositories/member';
import { memberEmailDoc, otherEmailDocs } from '#repositories/member-emails';
import { membersToMerge } from '#repositories/member-lists';
import { personDoc, readMember, requireMember, updateMember } from '#repositories/members';
import { passwordDoc } from '#repositories/passwords';
import { otherNumbersOf, searchKeysOf } from '#repositories/search-keys';
import { type MergePair, mergeProblem, pairOf, presentFirst } from './merge-problem.ts';
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
  const problem = pair.stays.id === id ? mergeProblem(pair) : 'merge_changed';
  if (problem) return drop(problem);
  const rows = await readBelongings(context, transaction, pair);
  moveBelongings(context, transaction, pair, rows, now);
  const { kept, update } = merged(pair, now);
  updateMember(transaction, db, kept, update);
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
  return { member: { ...kept, ...update }, goneId: goes.id };
}

/**
 * Returns the member who stays with the application that is the present one from now on, and what changes. As after a
 * renewal, the other numbers are found by the search, and the account has the dues of all applications. Of two member
 * numbers, the older one is kept.
 */
function merged(pair: MergePair, now: Date) {
  const { stays, goes } = pair;
  const [present, other] = presentFirst(pair);
  const application = divideFields(present).application as ApplicationFields;
  const kept: Member = { ...stays, ...application };
  const applications = bySeason([...other.applications, ...present.applications]);
  const numbers = otherNumbersOf({ ...kept, applications });
  const similar_to = kept.similar_to.filter((number) => !numbers.includes(number));
  const number = numberKept(stays, goes);
  const account = {
    open_dues: bySeason([...goes.open_dues, ...stays.open_dues]),
    over_dues: bySeason([...goes.over_dues, ...stays.over_dues]),
    owes_asked_at: stays.owes_asked_at ?? goes.owes_asked_at,
    owes_asked_for: [...goes.owes_asked_for, ...stays.owes_asked_for],
  };
  const memberships = joinedMemberships(
    [...finishedMemberships(other), ...present.memberships],
    kept.request_number,
  );
  const changed = {
    applications,
    similar_to,
    ...number,
    memberships,
    is_approved: memberships.length > 0,
    is_renewal: kept.is_renewal || memberships.some(({ season }) => season < kept.season),
    ...(!kept.passport_upload && {
      passport_upload: other.passport_upload,
      passport_added_at: other.passport_added_at,
    }),
    // An undo would give back the memberships from before the merge.
    last_decision: kept.last_decision && { ...kept.last_decision, undo_ms: 0 },
    // A member without a mailbox has no news because of that, and not by a wish.
    no_news: stays.no_news || (goes.email !== '' && goes.no_news),
    no_reminders: stays.no_reminders || goes.no_reminders,
    asked_adjustment: stays.asked_adjustment ?? goes.asked_adjustment,
    merge: null,
  };
  const update = {
    ...pick(kept, latestFields),
    ...withStanding(kept, changed, clubDay(now)),
    ...accountAfter({ ...kept, ...account }, kept, now),
    remind_to_pay_at: stays.remind_to_pay_at ?? goes.remind_to_pay_at,
    ...flagsWith(kept, changed),
    search_keys: searchKeysOf({ ...kept, ...number, applications }),
    ...recordChange(stays, ['applications', 'memberships']),
  };
  return { kept, update };
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
