import { noAmounts, partsOf, plus } from '@fanclub/contract/money/amounts';
import { dueOf, isCovered, receivedOf } from '@fanclub/contract/money/due';
import type { PaymentSource, ReversalReason } from '@fanclub/contract/money/payments';
import { AppError } from '#platform/app-error';
import type { Member } from '#repositories/member';
import type { Payment } from '#repositories/payments';
import {
  carriedPayment,
  confirmation,
  confirmedAmong,
  reversalOf,
  unreversed,
} from './payment-rows.ts';

/** The rows and fields that a change of money writes, in the transaction of the change that causes it. */
export interface MoneyChange {
  rows: Payment[];
  /** Fields to write to the member's row; empty if no money moved. */
  fields: Partial<Pick<Member, 'received' | 'is_paid'>>;
}

export const noMoneyChange: MoneyChange = { rows: [], fields: {} };

interface By {
  by: string;
  now: Date;
}

const signed = ({ kind, amount, currency }: Payment) => ({
  amount: kind === 'in' ? amount : -amount,
  currency,
});

/**
 * Returns these payments and the resulting fields of the row. A member who was marked as paid before payments
 * were stored first gets a row for that payment, so that the sum of the rows equals what was received.
 */
export function withPayments(member: Member, after: Member, rows: Payment[]): MoneyChange {
  const carried = carriedPayment(member);
  const own = rows.filter(({ request_number }) => request_number === member.request_number);
  const received = own.map(signed).reduce(plus, receivedOf(member));
  return {
    rows: carried ? [carried, ...rows] : rows,
    fields: { received, is_paid: isCovered(after, received) },
  };
}

/** Confirms that the open amount was paid. Without an open amount there is no payment. */
export function confirmOpen(
  member: Member,
  after: Member,
  words: By & { source: PaymentSource },
): MoneyChange {
  // The open amount follows from the received sum, not from the mark that is being set.
  const received = receivedOf(member);
  if (isCovered(after, received)) return noMoneyChange;
  const row = confirmation({ ...after, received, version: member.version }, words);
  return withPayments(member, after, [row]);
}

/**
 * Returns the payments of the present application that are not reversed, including the one for a mark from
 * before payments were stored.
 */
export function unreversedOf(member: Member, stored: readonly Payment[]): Payment[] {
  const carried = carriedPayment(member);
  return unreversed(carried ? [carried, ...stored] : stored, member);
}

/**
 * Reverses the payments that admins confirmed. Payments that treasurers recorded, that statements showed or that
 * were moved from another application were seen, and stay. Confirmed payments in a currency also stay if part of
 * them was paid back or moved on since: a member cannot have sent more than was received. `stored` are the
 * member's payments.
 */
export function takeBack(
  member: Member,
  after: Member,
  stored: readonly Payment[],
  words: Omit<By, 'by'> & { by: string | null; reason: ReversalReason },
): MoneyChange {
  const taken = stillThere(member, confirmedAmong(unreversedOf(member, stored)));
  const rows = taken.map((payment) => reversalOf(payment, words));
  return rows.length > 0 ? withPayments(member, after, rows) : noMoneyChange;
}

/** Returns those of these payments whose money has not gone out again: for each currency all of them or none. */
export function stillThere(member: Member, rows: readonly Payment[]): Payment[] {
  const sums = rows.map(signed).reduce(plus, noAmounts);
  const received = receivedOf(member);
  return rows.filter(({ currency }) => received[currency] >= sums[currency]);
}

/** Returns the paid mark after a change of the due amount that moved no money. */
export function isPaidAfter(member: Member, after: Member): boolean {
  if (!isDueChanged(member, after)) return member.is_paid;
  if (!member.is_paid && member.received === null) return false;
  return isCovered(after, receivedOf(member));
}

/** True if the due amount or its currency has changed. */
export function isDueChanged(member: Member, after: Member): boolean {
  const [one, other] = [dueOf(member), dueOf(after)];
  return one?.amount !== other?.amount || one?.currency !== other?.currency;
}

/**
 * Returns the effect of an admin's edit on the money: the mark as requested, or as the new due amount implies.
 */
export function moneyOfEdit(
  member: Member,
  after: Member,
  wanted: boolean | undefined,
  stored: readonly Payment[],
  by: By,
): MoneyChange {
  if (wanted === true) return confirmOpen(member, after, { ...by, source: 'mark' });
  if (wanted === false) return clearMark(member, after, stored, by);
  return isDueChanged(member, after) && carriedPayment(member)
    ? withPayments(member, after, [])
    : noMoneyChange;
}

/**
 * Clears the paid mark. Throws `payment_stands` if payments that the mark cannot reverse cover the amount: a
 * treasurer reverses those one by one, with a reason.
 */
function clearMark(member: Member, after: Member, stored: readonly Payment[], by: By): MoneyChange {
  const change = takeBack(member, after, stored, { ...by, reason: 'mark_cleared' });
  const received = change.fields.received ?? receivedOf(member);
  if (partsOf(received).length > 0 && isCovered(after, received)) {
    throw new AppError('payment_stands');
  }
  return change;
}
