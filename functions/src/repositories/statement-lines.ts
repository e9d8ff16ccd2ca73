import type { Currency } from '@fanclub/contract/money/amounts';
import type { Direction, PaymentWay } from '@fanclub/contract/money/payments';
import type { LineList, LineState } from '@fanclub/contract/statements/lines';
import { reversalDays } from '@fanclub/contract/statements/reversals';
import { daysFrom } from '@fanclub/contract/text/day';
import {
  AggregateField,
  FieldValue,
  type Firestore,
  type Transaction,
} from 'firebase-admin/firestore';
import { type Timestamp, timestampOf } from '#platform/time';
import { type PageRequest, type RowPage, readPage } from './pages.ts';
import { countOf, createOnce, type RowQuery, type RowReference, rowsOf } from './rows.ts';

/**
 * `statement_lines/{hash of its content}` a payment in a bank's file, in either direction. A line is created once and
 * never deleted, so that importing the same file again recognises it; only its personal texts are removed.
 */
export interface LineDocument {
  state: LineState;
  /** Day of the payment, as `2026-11-22`. */
  day: string;
  direction: Direction;
  /** In the smallest unit of the currency: cents or rial. It is positive in both directions. */
  amount: number;
  /**
   * The part of the amount that is not assigned to payments or a refund: the whole amount until the line is assigned,
   * then 0. If a payment from the line is reversed, its amount is added again.
   */
  left: number;
  currency: Currency;
  way: PaymentWay;
  payer: string | null;
  text: string | null;
  bank_id: string | null;
  /** True if a line of another file, with the same day and amount, may be the same payment. */
  perhaps_same: boolean;
  /**
   * The id of the line that took this one back, or that this one took back; null if there is none. It is the only mark of
   * that: an incoming line that is no payment is then set aside, and keeps its kind for the case that this was wrong.
   */
  pair: string | null;
  /** The kind that was chosen when the line was set aside; null if none was. See `kindOf`. */
  kind: string | null;
  /** What was written when the line was set aside. The note is removed together with the texts. */
  note: string | null;
  /** The id of the import that created the line. */
  import_id: string;
  /** The hash of the file that the line was first in. See `statement-files.ts`. */
  file: string;
  imported_at: Timestamp;
  imported_by: string;
  /** The admin who last assigned the line or set it aside; null if nobody did. */
  decided_by: string | null;
  /** The number of times that the line was assigned; each assignment gives its payments new ids. */
  uses: number;
  /**
   * Members who have or had a payment from this line. When one of them is deleted, the line's texts are removed. The
   * list is emptied together with the texts.
   */
  member_ids: string[];
  /** The time until which the payer and the text are kept; null once they are removed. */
  texts_until: Timestamp | null;
}

export interface StatementLine extends LineDocument {
  id: string;
}

/** Returns what the money of a line was for; null as long as nobody has decided about it. */
export function kindOf({
  state,
  direction,
  kind,
  pair,
}: Pick<LineDocument, 'state' | 'direction' | 'kind' | 'pair'>): string | null {
  if (state === 'open') return null;
  if (state === 'used') return direction === 'in' ? 'membership' : 'refund';
  return pair ? 'returned' : (kind ?? 'other');
}

const lines = (db: Firestore) => rowsOf<LineDocument>(db, 'statement_lines');

/** True if a statement was ever imported. */
export async function hasLines(db: Firestore): Promise<boolean> {
  return !(await lines(db).limit(1).get()).empty;
}

/** An account of the club, as far as a line tells it: the way of paying and the currency. */
export type Account = Pick<LineDocument, 'way' | 'currency'>;

const sums = {
  amount: AggregateField.sum('amount'),
  left: AggregateField.sum('left'),
} as const;

/**
 * Adds up the lines of an account in one direction from a day until another. Of a line that is partly assigned, one part
 * counts as booked and the rest as open. Firestore bills a read for each 1,000 lines.
 */
export async function sumsOf(
  transaction: Transaction,
  db: Firestore,
  { way, currency, direction }: Account & Pick<LineDocument, 'direction'>,
  { from, until }: { from: string; until: string },
): Promise<{ sum: number; booked: number; other: number; open: number }> {
  const ofAccount = lines(db).where('currency', '==', currency).where('way', '==', way);
  const ofDirection = ofAccount.where('direction', '==', direction);
  const inTime = ofDirection.where('day', '>=', from).where('day', '<=', until);
  const { amount, left } = (await transaction.get(inTime.aggregate(sums))).data();
  if (amount === 0) return { sum: 0, booked: 0, other: 0, open: 0 };
  const aside = inTime.where('state', '==', 'set_aside').aggregate({ left: sums.left });
  const { left: other } = (await transaction.get(aside)).data();
  return { sum: amount, booked: amount - left, other, open: left - other };
}

/**
 * The lines that are set aside, in both directions. They belong to no member, so the accountant's file lists them beside
 * the payments.
 */
export const linesAside = (db: Firestore): RowQuery<LineDocument> =>
  lines(db).where('state', '==', 'set_aside');

