import type { PaymentMethod } from '../members/payment.ts';
import type { RequestStatus } from '../members/states.ts';
import { rialStep } from '../pricing/rial.ts';
import { toCents } from '../pricing/round.ts';
import { type Amounts, type Currency, type Money, noAmounts, partsOf, plus } from './amounts.ts';

/** What of an application its money is reckoned from. Docs: docs/domain/money.md */
export interface Payable {
  payment_method: PaymentMethod;
  /** In euro. */
  total_price: number;
  rial_amount: number | null;
  is_paid: boolean;
  /** What came in less what went out, for this application; null before there is a first payment. */
  received: Amounts | null;
}

/** What is to be paid, in the currency that was chosen; null in rial where there was no rate. */
export function dueOf({ payment_method, total_price, rial_amount }: Payable): Money | null {
  if (payment_method === 'euro') return { amount: toCents(total_price), currency: 'EUR' };
  return rial_amount === null ? null : { amount: rial_amount, currency: 'IRR' };
}

/** What stands for the whole: what is due, or its worth in euro where the rial are not known. */
export function wholeOf(application: Payable): Money {
  return dueOf(application) ?? { amount: toCents(application.total_price), currency: 'EUR' };
}

/**
 * What has been received. An application from before payments were kept has none: its mark says that
 * all of it was seen.
 */
export function receivedOf(application: Payable): Readonly<Amounts> {
  if (application.received) return application.received;
  return application.is_paid ? plus(noAmounts, wholeOf(application)) : noAmounts;
}

/** What is as good as nothing: whoever pays rial rounds them, in toman or as the bank does. Cents are exact. */
const leastOf: Record<Currency, number> = { EUR: 1, IRR: rialStep + 1 };

/** An amount less another, where that is more than rounding; else 0. */
export function differenceOf(one: number, other: number, currency: Currency): number {
  const difference = one - other;
  return Math.abs(difference) < leastOf[currency] ? 0 : difference;
}

/** Whether this much pays it. Where nobody knows what is due, whatever was received does. */
export function isCovered(application: Payable, received: Readonly<Amounts>): boolean {
  const due = dueOf(application);
  return due
    ? differenceOf(due.amount, received[due.currency], due.currency) <= 0
    : partsOf(received).length > 0;
}

/** What is still to be paid, which may be nothing; null where nobody knows what is due. */
export function openOf(application: Payable): Money | null {
  const due = dueOf(application);
  if (!due) return null;
  const open = differenceOf(due.amount, receivedOf(application)[due.currency], due.currency);
  return { ...due, amount: Math.max(open, 0) };
}

/** What was received beyond what is due, by currency. What is not known cannot be too much. */
export function surplusOf(application: Payable): Money[] {
  const due = dueOf(application);
  if (!due) return [];
  const received = receivedOf(application);
  const over = differenceOf(received[due.currency], due.amount, due.currency);
  return partsOf({ ...received, [due.currency]: over });
}

/** Within how many days the terms of use promise a refund. */
export const refundDays = 14;

/** What the club owes back: of a rejected application all that was received, else what is too much. */
export function owedBackOf(application: Payable & { request_status: RequestStatus }): Money[] {
  if (application.request_status === 'rejected') return partsOf(receivedOf(application));
  return surplusOf(application);
}

/** By when (ISO) what is owed since then has to be paid back. */
export function refundUntil(since: string): string {
  const until = new Date(since);
  until.setUTCDate(until.getUTCDate() + refundDays);
  return until.toISOString();
}
