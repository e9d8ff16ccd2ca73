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
  standing,
} from './payment-rows.ts';

/** What a change of money writes, in the transaction of what it belongs to. */
export interface MoneyChange {
  rows: Payment[];
  /** On the member's row; nothing where no money moved. */
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
 * These payments, and what the row then says. Who was paid from before payments were kept gets the row
 * of that first, so that the sum of the rows is what was received.
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

/** Somebody says that the money is there: what is open is written down. Nothing is where nothing is. */
export function confirmOpen(
  member: Member,
  after: Member,
  words: By & { source: PaymentSource },
): MoneyChange {
  // What is open is asked of what was received, not of the mark that is being set.
  const received = receivedOf(member);
  if (isCovered(after, received)) return noMoneyChange;
  const row = confirmation({ ...after, received, version: member.version }, words);
  return withPayments(member, after, [row]);
}

/** What stands of the present application, the mark from before there were rows among it. */
export function standingOf(member: Member, stored: readonly Payment[]): Payment[] {
  const carried = carriedPayment(member);
  return standing(carried ? [carried, ...stored] : stored, member);
}

/**
 * Takes back what admins confirmed. What treasurers wrote down, statements showed or somebody else paid too
 * much was seen, and stays; so does, in a currency, what was confirmed where part of it was paid back or
 * moved on since, for nobody can have sent more than came. `stored` are the member's payments.
 */
export function takeBack(
  member: Member,
  after: Member,
  stored: readonly Payment[],
  words: Omit<By, 'by'> & { by: string | null; reason: ReversalReason },
): MoneyChange {
  const taken = stillThere(member, confirmedAmong(standingOf(member, stored)));
  const rows = taken.map((payment) => reversalOf(payment, words));
  return rows.length > 0 ? withPayments(member, after, rows) : noMoneyChange;
}

/** Those of these payments, all of a currency or none, whose money has not gone out again. */
export function stillThere(member: Member, rows: readonly Payment[]): Payment[] {
  const sums = rows.map(signed).reduce(plus, noAmounts);
  const received = receivedOf(member);
  return rows.filter(({ currency }) => received[currency] >= sums[currency]);
}

/** The mark after a change of what is due, which no money moved for. */
export function isPaidAfter(member: Member, after: Member): boolean {
  if (!isDueChanged(member, after)) return member.is_paid;
  if (!member.is_paid && member.received === null) return false;
  return isCovered(after, receivedOf(member));
}

/** Whether another amount is due, or in another currency. */
export function isDueChanged(member: Member, after: Member): boolean {
  const [one, other] = [dueOf(member), dueOf(after)];
  return one?.amount !== other?.amount || one?.currency !== other?.currency;
}

/** What an admin's edit makes of the money: the mark as asked for, or as what is due then says. */
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
 * The mark is taken back. Throws `payment_stands` where money that is not the mark's to take back pays it:
 * that is reversed by who keeps the money, one by one and with a reason.
 */
function clearMark(member: Member, after: Member, stored: readonly Payment[], by: By): MoneyChange {
  const change = takeBack(member, after, stored, { ...by, reason: 'mark_cleared' });
  const received = change.fields.received ?? receivedOf(member);
  if (partsOf(received).length > 0 && isCovered(after, received)) {
    throw new AppError('payment_stands');
  }
  return change;
}
