import { clubDay } from '@fanclub/contract/brand/club-day';
import { lineOf, membershipOn } from '@fanclub/contract/members/membership';
import { balanceOf, settlementOf } from '@fanclub/contract/money/account';
import { type Amounts, type Currency, currencies } from '@fanclub/contract/money/amounts';
import { dueOf, receivedOf } from '@fanclub/contract/money/due';
import { dayAfter } from '@fanclub/contract/text/day';
import type { ApplicationDocument } from '../src/repositories/applications.ts';
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

/** Returns what a payment adds to the sums: negative if it went out. */
export const signed = ({ kind, amount, currency }: Payment): Amounts => {
  const sum = kind === 'in' ? amount : -amount;
  return { EUR: currency === 'EUR' ? sum : 0, IRR: currency === 'IRR' ? sum : 0 };
};

export const sumOf = (all: readonly Amounts[]): Amounts =>
  all.reduce((one, other) => ({ EUR: one.EUR + other.EUR, IRR: one.IRR + other.IRR }), {
    EUR: 0,
    IRR: 0,
  });

const duesOf = (applications: readonly Counted[]) =>
  sumOf(
    applications
      .filter(({ isRejected }) => !isRejected)
      .map(({ due, currency }) => ({
        EUR: currency === 'EUR' ? due : 0,
        IRR: currency === 'IRR' ? due : 0,
      })),
  );

/**
 * Returns what a member must have paid if the stored account is right: the counted dues minus the account's balance.
 */
export function paidByAccount(member: Member, applications: readonly Counted[]): Amounts {
  const [dues, balance] = [duesOf(applications), balanceOf(member)];
  return { EUR: dues.EUR - balance.EUR, IRR: dues.IRR - balance.IRR };
}

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
  const paid = sumOf(payments.map(signed));
  const dues = duesOf(applications);
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
    const received = sumOf(payments.filter((each) => each.request_number === number).map(signed));
    const row = stored.find((one) => one.request_number === number);
    const is = row && { due: dueOf(row)?.amount, isRejected: row.request_status === 'rejected' };
    say(is?.due === due && is.isRejected === isRejected, `${number} is ${JSON.stringify(is)}`);
    const has = row && receivedOf(row);
    say(
      has?.EUR === received.EUR && has.IRR === received.IRR,
      `received for ${number}: ${JSON.stringify(has)}, not ${JSON.stringify(received)}`,
    );
    say(received.EUR >= 0 && received.IRR >= 0, `more was paid back for ${number} than received`);
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
 * day, and not on the day after.
 */
function wrongPeriods({ id, memberships }: Pick<Member, 'id' | 'memberships'>): string[] {
  return memberships.flatMap((one, i) => {
    const { season, valid_from: from, valid_until: until } = one;
    const holds = (day: string) => membershipOn(lineOf(memberships, day), day) === one;
    const isRight =
      until === endOf(season) &&
      (!from || (from <= until && holds(from))) &&
      holds(until) &&
      !holds(dayAfter(until));
    const last = memberships[i - 1]?.valid_until;
    const approved = clubDay(one.since.toDate());
    const isApart =
      last === undefined || (last && from === (approved > last ? approved : dayAfter(last)));
    return [
      ...(isRight ? [] : [`${id}: ${season} counts from ${from} to ${until}`]),
      ...(isApart ? [] : [`${id}: ${season} follows ${last}, but counts from ${from}`]),
    ];
  });
}
