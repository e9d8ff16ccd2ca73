import type { Amounts, Money } from '@fanclub/contract/money/amounts';
import {
  isMoney,
  type PaymentKind,
  type PaymentSource,
  type PaymentWay,
} from '@fanclub/contract/money/payments';
import { FieldValue, type Firestore, type Transaction } from 'firebase-admin/firestore';
import type { Timestamp } from '#platform/time';
import { adminIdOf } from './admins.ts';
import { rowsOf } from './rows.ts';

/**
 * `tills/{day}_{admin}`: the cash that an admin took and paid back on a day and that nobody has counted yet. The
 * transaction that writes a payment adds it here, so that each payment in cash is in exactly one till, and stays in it if
 * its member is merged or deleted. A count deletes the till, so what is recorded for the day afterwards is a new one.
 */
export interface TillDocument {
  day: string;
  taken_by: string;
  in: Amounts;
  out: Amounts;
}

/** `till_counts/{till}_{version}`: a till that was counted. It is never changed. */
export interface TillCountDocument extends TillDocument {
  counted: Amounts;
  note: string | null;
  counted_by: string;
  counted_at: Timestamp;
}

const tills = (db: Firestore) => rowsOf<TillDocument>(db, 'tills');

/** A club that counts its cash has a few tills open; a club that never does has one for each admin and day. */
const openMost = 200;

/** The tills that are not counted yet, the oldest day first. */
export const openTills = (db: Firestore) => tills(db).orderBy('day').limit(openMost);

/** All counts, unordered. */
export const tillCounts = (db: Firestore) => rowsOf<TillCountDocument>(db, 'till_counts');

export const tillDoc = (db: Firestore, { day, taken_by }: Pick<TillDocument, 'day' | 'taken_by'>) =>
  tills(db).doc(`${day}_${adminIdOf(taken_by)}`);

/** The fields of a payment that decide about its till. */
interface Booked extends Money {
  kind: PaymentKind;
  way: PaymentWay;
  source: PaymentSource;
  day: string;
  by: string | null;
  taken_by?: string;
}

/**
 * Adds a payment in cash to the till of the admin who took the money, on the day of the payment. A reversal belongs to
 * the day on which it is recorded, and to who took the money that it reverses, whoever records it. Does nothing for other
 * payments, or for cash that nobody here has seen, such as that of an import.
 */
export function addToTill(transaction: Transaction, db: Firestore, payment: Booked): void {
  const { kind, way, source, amount, currency, day } = payment;
  const taken_by = payment.taken_by ?? payment.by;
  if (way !== 'cash' || source !== 'recorded' || !isMoney(kind) || taken_by === null) return;
  const added = (direction: 'in' | 'out') => ({
    EUR: FieldValue.increment(kind === direction && currency === 'EUR' ? amount : 0),
    IRR: FieldValue.increment(kind === direction && currency === 'IRR' ? amount : 0),
  });
  const till = { day, taken_by, in: added('in'), out: added('out') };
  transaction.set(tillDoc(db, till), till, { merge: true });
}
