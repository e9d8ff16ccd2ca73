import { type Amounts, noAmounts, partsOf, plus } from '@fanclub/contract/money/amounts';
import {
  countedOf,
  dueOf,
  isCovered,
  type Payable,
  statementDays,
} from '@fanclub/contract/money/due';
import {
  addedBy,
  effectOf,
  type PaymentSource,
  type PaymentWay,
  type ReversalReason,
  sumNames,
} from '@fanclub/contract/money/payments';
import { dayMs } from '@fanclub/contract/retention/kept-until';
import { confirmation, confirmedAmong, reversalOf, unreversed } from '#features/dues/payment-rows';
import { AppError } from '#platform/app-error';
import { timestampOf } from '#platform/time';
import type { Member } from '#repositories/member';
import type { Payment } from '#repositories/payments';

/**
 * What a change of money writes: payments, and fields of the member's row. They are written in the same transaction
 * as the change that causes them.
 */
export interface MoneyChange {
  rows: Payment[];
  /** Fields to write to the member's row; empty if none of them changes. */
  fields: Partial<
    Pick<Member, (typeof sumNames)[number] | 'is_paid' | 'confirmed' | 'statement_due'>
  >;
}

type SumName = (typeof sumNames)[number];

export const noMoneyChange: MoneyChange = { rows: [], fields: {} };

interface By {
  by: string;
  now: Date;
}

/** Returns these new payments and the resulting fields of the row. */
export function withPayments(member: Member, after: Member, rows: Payment[]): MoneyChange {
  const own = rows.filter(({ request_number }) => request_number === member.request_number);
  const sums = sumsAfter(member, own);
  const is_paid = isCovered({ ...after, ...sums });
  return { rows, fields: { ...sums, is_paid, ...confirmedAfter(member, own) } };
}

/** Returns the sums of an application after these payments. A sum to which none of them adds is left out. */
function sumsAfter(before: Payable, rows: readonly Payment[]): Partial<Record<SumName, Amounts>> {
  const sums = sumNames.flatMap((name) => {
    const own = rows.filter(({ kind }) => effectOf[kind].sum === name);
    return own.length > 0 ? [[name, own.map(addedBy).reduce(plus, before[name] ?? noAmounts)]] : [];
  });
  return Object.fromEntries(sums);
}

/**
 * Returns, with these payments added, the sum that only receipts and notes confirm, and until when a bank statement
 * should show it. Payments of before an import do not count.
 */
function confirmedAfter(member: Member, rows: Payment[]) {
  const confirming = rows.filter(({ source }) => source === 'approval' || source === 'mark');
  if (confirming.length === 0) return {};
  const { EUR, IRR } = confirming.map(addedBy).reduce(plus, member.confirmed ?? noAmounts);
  // The reversal of a payment from before an import, which was not counted, would make the sum negative.
  const confirmed = { EUR: Math.max(EUR, 0), IRR: Math.max(IRR, 0) };
  const at = rows[0]?.at;
  const isLeft = confirmed.EUR + confirmed.IRR > 0;
  const due = at ? timestampOf(at.toMillis() + statementDays * dayMs) : null;
  return { confirmed, statement_due: isLeft ? (member.statement_due ?? due) : null };
}

/** Confirms that the unpaid amount was paid. If nothing is unpaid, no payment is added. */
export function confirmOpen(
  member: Member,
  after: Member,
  words: By & { source: PaymentSource; way?: PaymentWay },
): MoneyChange {
  // The unpaid amount follows from the sums of the payments, not from `is_paid`, which is being set.
  const unpaid = { ...after, version: member.version };
  if (isCovered(unpaid)) return noMoneyChange;
  const row = confirmation(unpaid, words);
  return withPayments(member, after, [row]);
}

/**
 * Reverses the payments that admins have confirmed only by a receipt or a note. Payments that treasurers recorded,
 * that bank statements showed or that were moved from another application stay, because somebody has seen them. If
 * part of the confirmed payments in a currency was paid back or moved since, all confirmed payments in that currency
 * stay, because a reversal must not make the received sum negative. `stored` are the member's payments.
 */
export function takeBack(
  member: Member,
  after: Member,
  stored: readonly Payment[],
  words: Omit<By, 'by'> & { by: string | null; reason: ReversalReason },
): MoneyChange {
  const taken = stillThere(member, confirmedAmong(unreversed(stored, member)));
  const rows = taken.map((payment) => reversalOf(payment, words));
  return rows.length > 0 ? withPayments(member, after, rows) : noMoneyChange;
}

/** Returns the payments whose money still counts: for each currency all of them or none. */
export function stillThere(member: Member, rows: readonly Payment[]): Payment[] {
  const sums = rows.map(addedBy).reduce(plus, noAmounts);
  const counted = countedOf(member);
  return rows.filter(({ currency }) => counted[currency] >= sums[currency]);
}

/** Returns `is_paid` after a change of the amount due without a payment. */
export function isPaidAfter(member: Member, after: Member): boolean {
  if (!isDueChanged(member, after)) return member.is_paid;
  if (!member.is_paid && member.received === null) return false;
  return isCovered(after);
}

/** True if the due amount or its currency has changed. */
export function isDueChanged(member: Member, after: Member): boolean {
  const [one, other] = [dueOf(member), dueOf(after)];
  return one?.amount !== other?.amount || one?.currency !== other?.currency;
}

/**
 * Returns what an admin's edit changes in the payments. If the admin sets `is_paid` (`wanted`), the unpaid amount is
 * confirmed, or the confirmed payments are reversed. Otherwise nothing changes.
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
  return noMoneyChange;
}

/**
 * Sets `is_paid` to false by reversing the payments that were only confirmed. Throws `payment_stands` if the other
 * payments cover the amount: a treasurer has to reverse those one by one, with a reason.
 */
function clearMark(member: Member, after: Member, stored: readonly Payment[], by: By): MoneyChange {
  const change = takeBack(member, after, stored, { ...by, reason: 'mark_cleared' });
  const left = { ...after, ...change.fields };
  if (partsOf(countedOf(left)).length > 0 && isCovered(left)) {
    throw new AppError('payment_stands');
  }
  return change;
}
