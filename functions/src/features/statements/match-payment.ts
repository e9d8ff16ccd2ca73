import type { Money } from '@fanclub/contract/money/amounts';
import { countedOf, differenceOf, dueOf, openOf } from '@fanclub/contract/money/due';
import { confirmedAmong, unreversed } from '#features/dues/payment-rows';
import type { Member } from '#repositories/member';
import type { Payment } from '#repositories/payments';

/** A member with one application, and all payments of the member. */
export interface Payer {
  member: Member;
  stored: readonly Payment[];
  /** True if the application is not the member's present one. */
  isEarlier?: boolean;
}

/**
 * Returns the payments in this currency that admins confirmed by a receipt or a note. A line may be the proof of one
 * of them.
 */
function confirmedOf({ member, stored }: Payer, currency: Money['currency']): Payment[] {
  return confirmedAmong(unreversed(stored, member)).filter((row) => row.currency === currency);
}

const sumOf = (rows: readonly Payment[]) => rows.reduce((sum, { amount }) => sum + amount, 0);

/**
 * Returns the part of the amount due that no bank statement has shown and no treasurer has recorded yet. A payment that
 * was only confirmed by a receipt counts as not seen, but not if an earlier application has something open: then this
 * open amount is what the member still pays for it. Null if the amount is due in another currency.
 */
export function unseenOf(payer: Payer, currency: Money['currency']): number | null {
  const due = dueOf(payer.member);
  if (due?.currency !== currency) return null;
  const open = payer.isEarlier ? openOf(payer.member) : null;
  if (open && open.amount > 0) return open.amount;
  const seen = countedOf(payer.member)[currency] - sumOf(confirmedOf(payer, currency));
  // If a confirmed payment was paid back since, `seen` can be negative.
  return Math.max(differenceOf(due.amount, Math.max(seen, 0), currency), 0);
}

export interface PaymentMatch {
  /** The confirmed payments that the line replaces, because they are the same money. */
  replaced: Payment[];
  /** True if the line has the expected amount, apart from rounding. */
  fits: boolean;
}

/**
 * Finds what a bank statement's line of this amount means for a member's payments. An approval records the unpaid
 * amount, because a receipt shows it. When the same transfer then appears on a bank statement, it is the same money
 * and not a second payment.
 */
export function matchPayment(payer: Payer, money: Money): PaymentMatch {
  const confirmed = confirmedOf(payer, money.currency);
  const isThat = (amount: number) => differenceOf(amount, money.amount, money.currency) === 0;
  const same = confirmed.find(({ amount }) => isThat(amount));
  const open = openOf(payer.member);
  const isRest = open?.currency === money.currency && open.amount > 0 && isThat(open.amount);
  if (same && !(isRest && payer.isEarlier)) return { replaced: [same], fits: true };
  if (isRest) return { replaced: [], fits: true };
  // If part of the confirmed payments was paid back, replacing them could make the received sum negative. They are not
  // replaced in this case.
  const left = countedOf(payer.member)[money.currency] - sumOf(confirmed) + money.amount;
  const unseen = unseenOf(payer, money.currency);
  return {
    replaced: left < 0 ? [] : confirmed,
    fits: unseen !== null && isThat(unseen),
  };
}
