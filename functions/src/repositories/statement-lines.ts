import type { Currency } from '@fanclub/contract/money/amounts';
import type { PaymentWay } from '@fanclub/contract/money/payments';
import type { LineState } from '@fanclub/contract/statements/lines';
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
 * `statement_lines/{hash of its content}`: an incoming payment in a bank's file. A line is created once and
 * never deleted, so that importing the same file again recognises it; only its personal texts are removed.
 */
export interface LineDocument {
  state: LineState;
  /** Day of the payment, as `2026-11-22`. */
  day: string;
  /** In the smallest unit of the currency: cents or rial. */
  amount: number;
  /**
   * The part of the amount that is not assigned to payments: the whole amount until the line is assigned, then 0. If a
   * payment from the line is reversed, its amount is added again.
   */
  left: number;
  currency: Currency;
  way: PaymentWay;
  payer: string | null;
  text: string | null;
  bank_id: string | null;
  /** True if a line of another file, with the same day and amount, may be the same payment. */
  perhaps_same: boolean;
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
export function kindOf({ state, kind }: Pick<LineDocument, 'state' | 'kind'>): string | null {
  if (state === 'open') return null;
  return state === 'used' ? 'membership' : (kind ?? 'other');
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

/** Adds up the lines of an account from a day until another. Firestore bills a read for each 1,000 lines. */
export async function sumsOf(
  db: Firestore,
  { way, currency }: Account,
  { from, until }: { from: string; until: string },
): Promise<{ amount: number; left: number; aside: number }> {
  const ofAccount = lines(db).where('currency', '==', currency).where('way', '==', way);
  const inTime = ofAccount.where('day', '>=', from).where('day', '<=', until);
  const all = (await inTime.aggregate(sums).get()).data();
  if (all.amount === 0) return { ...all, aside: 0 };
  const set = inTime.where('state', '==', 'set_aside');
  const { left: aside } = (await set.aggregate({ left: sums.left }).get()).data();
  return { ...all, aside };
}

/** The lines that are set aside. They belong to no member, so the accountant's file lists them beside the payments. */
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

/** Reads a page of the lines in this state, in the order of their import. */
export function linesPage(
  db: Firestore,
  state: LineState,
  page: PageRequest,
): Promise<RowPage<LineDocument>> {
  const ofState = lines(db).where('state', '==', state);
  return readPage(ofState, 'imported_at', { ...page, direction: 'asc' });
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
