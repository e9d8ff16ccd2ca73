import type { ReviewItem } from '../members/review-items.ts';
import type { RequestStatus } from '../members/states.ts';
import { isolateLtr } from '../text/isolate.ts';
import { type Amounts, type Currency, type Money, noAmounts, plus } from './amounts.ts';
import { differenceOf, isCovered, openOf, owedBackOf, type Payable } from './due.ts';
import type { Direction } from './payments.ts';

/**
 * An amount that is unpaid for one application or was received beyond its due, and since when. Times are ISO texts in
 * answers and timestamps in rows, so the type has the parameter `Time`. See docs/domain/money.md.
 */
export interface OpenDue<Time = string> {
  request_number: string;
  season: string;
  /** Null if the application is unpaid and its amount is not known (rial without an exchange rate). */
  amount: number | null;
  currency: Currency;
  since: Time;
}

/** The account of a member: unpaid amounts and amounts paid too much, the oldest season first. */
export interface Account<Time = string> {
  open_dues: readonly OpenDue<Time>[];
  over_dues: readonly OpenDue<Time>[];
}

/** The fields of an application from which its part of the account is computed. */
export interface Charged<Time> extends Payable {
  request_number: string;
  season: string;
  request_status: RequestStatus;
  submitted_at: Time;
}

/** The fields of a present application that say whether a member owes what is open of it. */
export interface Asked {
  request_status: RequestStatus;
  requested: { items: readonly ReviewItem[] } | null;
}

/** True if staff have asked for the rest of the amount. */
export const asksRest = ({ requested }: Pick<Asked, 'requested'>): boolean =>
  requested?.items.includes('amount') ?? false;

/** True if what is open of the present application is owed: it is approved, or the rest was asked for. */
export const isRestOwed = (application: Asked): boolean =>
  application.request_status === 'approved' || asksRest(application);

/** Returns the unpaid amount of an application, null if it is not known; undefined if nothing is unpaid. */
function unpaidOf(application: Charged<unknown>): Pick<OpenDue, 'amount' | 'currency'> | undefined {
  const isCancelled = application.request_status === 'rejected';
  if (isCancelled || isCovered(application)) return undefined;
  return openOf(application) ?? { amount: null, currency: 'IRR' };
}

/** Returns the unpaid amount of an application by currency; null if nothing is unpaid or the amount is not known. */
export function unpaidAmounts(application: Charged<unknown>): Amounts | null {
  const unpaid = unpaidOf(application);
  return unpaid?.amount ? plus(noAmounts, { ...unpaid, amount: unpaid.amount }) : null;
}

/**
 * Returns the account after a change of one application. Its new entries replace the earlier ones and take over their
 * `since`. If `isAnew`, their `since` is the current time, because by the terms the time for a refund begins with the
 * decision.
 */
export function withApplication<Time>(
  account: Account<Time>,
  application: Charged<Time>,
  { now, isAnew = false }: { now: Time; isAnew?: boolean },
): { open_dues: OpenDue<Time>[]; over_dues: OpenDue<Time>[] } {
  const { request_number, season } = application;
  const replaced = (
    before: readonly OpenDue<Time>[],
    entries: readonly Pick<OpenDue, 'amount' | 'currency'>[],
  ) => {
    const sinceOf = (currency: Currency) =>
      before.find((one) => one.request_number === request_number && one.currency === currency)
        ?.since;
    const own = entries.map(({ amount, currency }) => {
      const since = isAnew ? now : (sinceOf(currency) ?? now);
      return { request_number, season, amount, currency, since };
    });
    const others = before.filter((one) => one.request_number !== request_number);
    return [...others, ...own].sort((a, b) => a.season.localeCompare(b.season));
  };
  const unpaid = unpaidOf(application);
  return {
    open_dues: replaced(account.open_dues, unpaid ? [unpaid] : []),
    over_dues: replaced(account.over_dues, owedBackOf(application)),
  };
}

export const emptyAccount: Account<never> = { open_dues: [], over_dues: [] };

