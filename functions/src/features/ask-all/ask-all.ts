import { endReasonOf } from '@fanclub/contract/members/membership-schema';
import { asksRest } from '@fanclub/contract/money/account';
import { noAmounts } from '@fanclub/contract/money/amounts';
import { type LeftOutReason, leftOutReasons } from '@fanclub/contract/money/ask-all-routes';
import { isSeenSinceReceipt } from '#features/dues/seen-since-receipt';
import { wasAskedForAll } from '#features/dues/with-account';
import { findUndelivered } from '#features/mail/find-undelivered';
import { wasAskedToday, writeAsking } from '#features/money/ask-to-pay';
import { findCandidates } from '#features/statements/find-candidates';
import type { ServerContext } from '#platform/context';
import { type LeftMs, unhurried } from '#platform/deadline';
import { inTransaction } from '#platform/firebase/in-transaction';
import {
  type AskingRun,
  askingRunDoc,
  findAskingRun,
  readAskingRun,
} from '#repositories/asking-run';
import type { Member } from '#repositories/member';
import { membersFrom, personDoc } from '#repositories/members';
import { type DebtFilter, owingMembersPage } from '#repositories/owed-members';
import { linesPage } from '#repositories/statement-lines';

/** For how long the call itself asks members. The maintenance asks the others. */
const firstPartMs = 8_000;
/** The members of one transaction. */
const pageSize = 25;
const previewPageSize = 200;
const namesOfReason = 20;
/** How many lines are looked at at the same time. */
const linesAtOnce = 20;

/** What is known about the members besides their rows. */
interface Signs {
  /** The members to whom a waiting line of a statement may belong. */
  payers: ReadonlySet<string>;
  /** The members whose payment was seen after their receipt had come. */
  seen: ReadonlySet<string>;
  now: Date;
}

/** Returns why a member is left out when all are asked to pay; null for a member who is asked. */
function leftOutFor(member: Member, { payers, seen, now }: Signs): LeftOutReason | null {
  if (endReasonOf(member) === 'deceased') return 'deceased';
  if (member.request_status === 'rejected') return 'rejected';
  if (member.email === '') return 'no_mailbox';
  if (hasNewReceipt(member) && !seen.has(member.id)) return 'receipt_waits';
  if (payers.has(member.id)) return 'line_waits';
  return wasAskedToday(member, now) || wasAskedForAll(member) ? 'asked' : null;
}

/**
 * True if the member's receipt came after the last decision and after the last request to pay, so that nobody has
 * judged it, as far as the member's row tells.
 */
function hasNewReceipt(member: Member): boolean {
  const { receipt_upload, receipt_added_at, request_status, decided_at } = member;
  if (!receipt_upload || asksRest(member)) return false;
  if (request_status === 'submitted') return true;
  return (receipt_added_at?.toMillis() ?? 0) > (decided_at?.toMillis() ?? 0);
}

/**
 * Returns the ids of the members to whom a line of a statement may belong that nobody has assigned or set aside. It
 * searches anew for each line, as the list of lines does.
 */
async function candidatesOfOpenLines(
  context: Pick<ServerContext, 'db' | 'keyedHash'>,
): Promise<Set<string>> {
  const ids = new Set<string>();
  let cursor: string | undefined;
  do {
    const page = { size: linesAtOnce, cursor };
    const { rows, nextCursor } = await linesPage(context.db, 'open', page);
    const offered = await Promise.all(
      rows.map((row) => findCandidates(context, { id: row.id, ...row.data() })),
    );
    for (const { candidates } of offered)
      for (const { member_id } of candidates) ids.add(member_id);
    cursor = nextCursor ?? undefined;
  } while (cursor);
  return ids;
}

/** Reads which of the members with a new receipt have a payment that was seen since. */
async function seenAmong({ db }: ServerContext, members: readonly Member[]): Promise<Set<string>> {
  const waiting = members.filter(hasNewReceipt);
  const seen = await Promise.all(waiting.map((member) => isSeenSinceReceipt(db, member)));
  return new Set(waiting.filter((_, i) => seen[i]).map(({ id }) => id));
}

