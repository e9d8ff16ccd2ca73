import type { Money } from '@fanclub/contract/money/amounts';
import { differenceOf, dueOf, openOf, receivedOf } from '@fanclub/contract/money/due';
import { unreversedOf } from '#features/money/money-change';
import { confirmedAmong } from '#features/money/payment-rows';
import type { Member } from '#repositories/member';
import type { Payment } from '#repositories/payments';

/** A member with all payments, as a transaction or a list read them. */
export interface Payer {
  member: Member;
  stored: readonly Payment[];
}

/** Returns the payments in this currency that an admin has confirmed. A line may be the proof of one of them. */
function confirmedOf({ member, stored }: Payer, currency: Money['currency']): Payment[] {
  return confirmedAmong(unreversedOf(member, stored)).filter((row) => row.currency === currency);
}

const sumOf = (rows: readonly Payment[]) => rows.reduce((sum, { amount }) => sum + amount, 0);

/**
 * Returns the amount of an application that no statement has shown and no treasurer has recorded. Null if the
 * amount is due in another currency. A payment that was confirmed by a receipt still has to be shown.
 */
export function unseenOf(payer: Payer, currency: Money['currency']): number | null {
  const due = dueOf(payer.member);
  if (due?.currency !== currency) return null;
  const seen = receivedOf(payer.member)[currency] - sumOf(confirmedOf(payer, currency));
  // A confirmed payment may have been paid back since.
  return Math.max(differenceOf(due.amount, Math.max(seen, 0), currency), 0);
}

export interface PaymentMatch {
  /** The payments that the line replaces: the same money, confirmed before by a receipt. */
  replaced: Payment[];
  /** True if the amount is exactly what was expected. */
  fits: boolean;
}

/**
 * Finds what a line of this amount is among a member's payments. An approval records the open amount by the
 * receipt. The line that comes a day later is the same money, and not a second payment.
 */
export function matchPayment(payer: Payer, money: Money): PaymentMatch {
  const confirmed = confirmedOf(payer, money.currency);
  const isThat = (amount: number) => differenceOf(amount, money.amount, money.currency) === 0;
  const same = confirmed.find(({ amount }) => isThat(amount));
  if (same) return { replaced: [same], fits: true };
  const open = openOf(payer.member);
  const isRest = open?.currency === money.currency && isThat(open.amount);
  if (isRest && open.amount > 0) return { replaced: [], fits: true };
  // Part of it was paid back, and the received sum cannot be less than what went out.
  const left = receivedOf(payer.member)[money.currency] - sumOf(confirmed) + money.amount;
  const unseen = unseenOf(payer, money.currency);
  return {
    replaced: left < 0 ? [] : confirmed,
    fits: unseen !== null && isThat(unseen),
  };
}
