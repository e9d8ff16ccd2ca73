import type { Currency } from '@fanclub/contract/money/amounts';
import type {
  PaymentKind,
  PaymentSource,
  PaymentWay,
  ReversalReason,
} from '@fanclub/contract/money/payments';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import type { Timestamp } from '#platform/time';
import { type Page, type PageRequest, readPage } from './pages.ts';
import { type RowQuery, rowsOf } from './rows.ts';
import { openAgain } from './statement-lines.ts';

/**
 * `members/{uid}/payments/{id}`: one movement of money. Rows are made and never changed, so that this
 * file has no update: what was wrong is reversed by a row of its own.
 */
export interface PaymentDocument {
  kind: PaymentKind;
  /** In the smallest unit of its currency. */
  amount: number;
  currency: Currency;
  rate: number | null;
  way: PaymentWay;
  source: PaymentSource;
  evidence: 'receipt' | 'note' | null;
  reference: string | null;
  note: string | null;
  /** On which it moved, as `2026-11-22`. */
  day: string;
  /** When it was written down, and by whom; null for what no admin did. */
  at: Timestamp;
  by: string | null;
  /** The application that it is for: a later one of the same person is paid by itself. */
  request_number: string;
  season: string;
  /** The line of a statement that it was made of. */
  line_id: string | null;
  reverses: string | null;
  reason: ReversalReason | null;
}

export interface Payment extends PaymentDocument {
  id: string;
}

const payments = (db: Firestore, memberId: string) =>
  rowsOf<PaymentDocument>(db, `members/${memberId}/payments`, { line_id: null });

/** All of a member, in no order. */
export const paymentsOf = payments;

/** Of everybody, in no order. */
export const allPayments = (db: Firestore): RowQuery<PaymentDocument> =>
  db.collectionGroup('payments').withConverter<PaymentDocument>({
    toFirestore: (row) => row,
    fromFirestore: (snapshot) => ({ line_id: null, ...snapshot.data() }) as PaymentDocument,
  });

/** There is one name for the reversal of a payment, so that it is reversed once. */
export const reversalIdOf = (paymentId: string) => `reversal_of_${paymentId}`;

/** All of a member, of every application. */
export async function readPayments(
  transaction: Transaction,
  db: Firestore,
  memberId: string,
): Promise<Payment[]> {
  const { docs } = await transaction.get(payments(db, memberId));
  return docs.map((row) => ({ id: row.id, ...row.data() }));
}

/** The same for whoever only looks. */
export async function readPaymentsOf(db: Firestore, memberId: string): Promise<Payment[]> {
  const { docs } = await payments(db, memberId).get();
  return docs.map((row) => ({ id: row.id, ...row.data() }));
}

/**
 * Writes new ones; the transaction fails where one of these names is taken. A line of a statement whose
 * payment is reversed waits again, whoever reverses it: the name of the reversal lets that happen once.
 */
export function createPayments(
  transaction: Transaction,
  db: Firestore,
  memberId: string,
  rows: readonly Payment[],
): void {
  for (const { id, ...row } of rows) {
    transaction.create(payments(db, memberId).doc(id), row);
    if (row.line_id && row.reverses) openAgain(transaction, db, row.line_id, row.amount);
  }
}

/** The latest first, a page at a time. */
export function paymentsPage(
  db: Firestore,
  memberId: string,
  page: PageRequest,
): Promise<Page<PaymentDocument>> {
  return readPage(payments(db, memberId), 'at', { ...page, direction: 'desc' });
}

/** Which of these have been reversed. */
export async function reversedAmong(
  db: Firestore,
  memberId: string,
  ids: readonly string[],
): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db.getAll(...ids.map((id) => payments(db, memberId).doc(reversalIdOf(id))));
  return new Set(ids.filter((_, i) => rows[i]?.exists));
}