/** Returns how many members of a filter would be asked to pay, what they owe, and who would be left out and why. */
export async function previewAskAll(context: ServerContext, filter: DebtFilter) {
  const { db } = context;
  const payers = await candidatesOfOpenLines(context);
  const leftOut: Record<LeftOutReason, Member[]> = {
    receipt_waits: [],
    line_waits: [],
    no_mailbox: [],
    deceased: [],
    rejected: [],
    asked: [],
  };
  const owed = { ...noAmounts };
  let toAsk = 0;
  let cursor: string | undefined;
  do {
    const page = { size: previewPageSize, cursor };
    const { rows, nextCursor } = await owingMembersPage(db, filter, page);
    const members = await membersFrom(db, db, rows);
    const signs = { payers, seen: await seenAmong(context, members), now: context.now() };
    for (const member of members) {
      const reason = leftOutFor(member, signs);
      if (reason) leftOut[reason].push(member);
      else {
        toAsk += 1;
        owed.EUR += member.owes.EUR;
        owed.IRR += member.owes.IRR;
      }
    }
    cursor = nextCursor ?? undefined;
  } while (cursor);
  return {
    to_ask: toAsk,
    owed,
    left_out: leftOutReasons.flatMap((reason) => {
      const members = leftOut[reason];
      const users = members.slice(0, namesOfReason).map(({ id, first_name, last_name }) => ({
        id,
        name: `${first_name} ${last_name}`,
      }));
      return members.length > 0 ? [{ reason, count: members.length, users }] : [];
    }),
  };
}

/**
 * Asks all members of a filter to pay, except those who are left out. A run that another call began is finished first.
 * A repeated call with the same id continues its run, or returns the outcome. If the process dies, the maintenance
 * continues the run.
 */
export async function askAllToPay(
  context: ServerContext,
  adminEmail: string,
  wanted: DebtFilter & { id: string },
) {
  const endMs = context.now().getTime() + firstPartMs;
  const leftMs = () => endMs - context.now().getTime();
  await continueAsking(context, leftMs);
  if (await beginAsking(context, adminEmail, wanted)) await continueAsking(context, leftMs);
  const run = await findAskingRun(context.db);
  return run?.id === wanted.id
    ? { asked: run.asked, is_done: run.is_done }
    : { asked: 0, is_done: false };
}

/** Stores a new run; returns false if this run is stored already, or if another one is not done. */
function beginAsking(
  { db }: ServerContext,
  adminEmail: string,
  { id, asked = 'all', season = '', q = '' }: DebtFilter & { id: string },
): Promise<boolean> {
  return inTransaction(db, async (transaction) => {
    const stored = await readAskingRun(transaction, db);
    if (stored && (stored.id === id || !stored.is_done)) return false;
    transaction.set(askingRunDoc(db), {
      id,
      filter: { asked, season, q },
      admin_email: adminEmail,
      asked: 0,
      cursor: null,
      is_done: false,
    });
    return true;
  });
}

/**
 * Asks further members of the run that is not done, page by page, at least one page. Returns how many members it has
 * looked at.
 */
export async function continueAsking(
  context: ServerContext,
  leftMs: LeftMs = unhurried,
): Promise<number> {
  let payers: ReadonlySet<string> | undefined;
  let looked = 0;
  do {
    const run = await findAskingRun(context.db);
    if (!run || run.is_done) break;
    payers ??= await candidatesOfOpenLines(context);
    looked += await askPage(context, run, payers);
  } while (leftMs() > 0);
  return looked;
}

/**
 * Asks the next page of members of a run. One transaction writes their requests and mails and the progress of the
 * run, so that a process that dies has asked all of them or nobody. Writes nothing if another worker has asked the
 * page. A member who was asked meanwhile is left out.
 */
async function askPage(
  context: ServerContext,
  { id, filter, cursor }: AskingRun,
  payers: ReadonlySet<string>,
): Promise<number> {
  const { db } = context;
  const page = { size: pageSize, cursor: cursor ?? undefined };
  const { rows, nextCursor } = await owingMembersPage(db, filter, page);
  const seen = await seenAmong(context, await membersFrom(db, db, rows));
  return inTransaction(db, async (transaction) => {
    const run = await readAskingRun(transaction, db);
    if (run?.id !== id || run.cursor !== cursor || run.is_done) return 0;
    const persons = rows.map(({ id }) => personDoc(db, id));
    const found = persons.length > 0 ? await transaction.getAll(...persons) : [];
    const members = await membersFrom(transaction, db, found);
    const signs = { payers, seen, now: context.now() };
    const toAsk = members.filter((member) => member.is_owing && !leftOutFor(member, signs));
    const undelivered = await Promise.all(
      toAsk.map(({ requested }) => findUndelivered(context, transaction, requested)),
    );
    for (const [i, member] of toAsk.entries()) {
      const asking = { adminEmail: run.admin_email, undelivered: undelivered[i] ?? null };
      writeAsking(context, transaction, member, asking);
    }
    const isDone = nextCursor === null;
    transaction.update(askingRunDoc(db), {
      asked: run.asked + toAsk.length,
      cursor: nextCursor,
      is_done: isDone,
      // The search may name a person, and nobody needs it any longer.
      ...(isDone && { filter: { ...run.filter, season: '', q: '' } }),
    });
    return members.length;
  });
}
