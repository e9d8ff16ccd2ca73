import type { Money } from '@fanclub/contract/money/amounts';
import { differenceOf, dueOf, openOf, receivedOf } from '@fanclub/contract/money/due';
import { standingOf } from '#features/money/money-change';
import { confirmedAmong } from '#features/money/payment-rows';
import type { Member } from '#repositories/member';
import type { Payment } from '#repositories/payments';

/** Somebody with all payments, as a transaction or a list read them. */
export interface Payer {
  member: Member;
  stored: readonly Payment[];
}

/** What an admin has confirmed in this currency, which a line may be the proof of. */
function confirmedOf({ member, stored }: Payer, currency: Money['currency']): Payment[] {
  return confirmedAmong(standingOf(member, stored)).filter((row) => row.currency === currency);
}

const sumOf = (rows: readonly Payment[]) => rows.reduce((sum, { amount }) => sum + amount, 0);

/**
 * What of an application no statement has shown and no treasurer has written down; null where that is
 * not known in this currency. What was confirmed by a receipt is still to be shown.
 */
export function unseenOf(payer: Payer, currency: Money['currency']): number | null {
  const due = dueOf(payer.member);
  if (due?.currency !== currency) return null;
  const seen = receivedOf(payer.member)[currency] - sumOf(confirmedOf(payer, currency));
  // What was confirmed may have been paid back since.
  return Math.max(differenceOf(due.amount, Math.max(seen, 0), currency), 0);
}

export interface Place {
  /** What it takes the place of: the same money, confirmed before by a receipt. */
  replaced: Payment[];
  /** It is exactly what was to be expected. */
  fits: boolean;
}

/**
 * Where a line of this much belongs among somebody's payments. An approval writes down what was open, by
 * the receipt; the line that comes a day later is that money, and not as much again.
 */
export function placeOf(payer: Payer, money: Money): Place {
  const confirmed = confirmedOf(payer, money.currency);
  const isThat = (amount: number) => differenceOf(amount, money.amount, money.currency) === 0;
  const same = confirmed.find(({ amount }) => isThat(amount));
  if (same) return { replaced: [same], fits: true };
  const open = openOf(payer.member);
  const isRest = open?.currency === money.currency && isThat(open.amount);
  if (isRest && open.amount > 0) return { replaced: [], fits: true };
  // Part of it was paid back: what came in cannot be less than what went out.
  const left = receivedOf(payer.member)[money.currency] - sumOf(confirmed) + money.amount;
  const unseen = unseenOf(payer, money.currency);
  return {
    replaced: left < 0 ? [] : confirmed,
    fits: unseen !== null && isThat(unseen),
  };
}
