import type { Currency } from '@fanclub/contract/money/amounts';
import type {
  PaymentKind,
  PaymentSource,
  PaymentWay,
  ReversalReason,
} from '@fanclub/contract/money/payments';
import { refundLineDays } from '@fanclub/contract/statements/reversals';
import { daysFrom } from '@fanclub/contract/text/day';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import type { Timestamp } from '#platform/time';
import { type PageRequest, type RowPage, readPage } from './pages.ts';
import { type RowQuery, rowsOf } from './rows.ts';
import { openAgain } from './statement-lines.ts';
import { addToTill } from './tills.ts';

/**
 * `members/{uid}/payments/{id}`: money that a member paid or got back. Rows are never changed, so this file has no
 * update; a wrong payment is reversed by another row.
 */
export interface PaymentDocument {
  kind: PaymentKind;
  /** In the smallest unit of the currency: cents or rial. */
  amount: number;
  currency: Currency;
  rate: number | null;
  way: PaymentWay;
  source: PaymentSource;
  evidence: 'receipt' | 'note' | null;
  reference: string | null;
  note: string | null;
  /** The day on which the money moved, as `2026-11-22`. */
  day: string;
  /** Time at which the payment was recorded, and the admin who recorded it; `by` is null if no admin did. */
  at: Timestamp;
  by: string | null;
  /** Only of a reversal of cash: the admin who took it, from whose till it goes. */
  taken_by?: string;
  /** The application that was paid. A later application of the same person has separate payments. */
  request_number: string;
  season: string;
  /** The line of a bank statement from which the payment was created; null if it was not created from one. */
  line_id: string | null;
  reverses: string | null;
  reason: ReversalReason | null;
  /** The token of the club's receipt for the payment, or of that which a reversal ends; null if there is none. */
  receipt: string | null;
}

export interface Payment extends PaymentDocument {
  id: string;
}

const payments = (db: Firestore, memberId: string) =>
  rowsOf<PaymentDocument>(db, `members/${memberId}/payments`);

/** All payments of a member, unordered. */
export const paymentsOf = payments;

/** The payments of all members, unordered. */
export const allPayments = (db: Firestore): RowQuery<PaymentDocument> =>
  db.collectionGroup('payments').withConverter<PaymentDocument>({
    toFirestore: (row) => row,
    fromFirestore: (snapshot) => snapshot.data() as PaymentDocument,
  });

/** How many outgoing payments of one amount are read at most to find the one that a line shows. */
const refundsMost = 20;

/** Reads the refunds of any member that an outgoing line of a bank statement may show: of its amount, and near its day. */
export async function refundsLike(
  db: Firestore,
  { amount, currency, day }: Pick<PaymentDocument, 'amount' | 'currency' | 'day'>,
  transaction?: Transaction,
): Promise<{ memberId: string; payment: Payment }[]> {
  const query = allPayments(db)
    .where('kind', '==', 'out')
    .where('amount', '==', amount)
    .where('currency', '==', currency)
    .where('day', '>=', daysFrom(day, -refundLineDays))
    .where('day', '<=', daysFrom(day, refundLineDays))
    .limit(refundsMost);
  const { docs } = await (transaction ? transaction.get(query) : query.get());
  return docs.map((row) => ({
    memberId: row.ref.parent.parent?.id ?? '',
    payment: { id: row.id, ...row.data() },
  }));
}

/** Returns the id of a payment's reversal. It is fixed, so that a payment is reversed only once. */
export const reversalIdOf = (paymentId: string) => `reversal_of_${paymentId}`;

/** Reads all payments of a member, for every application, within a transaction. */
export async function readPayments(
  transaction: Transaction,
  db: Firestore,
  memberId: string,
): Promise<Payment[]> {
  const { docs } = await transaction.get(payments(db, memberId));
  return docs.map((row) => ({ id: row.id, ...row.data() }));
}

/** Reads all payments of a member without a transaction. */
export async function readPaymentsOf(db: Firestore, memberId: string): Promise<Payment[]> {
  const { docs } = await payments(db, memberId).get();
  return docs.map((row) => ({ id: row.id, ...row.data() }));
}

/**
 * Creates payments; the transaction fails if one of the ids exists. A reversal of a payment that came from a line
 * of a statement also adds its amount back to the unassigned part of the line. Cash is added to a till.
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
    addToTill(transaction, db, row);
  }
}

/** Reads a page of a member's payments, latest first. */
export function paymentsPage(
  db: Firestore,
  memberId: string,
  page: PageRequest,
): Promise<RowPage<PaymentDocument>> {
  return readPage(payments(db, memberId), 'at', { ...page, direction: 'desc' });
}

/** Returns those of the ids whose payments were reversed. */
export async function reversedAmong(
  db: Firestore,
  memberId: string,
  ids: readonly string[],
): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db.getAll(...ids.map((id) => payments(db, memberId).doc(reversalIdOf(id))));
  return new Set(ids.filter((_, i) => rows[i]?.exists));
}
