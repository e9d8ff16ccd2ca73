import type { Currency } from '@fanclub/contract/money/amounts';
import type { PaymentWay } from '@fanclub/contract/money/payments';
import type { LineState } from '@fanclub/contract/statements/lines';
import { FieldValue, type Firestore, type Transaction } from 'firebase-admin/firestore';
import { type Timestamp, timestampOf } from '#platform/time';
import { type Page, type PageRequest, readPage } from './pages.ts';
import { createOnce, type RowQuery, type RowReference, rowsOf } from './rows.ts';

/**
 * `statement_lines/{hash of what it says}`: money that a bank's file says came in. A line is made once
 * and never deleted, so that the same file again finds it; only what it says of people goes.
 */
export interface LineDocument {
  state: LineState;
  /** As `2026-11-22`. */
  day: string;
  /** In the smallest unit of its currency. */
  amount: number;
  /** What of it is no payment: all while it waits, less where a part of a split was reversed. */
  left: number;
  currency: Currency;
  way: PaymentWay;
  payer: string | null;
  text: string | null;
  bank_id: string | null;
  imported_at: Timestamp;
  imported_by: string;
  /** Who last gave it to somebody or set it aside. */
  decided_by: string | null;
  /** How often it was given to somebody: each time its payments have other names. */
  uses: number;
  /** Whose payment it is or was: with them goes what it says. */
  member_ids: string[];
  /** Until when it says who paid; null when it no longer does. */
  texts_until: Timestamp | null;
}

export interface StatementLine extends LineDocument {
  id: string;
}

const lines = (db: Firestore) => rowsOf<LineDocument>(db, 'statement_lines');

/** Which of these ids are known. */
export async function knownLines(db: Firestore, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db.getAll(...ids.map((id) => lines(db).doc(id)));
  return new Set(rows.filter(({ exists }) => exists).map(({ id }) => id));
}

/** Writes a line that is not there; answers whether this call did. */
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

/** So much of a line is no payment any more. Reads nothing. */
export function openAgain(
  transaction: Transaction,
  db: Firestore,
  id: string,
  amount: number,
): void {
  transaction.update(lines(db).doc(id), { state: 'open', left: FieldValue.increment(amount) });
}

/** Those of a state in the order of their import, a page at a time. */
export function linesPage(
  db: Firestore,
  state: LineState,
  page: PageRequest,
): Promise<Page<LineDocument>> {
  const ofState = lines(db).where('state', '==', state);
  return readPage(ofState, 'imported_at', { ...page, direction: 'asc' });
}

/** Those that are or were somebody's payment. */
export function linesOf(db: Firestore, memberId: string): RowQuery<LineDocument> {
  return lines(db).where('member_ids', 'array-contains', memberId);
}

/** Those whose time to say who paid is over. */
export function linesWithOldTexts(db: Firestore, now: Date): RowQuery<LineDocument> {
  return lines(db).where('texts_until', '<=', timestampOf(now)).orderBy('texts_until');
}

/**
 * Takes from a line what it says of people; what waits is set aside with it, for nobody can tell whose it
 * is any more.
 */
export function forgetTexts(
  transaction: Transaction,
  ref: RowReference<LineDocument>,
  { state }: LineDocument,
): void {
  const gone = { payer: null, text: null, bank_id: null, texts_until: null, member_ids: [] };
  transaction.update(ref, { ...gone, state: state === 'open' ? 'set_aside' : state });
}
