import type { Currency } from '@fanclub/contract/money/amounts';
import type { PaymentWay } from '@fanclub/contract/money/payments';
import type { LineState } from '@fanclub/contract/statements/lines';
import { FieldValue, type Firestore, type Transaction } from 'firebase-admin/firestore';
import { type Timestamp, timestampOf } from '#platform/time';
import { type Page, type PageRequest, readPage } from './pages.ts';
import { createOnce, type RowQuery, type RowReference, rowsOf } from './rows.ts';

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
   * The part of the amount that is not assigned to payments: the whole amount until the line is assigned, then 0, and
   * more again if a payment from the line is reversed.
   */
  left: number;
  currency: Currency;
  way: PaymentWay;
  payer: string | null;
  text: string | null;
  bank_id: string | null;
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

const lines = (db: Firestore) => rowsOf<LineDocument>(db, 'statement_lines');

/** Returns those of the ids whose lines are stored already. */
export async function knownLines(db: Firestore, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db.getAll(...ids.map((id) => lines(db).doc(id)));
  return new Set(rows.filter(({ exists }) => exists).map(({ id }) => id));
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
): Promise<Page<LineDocument>> {
  const ofState = lines(db).where('state', '==', state);
  return readPage(ofState, 'imported_at', { ...page, direction: 'asc' });
}

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
  const gone = { payer: null, text: null, bank_id: null, texts_until: null, member_ids: [] };
  transaction.update(ref, { ...gone, state: state === 'open' ? 'set_aside' : state });
}
