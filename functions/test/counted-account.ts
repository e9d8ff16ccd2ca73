import { clubDay } from '@fanclub/contract/club/club-day';
import { lineOf, membershipOn } from '@fanclub/contract/members/membership';
import { balanceOf, settlementOf } from '@fanclub/contract/money/account';
import {
  type Amounts,
  type Currency,
  currencies,
  noAmounts,
} from '@fanclub/contract/money/amounts';
import { owedBackOf, priceOf } from '@fanclub/contract/money/due';
import { dayAfter } from '@fanclub/contract/text/day';
import type { ApplicationDocument } from '../src/repositories/applications.ts';
import type { LedgerRow } from '../src/repositories/ledger.ts';
import type { Member } from '../src/repositories/member.ts';
import type { Payment } from '../src/repositories/payments.ts';

/** An application as the test itself counts it, without the product's own sums. */
export interface Counted {
  number: string;
  season: string;
  currency: Currency;
  due: number;
  isRejected: boolean;
}

/** Returns the last day of a season. */
export const endOf = (season: string) => `${Number(season.slice(0, 4)) + 1}-06-30`;

type Booked = Pick<Payment, 'kind' | 'amount' | 'currency'> &
  (Pick<Payment, 'reverses'> | Pick<LedgerRow, 'is_reversal'>);

const kindsOf = {
  received: ['in', 'out'],
  waived: ['waived', 'reduced'],
  kept: ['kept', 'donation'],
} as const;

/** Returns the sum of these bookings to which the kinds of `name` add, as the test itself counts it. */
export const sumsOf = (name: keyof typeof kindsOf, rows: readonly Booked[]): Amounts =>
  sumOf(
    rows
      .filter(({ kind }) => (kindsOf[name] as readonly string[]).includes(kind))
      .map((row) => {
        const isReversal = 'is_reversal' in row ? row.is_reversal : row.reverses !== null;
        const isLess = row.kind === 'out' || (row.kind !== 'in' && isReversal);
        const amount = isLess ? -row.amount : row.amount;
        const { currency } = row;
        return { EUR: currency === 'EUR' ? amount : 0, IRR: currency === 'IRR' ? amount : 0 };
      }),
  );

const minus = (one: Amounts, other: Amounts): Amounts => ({
  EUR: one.EUR - other.EUR,
  IRR: one.IRR - other.IRR,
});

/** Returns the money that counts for the dues: what was received, without what was kept or donated. */
export const countedIn = (rows: readonly Booked[]) =>
  minus(sumsOf('received', rows), sumsOf('kept', rows));

export const sumOf = (all: readonly Amounts[]): Amounts =>
  all.reduce((one, other) => ({ EUR: one.EUR + other.EUR, IRR: one.IRR + other.IRR }), {
    EUR: 0,
    IRR: 0,
  });

const duesOf = (applications: readonly Counted[], payments: readonly Payment[]) =>
  sumOf(
    applications
      .filter(({ isRejected }) => !isRejected)
      .map(({ number, due, currency }) => {
        const own = payments.filter(({ request_number }) => request_number === number);
        const price = { EUR: currency === 'EUR' ? due : 0, IRR: currency === 'IRR' ? due : 0 };
        return minus(price, sumsOf('waived', own));
      }),
  );

/**
 * Returns what a member must have paid if the stored account is right: the counted dues minus the account's balance.
 */
export const paidByAccount = (
  member: Member,
  applications: readonly Counted[],
  payments: readonly Payment[],
): Amounts => minus(duesOf(applications, payments), balanceOf(member));

/** Returns what is wrong with a member, as sentences. */
export function wrongOf(
  member: Member,
  applications: readonly Counted[],
  payments: readonly Payment[],
  stored: readonly ApplicationDocument[],
): string[] {
  const wrong: string[] = [];
  const say = (is: unknown, said: string) => !is && wrong.push(`${member.id}: ${said}`);
  const balance = balanceOf(member);
  const paid = countedIn(payments);
  const dues = duesOf(applications, payments);
  for (const currency of currencies) {
    say(
      balance[currency] === dues[currency] - paid[currency],
      `balance ${balance[currency]} ${currency} is not ${dues[currency]} - ${paid[currency]}`,
    );
    const owing = member.open_dues.filter((due) => due.currency === currency);
    const owed = member.over_dues.filter((due) => due.currency === currency);
    const both = owing.length > 0 && owed.length > 0;
    say(
      !both || settlementOf(member),
      `owes and is owed ${currency}, and no settlement is offered`,
    );
  }
  for (const { number, due, isRejected } of applications) {
    const own = payments.filter((each) => each.request_number === number);
    const row = stored.find((one) => one.request_number === number);
    const is = row && { due: priceOf(row)?.amount, isRejected: row.request_status === 'rejected' };
    say(is?.due === due && is.isRejected === isRejected, `${number} is ${JSON.stringify(is)}`);
    for (const name of ['received', 'waived', 'kept'] as const) {
      const [has, sum] = [row?.[name] ?? noAmounts, sumsOf(name, own)];
      const is = JSON.stringify(has);
      say(minus(has, sum).EUR === 0 && minus(has, sum).IRR === 0, `${name} of ${number} is ${is}`);
      say(has.EUR >= 0 && has.IRR >= 0, `${name} of ${number} is negative`);
    }
    const back = owedBackOf(row as ApplicationDocument);
    say(
      back.every(({ amount, currency }) => amount <= sumsOf('received', own)[currency]),
      `more is owed back for ${number} than was received`,
    );
  }
  const isAsked = member.requested?.items.includes('amount') ?? false;
  const owes = member.open_dues.length > 0;
  say(!isAsked || owes || member.request_status === 'rejected', 'is asked for what is paid');
  say(member.owes_asked === (member.owes_asked_at !== null), 'is listed as asked, and is not');
  say(member.is_owing === (member.owes_since !== null), 'is listed as owing, and is not');
  say(member.owes.EUR + member.owes.IRR > 0 === (member.owes_since !== null), 'owes since never');
  return [...wrong, ...wrongPeriods(member)];
}

/**
 * Returns what is wrong with the periods of the memberships: each ends with its season, begins with its approval or, if
 * the one before it had not ended then, on the day after that one, and is the member's membership on its first and last
 * day, and not on the day after. One that ended early keeps these days, and is valid until its own end at most.
 */
function wrongPeriods({ id, memberships }: Pick<Member, 'id' | 'memberships'>): string[] {
  return memberships.flatMap((one, i) => {
    const { season, ended, valid_from: from, valid_until: until } = one;
    const { valid_until: planned } = ended ?? one;
    const holds = (day: string) => membershipOn(lineOf(memberships, day), day) === one;
    const hasBegun = !from || !until || from <= until;
    const isRight =
      until !== null &&
      planned === endOf(season) &&
      until <= planned &&
      (ended ? !hasBegun || holds(until) : hasBegun && holds(from ?? until) && holds(until)) &&
      !holds(dayAfter(until));
    const before = memberships[i - 1];
    const approved = clubDay(one.since.toDate());
    const lasts = before ? [before.valid_until, before.ended?.valid_until] : [];
    const isApart =
      !before ||
      lasts.some((last) => last && from === (approved > last ? approved : dayAfter(last)));
    return [
      ...(isRight ? [] : [`${id}: ${season} counts from ${from} to ${until} of ${planned}`]),
      ...(isApart ? [] : [`${id}: ${season} follows ${lasts}, but counts from ${from}`]),
    ];
  });
}