/** Returns the account of these applications. Each entry counts since its application was submitted. */
export function accountOf<Time>(applications: readonly Charged<Time>[]) {
  return applications.reduce<Account<Time>>(
    (account, one) => withApplication(account, one, { now: one.submitted_at }),
    emptyAccount,
  );
}

const moneyOf = (entries: readonly OpenDue<unknown>[]): Amounts =>
  entries.reduce<Amounts>(
    (sum, { amount, currency }) => plus(sum, { amount: amount ?? 0, currency }),
    noAmounts,
  );

/**
 * Returns dues minus received money, by currency: positive if the member owes, negative if the club does. An unknown
 * amount counts as zero.
 */
export function balanceOf({ open_dues, over_dues }: Account<unknown>): Amounts {
  const [open, over] = [moneyOf(open_dues), moneyOf(over_dues)];
  return { EUR: open.EUR - over.EUR, IRR: open.IRR - over.IRR };
}

/** The account of a member, with what says which of its open dues the member owes. */
export interface Owing<Time = string> extends Account<Time>, Asked {
  /** The number of the present application. */
  request_number: string;
}

/**
 * Returns what a member owes: the open dues of all applications. The due of the present application is left out if the
 * application is not approved and nobody has asked for its rest.
 */
export function owedDues<Time>(member: Owing<Time>): OpenDue<Time>[] {
  const isOwed = isRestOwed(member);
  return member.open_dues.filter(
    ({ request_number }) => isOwed || request_number !== member.request_number,
  );
}

/** An open due of a known amount. */
export type DueToPay<Time = string> = OpenDue<Time> & Money;

/**
 * Returns what a member is told to pay, the oldest season first: what the member owes, without what the club owes back
 * in the same currency for another application, because staff can settle both. Amounts that are not known are left out.
 */
export function duesToPay<Time>(member: Owing<Time>): DueToPay<Time>[] {
  const over = { ...moneyOf(member.over_dues) };
  return owedDues(member).flatMap((due) => {
    const { amount: owed, currency } = due;
    if (owed === null) return [];
    const amount = differenceOf(owed, over[currency], currency);
    over[currency] -= Math.min(over[currency], owed);
    return amount > 0 ? [{ ...due, amount }] : [];
  });
}

/** Returns what of `duesToPay` is not for the present application. */
export const earlierDuesToPay = <Time>(member: Owing<Time>): DueToPay<Time>[] =>
  duesToPay(member).filter(({ request_number }) => request_number !== member.request_number);

/**
 * Returns the text that names an application after its season: its request number if another one of these has the same
 * season, which happens only after a merge, else nothing.
 */
export const numberBeside = (
  { season, request_number: number }: Pick<OpenDue, 'season' | 'request_number'>,
  all: readonly Pick<OpenDue, 'season' | 'request_number'>[],
): string =>
  all.some((one) => one.season === season && one.request_number !== number)
    ? ` · ${isolateLtr(number)}`
    : '';

/** Money that was too much for one application and can pay an open due of the same person's other application. */
export interface Settlement extends Money {
  from: OpenDue<unknown>;
  to: OpenDue<unknown>;
}

/**
 * Returns the next settlement that the account allows: the oldest surplus of another application pays the oldest open
 * due in the same currency.
 */
export function settlementOf({ open_dues, over_dues }: Account<unknown>): Settlement | null {
  for (const to of open_dues) {
    const from = over_dues.find(
      ({ currency, request_number }) =>
        currency === to.currency && request_number !== to.request_number,
    );
    const amount = Math.min(from?.amount ?? 0, to.amount ?? 0);
    if (from && amount > 0) return { from, to, amount, currency: to.currency };
  }
  return null;
}

/**
 * Returns the request number of the application to which a payment belongs if nobody names one. Money in belongs to
 * the oldest open due in this currency, money out to the oldest surplus in it. Null if there is no such due or surplus.
 */
export function proposedDue(
  { open_dues, over_dues }: Account<unknown>,
  kind: Direction,
  currency: Currency,
): string | null {
  const dues = kind === 'in' ? open_dues : over_dues;
  return dues.find((due) => due.currency === currency)?.request_number ?? null;
}