/** Reads the lines with these ids; unknown ids are left out. */
export async function linesById(
  db: Firestore,
  ids: readonly string[],
): Promise<Map<string, LineDocument>> {
  if (ids.length === 0) return new Map();
  const rows = await db.getAll(...ids.map((id) => lines(db).doc(id)));
  return new Map(rows.flatMap((row) => (row.exists ? [[row.id, row.data() as LineDocument]] : [])));
}

/** Returns those of the ids whose lines are stored already. */
export async function knownLines(db: Firestore, ids: readonly string[]): Promise<Set<string>> {
  return new Set((await linesById(db, ids)).keys());
}

/** How many lines of one day and amount are read at most to find one that may be the same payment. */
const looked = 50;

/** Reads lines of this day, amount and currency. */
export async function linesOfSum(
  db: Firestore,
  { day, amount, currency }: Pick<LineDocument, 'day' | 'amount' | 'currency'>,
): Promise<LineDocument[]> {
  const ofSum = lines(db).where('day', '==', day).where('amount', '==', amount);
  const { docs } = await ofSum.where('currency', '==', currency).limit(looked).get();
  return docs.map((row) => row.data());
}

/** Creates a line if it does not exist; returns true if this call created it. */
export function createLine(db: Firestore, { id, ...line }: StatementLine): Promise<boolean> {
  return createOnce(lines(db).doc(id), line);
}

export async function readLine(
  transaction: Transaction,
  db: Firestore,
  id: string,
): Promise<StatementLine | null> {
  const row = (await transaction.get(lines(db).doc(id))).data();
  return row ? { id, ...row } : null;
}

export function updateLine(
  transaction: Transaction,
  db: Firestore,
  id: string,
  fields: Partial<LineDocument>,
): void {
  transaction.update(lines(db).doc(id), fields);
}

/** Adds an amount back to the unassigned part of a line, without reading the row. */
export function openAgain(
  transaction: Transaction,
  db: Firestore,
  id: string,
  amount: number,
): void {
  transaction.update(lines(db).doc(id), { state: 'open', left: FieldValue.increment(amount) });
}

/** Reads a page of a list of lines, in the order of their import. */
export function linesPage(
  db: Firestore,
  list: LineList,
  page: PageRequest,
): Promise<RowPage<LineDocument>> {
  const outgoing = lines(db).where('direction', '==', 'out');
  const ofState = lines(db).where('state', '==', list);
  const listed = {
    open: ofState,
    used: ofState.where('direction', '==', 'in'),
    set_aside: ofState.where('direction', '==', 'in'),
    out: outgoing,
  }[list];
  return readPage(listed, 'imported_at', { ...page, direction: 'asc' });
}

/** How many lines of one amount are read at most to find the other one of a pair. */
const pairedMost = 50;

/**
 * Reads the lines of the other direction with which a line may be a pair: of its account and amount, incoming ones that
 * are not much earlier than an outgoing one, and outgoing ones that are not much later than an incoming one.
 */
export async function opposites(
  db: Firestore,
  { way, currency, amount, direction, day }: LineDocument,
  transaction?: Transaction,
): Promise<StatementLine[]> {
  const [from, until] =
    direction === 'out' ? [daysFrom(day, -reversalDays), day] : [day, daysFrom(day, reversalDays)];
  const query = lines(db)
    .where('amount', '==', amount)
    .where('currency', '==', currency)
    .where('way', '==', way)
    .where('direction', '==', direction === 'out' ? 'in' : 'out')
    .where('day', '>=', from)
    .where('day', '<=', until)
    .limit(pairedMost);
  const { docs } = await (transaction ? transaction.get(query) : query.get());
  return docs.map((row) => ({ id: row.id, ...row.data() }));
}

/** The outgoing lines about which a person has to decide, as far as they are few. */
export async function outgoingOpen(db: Firestore): Promise<LineDocument[]> {
  const open = lines(db).where('state', '==', 'open').where('direction', '==', 'out');
  return (await open.limit(pairedMost).get()).docs.map((row) => row.data());
}

/** Counts the lines that were first stored from this file. */
export const countLinesOfFile = (db: Firestore, file: string): Promise<number> =>
  countOf(lines(db).where('file', '==', file));

/** The lines from which this member has or had a payment and whose texts are still stored. */
export function linesOf(db: Firestore, memberId: string): RowQuery<LineDocument> {
  return lines(db).where('member_ids', 'array-contains', memberId);
}

/** The lines whose texts have passed their retention period. */
export function linesWithOldTexts(db: Firestore, now: Date): RowQuery<LineDocument> {
  return lines(db).where('texts_until', '<=', timestampOf(now)).orderBy('texts_until');
}

/**
 * Removes the personal texts of a line. A line that is not assigned is also set aside, because without its texts nobody
 * can assign it.
 */
export function forgetTexts(
  transaction: Transaction,
  ref: RowReference<LineDocument>,
  { state }: LineDocument,
): void {
  const texts = { payer: null, text: null, bank_id: null, note: null };
  const gone = { ...texts, texts_until: null, member_ids: [] };
  transaction.update(ref, { ...gone, state: state === 'open' ? 'set_aside' : state });
}
