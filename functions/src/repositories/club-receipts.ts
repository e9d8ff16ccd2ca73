import type { Currency } from '@fanclub/contract/money/amounts';
import type { PackType } from '@fanclub/contract/pricing/packages';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import type { Timestamp } from '#platform/time';
import { type RowReference, readTogether, rowsOf } from './rows.ts';

/**
 * `members/{uid}/receipts/{payment id}`: the club's receipt for a payment. The receipt says what was true when it was
 * issued and is never changed. Whether the payment was reversed since follows from the payments.
 */
export interface ClubReceiptDocument {
  /** The receipts of each year are numbered from 1 without gaps. */
  year: number;
  number: number;
  issued_at: Timestamp;
  payer: string;
  /** The payer's street, postal code and country code; null if unknown. */
  address: string | null;
  postal_code: string | null;
  country: string | null;
  /** The member for whom somebody else pays; null if the payer is the member. */
  member: string | null;
  request_number: string;
  season: string;
  pack_type: PackType;
  amount: number;
  currency: Currency;
  day: string;
  reference: string | null;
  /**
   * The amount due in the receipt's currency (null if it is due in another one), and the sum received up to this
   * payment.
   */
  due: number | null;
  received: number;
}

export const clubReceiptsOf = (db: Firestore, memberId: string) =>
  rowsOf<ClubReceiptDocument>(db, `members/${memberId}/receipts`);

export function clubReceiptDoc(
  db: Firestore,
  memberId: string,
  paymentId: string,
): RowReference<ClubReceiptDocument> {
  return clubReceiptsOf(db, memberId).doc(paymentId);
}

/** `settings/clubReceipts`: by year, the last number that a receipt of the year got. */
const numbersDoc = (db: Firestore) =>
  rowsOf<Record<string, number>>(db, 'settings').doc('clubReceipts');

/**
 * Reads the last number of a year. Returns the next number, and a function that stores it. Numbers have no gaps,
 * because the transaction that writes the receipt also stores its number.
 */
export async function nextReceiptNumber(
  transaction: Transaction,
  db: Firestore,
  year: number,
): Promise<{ number: number; store: () => void }> {
  const last = (await transaction.get(numbersDoc(db))).data()?.[year] ?? 0;
  const number = last + 1;
  return {
    number,
    store: () => transaction.set(numbersDoc(db), { [year]: number }, { merge: true }),
  };
}

/** Returns for each of these payments the number of its receipt; null if none was issued. */
export async function receiptNumbers(
  db: Firestore,
  payments: readonly { memberId: string; paymentId: string }[],
): Promise<(string | null)[]> {
  if (payments.length === 0) return [];
  const rows = payments.map(({ memberId, paymentId }) => clubReceiptDoc(db, memberId, paymentId));
  return (await readTogether(db, { rows })).rows.map((row) => {
    const receipt = row.data();
    return receipt ? receiptNumberOf(receipt) : null;
  });
}

/** The number of a receipt as people write it, such as `2026/17`. */
export const receiptNumberOf = ({
  year,
  number,
}: Pick<ClubReceiptDocument, 'year' | 'number'>): string => `${year}/${number}`;
