import { clubToday } from '@fanclub/contract/club/club-day';
import type { RouteBody } from '@fanclub/contract/http/route';
import type { AdminMember, MemberRow } from '@fanclub/contract/members/admin-member';
import type { OpenDue, Settlement } from '@fanclub/contract/money/account';
import { type Currency, currencyBy, type Money, partsOf } from '@fanclub/contract/money/amounts';
import { dueOf, openOf, receivedOf } from '@fanclub/contract/money/due';
import {
  type Adjustment,
  type BookedKind,
  bookedKinds,
  type Direction,
  type PaymentWay,
  type ShownPayment,
} from '@fanclub/contract/money/payments';
import type { bookMoney } from '@fanclub/contract/money/routes';
import type { LanguageCode } from '@fanclub/contract/text/languages';
import { amountOf, typedMoney } from '#admin-kit/typed-money.ts';

/** What the dialog books, and the money that this is about; a payment that came in is not known when it opens. */
export type Opening =
  | { what: 'in'; money?: never }
  | { what: 'out'; money: Owed }
  /** `to` is absent until the admin has chosen the member. */
  /** What is open, for which the club may ask less; absent if the dialog offers the applications. */
  | { what: 'waived'; money?: Owed | undefined; kind?: 'reduced' }
  /** What is owed back, which the club may keep. */
  | { what: 'kept'; money: Owed }
  | { what: 'move'; money: Owed; to?: MemberRow }
  | { what: 'settle'; money: Settlement }
  | { what: 'reverse'; money: ShownPayment };

const isKind = (what: string): what is BookedKind =>
  (bookedKinds as readonly string[]).includes(what);

/** The values of the form that books money. Each booking uses a part of them. */
export interface BookingValues {
  /** Kind of the payment that is recorded, which the form lets the admin choose. */
  what: BookedKind;
  /** The amount as it was entered, in euro or rial, not in cents. */
  amount: string;
  currency: Currency;
  way: PaymentWay;
  day: string;
  reference: string;
  note: string;
  /** Request number of the application that money came in for; absent if there is only the present application. */
  request_number?: string;
  /** Why a payment is reversed, or why an amount is not asked for or not paid back. */
  reason: string;
}

/** A member. The account and the season are known if the whole record is loaded, and not only a row of a list. */
export type Payer = MemberRow & Partial<Pick<AdminMember, 'account' | 'season'>>;

/** An amount to pay back for an application. */
export interface Owed extends Money, Pick<OpenDue, 'request_number'> {
  /** True if an approved member owed this amount and paid it, so that a refund makes the amount due again. */
  isDue?: boolean;
}

/**
 * Returns the money that can be refunded to a member to whom the club owes nothing: what was received for the present
 * application, in its first currency. Null if nothing was received.
 */
export function refundableOf(member: MemberRow): Owed | null {
  const [received] = partsOf(receivedOf(member));
  const { request_number, request_status } = member;
  return received ? { ...received, request_number, isDue: request_status === 'approved' } : null;
}

/** An application that a payment may be for: the present one, or an earlier one that is unpaid or overpaid. */
export interface DueChoice {
  request_number: string;
  season: string;
  open: Money | null;
  over: Money | null;
}

/** Returns the applications that a payment may be for. The oldest open due comes first. */
export function dueChoicesOf({ account, request_number, season }: Payer): DueChoice[] {
  if (!account || season === undefined) return [];
  const { open_dues, over_dues } = account;
  const moneyOf = (dues: readonly OpenDue[], number: string): Money | null => {
    const due = dues.find((each) => each.request_number === number);
    return due && due.amount !== null ? { amount: due.amount, currency: due.currency } : null;
  };
  const seasons = new Map(
    [...open_dues, ...over_dues, { request_number, season }].map((each) => [
      each.request_number,
      each.season,
    ]),
  );
  return [...seasons].map(([number, of]) => ({
    request_number: number,
    season: of,
    open: moneyOf(open_dues, number),
    over: moneyOf(over_dues, number),
  }));
}

/** Returns the way that the member chose; who was imported or entered at the desk has chosen none, and pays in cash. */
function wayOf({ payment_method: method, euro_payment_method: service }: MemberRow): PaymentWay {
  return method === 'rial' ? 'card_transfer' : (service ?? 'cash');
}

/**
 * Returns the way by which the latest payment for this application came, or else the member's latest payment in this
 * currency. Undefined if there is none.
 */
function wayBackOf(payments: readonly ShownPayment[], owed: Owed): PaymentWay | undefined {
  const came = payments.filter(
    ({ kind, source, currency, reverses, is_reversed }) =>
      kind === 'in' &&
      source !== 'moved' &&
      !reverses &&
      !is_reversed &&
      currency === owed.currency,
  );
  const own = came.find(({ request_number }) => request_number === owed.request_number);
  return (own ?? came[0])?.way;
}

/** Returns the amount that the form proposes; null if nothing is open. */
function proposedOf(member: Payer, opening: Opening): Money | null {
  const { what, money } = opening;
  if (!money) {
    const open = dueChoicesOf(member).find((choice) => choice.open)?.open ?? openOf(member);
    return open && open.amount > 0 ? open : null;
  }
  const open = what === 'move' && opening.to ? openOf(opening.to) : null;
  const most = open?.currency === money.currency ? open.amount : money.amount;
  return { currency: money.currency, amount: Math.min(money.amount, most) };
}

/**
 * Returns the initial values of the form. The day is today. The way of payment is the one that the member chose or, for
 * a refund, the one by which the money came.
 */
export function bookingValuesOf(
  member: Payer,
  opening: Opening,
  language: LanguageCode,
  payments: readonly ShownPayment[] = [],
): BookingValues {
  const { what } = opening;
  const choices = opening.money ? [] : dueChoicesOf(member);
  const money = proposedOf(member, opening);
  const currency = (money ?? dueOf(member))?.currency;
  const cameBy = what === 'out' ? wayBackOf(payments, opening.money) : undefined;
  const { request_number } = choices.find(({ open }) => open) ?? member;
  return {
    what: what === 'waived' && opening.kind ? opening.kind : isKind(what) ? what : 'in',
    amount: money?.amount ? typedMoney(money, language) : '',
    currency: currency ?? currencyBy[member.payment_method],
    way: cameBy ?? wayOf(member),
    day: clubToday(),
    reference: '',
    note: '',
    ...(choices.length > 1 && { request_number }),
    reason: '',
  };
}

export function bodyOf(values: BookingValues, opening: Opening): RouteBody<typeof bookMoney> {
  const { currency, way, day, reason } = values;
  const { what, money } = opening;
  const booked = { amount: amountOf(values.amount, currency) as number, currency };
  switch (what) {
    case 'reverse':
      return { what, reverses: money.id, reason };
    case 'move': {
      const { request_number: from_request_number } = money;
      return { what, ...booked, from_request_number, to: opening.to?.id ?? '' };
    }
    case 'waived':
    case 'kept': {
      const request_number = money?.request_number ?? values.request_number;
      const kind = values.what as Adjustment;
      return { what: kind, ...booked, reason, ...(request_number && { request_number }) };
    }
    case 'settle': {
      const [from, to] = [money.from.request_number, money.to.request_number];
      return { what, ...booked, from_request_number: from, to_request_number: to };
    }
    default: {
      const reference = values.reference.trim();
      const note = values.note.trim();
      const request_number = money?.request_number ?? values.request_number;
      return {
        what: values.what as Direction,
        ...booked,
        way,
        day,
        ...(reference && { reference }),
        ...(note && { note }),
        ...(request_number && { request_number }),
      };
    }
  }
}
