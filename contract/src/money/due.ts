import type { PaymentMethod } from '../members/payment.ts';
import type { RequestStatus } from '../members/states.ts';
import { rialStep } from '../pricing/rial.ts';
import { toCents } from '../pricing/round.ts';
import { type Amounts, type Currency, type Money, noAmounts, partsOf } from './amounts.ts';

/** The fields of an application from which its due and the unpaid part of it are computed. See docs/domain/money.md. */
export interface Payable {
  payment_method: PaymentMethod;
  /** Total price in euro. */
  total_price: number;
  rial_amount: number | null;
  /** Money received minus money paid back for this application; null before the first payment. */
  received: Amounts | null;
  /** What the club does not ask for, and what it need not pay back; null before the first such booking. */
  waived: Amounts | null;
  kept: Amounts | null;
  /** Money from before this system, by an import; null if there is none. It is in no book of this system. */
  before: Amounts | null;
}

/** Returns the price in the currency of the chosen payment method; null if that is rial and no rate was stored. */
export function priceOf({ payment_method, total_price, rial_amount }: Payable): Money | null {
  if (payment_method === 'euro') return { amount: toCents(total_price), currency: 'EUR' };
  return rial_amount === null ? null : { amount: rial_amount, currency: 'IRR' };
}

/** Returns the amount due, which is the price without what was waived or reduced; null if the price is not known. */
export function dueOf(application: Payable): Money | null {
  const price = priceOf(application);
  const waived = application.waived ?? noAmounts;
  return price && { ...price, amount: Math.max(price.amount - waived[price.currency], 0) };
}

/** Returns the amount due, or the total price in euro if the amount in rial is not known. */
export function wholeOf(application: Payable): Money {
  return dueOf(application) ?? { amount: toCents(application.total_price), currency: 'EUR' };
}

/** Returns the money received, which is nothing before the first payment. */
export const receivedOf = ({ received }: Pick<Payable, 'received'>): Readonly<Amounts> =>
  received ?? noAmounts;

/** Returns the money received, also before this system. */
export function receivedAtAll({ received, before }: Pick<Payable, 'received' | 'before'>): Amounts {
  const [now, then] = [receivedOf({ received }), before ?? noAmounts];
  return { EUR: now.EUR + then.EUR, IRR: now.IRR + then.IRR };
}

/** Returns the money that counts for an application: what was received, without what was kept or donated. */
export function countedOf(application: Pick<Payable, 'received' | 'kept' | 'before'>): Amounts {
  const [received, kept] = [receivedAtAll(application), application.kept ?? noAmounts];
  return { EUR: received.EUR - kept.EUR, IRR: received.IRR - kept.IRR };
}

/**
 * Smallest difference of two amounts that counts. Rial amounts are rounded by people and banks; euro amounts are exact.
 */
const leastOf: Record<Currency, number> = { EUR: 1, IRR: rialStep + 1 };

/** Returns the difference of two amounts, or 0 if it is small enough to come from rounding. */
export function differenceOf(one: number, other: number, currency: Currency): number {
  const difference = one - other;
  return Math.abs(difference) < leastOf[currency] ? 0 : difference;
}

/**
 * Returns true if the money that counts covers the amount due. Any money, and any waiver, covers an amount that is not
 * known.
 */
export function isCovered(application: Payable): boolean {
  const due = dueOf(application);
  const counted = countedOf(application);
  return due
    ? differenceOf(due.amount, counted[due.currency], due.currency) <= 0
    : partsOf(counted).length + partsOf(application.waived ?? noAmounts).length > 0;
}

/** Returns the amount that is still to be paid, which can be 0; null if the amount due is not known. */
export function openOf(application: Payable): Money | null {
  const due = dueOf(application);
  if (!due) return null;
  const open = differenceOf(due.amount, countedOf(application)[due.currency], due.currency);
  return { ...due, amount: Math.max(open, 0) };
}

/**
 * Returns the money that counts beyond the amount due, by currency. All money in another currency than that of the
 * amount due is such a surplus. The list is empty if the amount due is not known.
 */
export function surplusOf(application: Payable): Money[] {
  const due = dueOf(application);
  if (!due) return [];
  const counted = countedOf(application);
  const over = differenceOf(counted[due.currency], due.amount, due.currency);
  return partsOf({ ...counted, [due.currency]: over });
}

/** Number of days within which the terms of use promise that money is paid back. */
export const refundDays = 14;

/** Returns the money that the club owes back: all that counts for a rejected application, else the surplus. */
export function owedBackOf(application: Payable & { request_status: RequestStatus }): Money[] {
  if (application.request_status === 'rejected') return partsOf(countedOf(application));
  return surplusOf(application);
}

/** Number of days within which a bank statement should show a payment that was confirmed by a receipt or a note. */
export const statementDays = 14;

/** Returns the time (ISO) until which the club has to pay money back that it has owed since `since`. */
export function refundUntil(since: string): string {
  const until = new Date(since);
  until.setUTCDate(until.getUTCDate() + refundDays);
  return until.toISOString();
}
