import {
  mostSurelyReversed,
  reversalDays,
  reversalRank,
} from '@fanclub/contract/statements/reversals';
import { daysFrom } from '@fanclub/contract/text/day';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import type { ServerContext } from '#platform/context';
import { inTransaction } from '#platform/firebase/in-transaction';
import type { Member } from '#repositories/member';
import { findMembers } from '#repositories/members';
import { isNamed } from '#repositories/payers';
import { type Payment, refundsLike, reversedAmong } from '#repositories/payments';
import {
  type LineDocument,
  opposites,
  readLine,
  type StatementLine,
  updateLine,
} from '#repositories/statement-lines';
import { findNumbers } from './find-numbers.ts';
import { saidBy } from './judge-candidate.ts';

/** A refund that a treasurer recorded, and its member. */
interface Refund {
  member: Member;
  payment: Payment;
}

/** What an outgoing line may be: a reversal of one of these incoming lines, or one of these recorded refunds. */
export interface Fits {
  lines: StatementLine[];
  refunds: Refund[];
}

/** True if an outgoing line is of the account and amount of an incoming one, and not long after it. */
export function isOfSum(out: LineDocument, line: LineDocument): boolean {
  const isSame = (['way', 'currency', 'amount'] as const).every((name) => out[name] === line[name]);
  const isNear = line.day <= out.day && out.day <= daysFrom(line.day, reversalDays);
  return line.direction === 'in' && isSame && isNear;
}

/** True if an outgoing line may take an incoming one back, as far as both say. */
export const mayTakeBack = (out: LineDocument, line: LineDocument): boolean =>
  isOfSum(out, line) && reversalRank(out, line) > 0;

/** Finds what an outgoing line may be. Incoming lines that another line took back are left out. */
export async function findFits(
  db: Firestore,
  out: StatementLine,
  transaction?: Transaction,
): Promise<Fits> {
  const before = await opposites(db, out, transaction);
  const free = before.filter(({ pair }) => pair === null || pair === out.id);
  const refunds = await findRefunds(db, out, transaction);
  return { lines: mostSurelyReversed(out, free), refunds };
}

/**
 * Finds the recorded refunds that an outgoing line may show: of its amount and near its day, and the line has the
 * member's name or number.
 */
async function findRefunds(
  db: Firestore,
  out: StatementLine,
  transaction?: Transaction,
): Promise<Refund[]> {
  const rows = (await refundsLike(db, out, transaction)).filter(
    ({ payment }) => payment.source === 'recorded' && payment.reverses === null,
  );
  if (rows.length === 0) return [];
  const numbers = findNumbers([out.text, out.payer, out.bank_id]).exact;
  const members = await findMembers(db, [...new Set(rows.map(({ memberId }) => memberId))]);
  const found = await Promise.all(
    rows.map(async ({ memberId, payment }): Promise<Refund[]> => {
      const member = members.get(memberId);
      const isSaid =
        member && (numbers.includes(payment.request_number) || isNamed(saidBy(out), member));
      if (!isSaid) return [];
      const reversed = await reversedAmong(db, memberId, [payment.id]);
      return reversed.size > 0 ? [] : [{ member, payment }];
    }),
  );
  return found.flat();
}

/**
 * Decides about the outgoing lines among the given ones, and about those that may take one of the given incoming lines
 * back. Returns how many of them were paired or began to wait.
 */
export async function settleAll(
  context: ServerContext,
  lines: readonly StatementLine[],
): Promise<number> {
  const ids = await Promise.all(
    lines.map(async (line) => {
      if (line.direction === 'out') return [line.id];
      return (await opposites(context.db, line)).map(({ id }) => id);
    }),
  );
  let found = 0;
  // One after another, because two outgoing lines of one amount may take the same incoming line back.
  for (const id of new Set(ids.flat())) if (await settle(context, id)) found += 1;
  return found;
}

/**
 * Pairs an outgoing line with the incoming line that it takes back, if exactly one fits; if several fit, or a recorded
 * refund does, the line waits for a person. What a person has decided stays. The decision follows from the stored lines
 * alone, so that a repeat changes nothing, and a later import of another line that fits takes it back. Returns true if
 * the line was paired or began to wait.
 */
function settle({ db }: ServerContext, lineId: string): Promise<boolean> {
  return inTransaction(db, async (transaction) => {
    const line = await readLine(transaction, db, lineId);
    if (!line || line.decided_by !== null || line.texts_until === null) return false;
    const { lines, refunds } = await findFits(db, line, transaction);
    const pair = lines.length === 1 && refunds.length === 0 ? (lines[0] ?? null) : null;
    const state = !pair && lines.length + refunds.length > 0 ? 'open' : 'set_aside';
    if (line.pair === (pair?.id ?? null) && line.state === state) return false;
    const before = line.pair ? await readLine(transaction, db, line.pair) : null;
    if (before) release(transaction, db, before);
    if (pair) pairLines(transaction, db, line, pair);
    else updateLine(transaction, db, line.id, { state, pair: null });
    return pair !== null || state === 'open';
  });
}

/**
 * Pairs an outgoing line with the incoming line that it took back. The incoming line waits no longer. A payment that is
 * recorded from it stays, and a treasurer reverses it.
 */
export function pairLines(
  transaction: Transaction,
  db: Firestore,
  out: StatementLine,
  { id, state, member_ids }: StatementLine,
): void {
  // The text of the outgoing line is removed with the members of the incoming one, because it may name them.
  updateLine(transaction, db, out.id, { state: 'set_aside', pair: id, member_ids });
  updateLine(transaction, db, id, {
    pair: out.id,
    ...(state === 'open' && { state: 'set_aside' }),
  });
}

/** Undoes a pairing for the incoming line, which waits again if it did before and its texts are still there. */
export function release(
  transaction: Transaction,
  db: Firestore,
  { id, state, kind, texts_until }: StatementLine,
): void {
  const isOpen = state === 'set_aside' && kind === null && texts_until !== null;
  updateLine(transaction, db, id, { pair: null, ...(isOpen && { state: 'open' }) });
}
