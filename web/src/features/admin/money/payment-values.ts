import { clubToday } from '@fanclub/contract/brand/club-day';
import type { RouteBody } from '@fanclub/contract/http/route';
import type { AdminMember, MemberRow } from '@fanclub/contract/members/admin-member';
import type { OpenDue } from '@fanclub/contract/money/account';
import { type Currency, type Money, partsOf } from '@fanclub/contract/money/amounts';
import { dueOf, openOf, receivedOf } from '@fanclub/contract/money/due';
import type { PaymentKind, PaymentWay } from '@fanclub/contract/money/payments';
import type { recordPayment } from '@fanclub/contract/money/routes';
import { normaliseTyped } from '@fanclub/contract/text/digits';
import type { LanguageCode } from '@fanclub/contract/text/languages';
import { decimalText, typedWhole, wholeText } from '#admin-kit/typed-number.ts';

/** The values of the form that records a payment. */
export interface PaymentValues {
  kind: PaymentKind;
  /** The amount as it was entered, in euro or rial, not in cents. */
  amount: string;
  currency: Currency;
  way: PaymentWay;
  day: string;
  reference: string;
  note: string;
  /** Request number of the application that the money is for; empty if there is only the present application. */
  request_number: string;
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

/** Returns an amount as the text of its form field, in the digits of the language: euro with decimals, or whole rial. */
export const typedOf = ({ amount, currency }: Money, language: LanguageCode) =>
  currency === 'EUR' ? decimalText(amount / 100, language) : wholeText(amount, language);

function wayOf({ payment_method: method, euro_payment_method: service }: MemberRow): PaymentWay {
  return method === 'rial' ? 'card_transfer' : (service ?? 'other');
}

/**
 * Returns the initial values of the form. With `owed` they are a refund of that amount. Otherwise they are an incoming
 * payment of the oldest open due. The day is today, and the way of payment is `cameBy`, or else the one that the member
 * chose.
 */
export function paymentValuesOf(
  member: Payer,
  owed: Owed | null,
  language: LanguageCode,
  cameBy: PaymentWay = wayOf(member),
): PaymentValues {
  const choices = dueChoicesOf(member);
  const oldest = choices.find(({ open }) => open !== null);
  const open = oldest?.open ?? openOf(member);
  const number = oldest?.request_number ?? member.request_number;
  const money = owed ?? (open && open.amount > 0 ? open : null);
  const currency = (money ?? dueOf(member))?.currency;
  return {
    kind: owed ? 'out' : 'in',
    amount: money ? typedOf(money, language) : '',
    currency: currency ?? (member.payment_method === 'rial' ? 'IRR' : 'EUR'),
    way: cameBy,
    day: clubToday(),
    reference: '',
    note: '',
    request_number: owed?.request_number ?? (choices.length > 1 ? number : ''),
  };
}

/**
 * Parses an entered amount into cents or rial. Text that is no amount is returned unchanged, so that the
 * field's validation refuses it. Rial have no decimals, so separators before three digits are thousands
 * separators; in euro a comma is a decimal separator.
 */
export function amountOf(typed: string, currency: Currency): unknown {
  if (currency === 'IRR') return typedWhole(typed);
  const euro = normaliseTyped(typed).replace(/\s/g, '').replace(/[,٫]/, '.');
  return /^\d+(\.\d{1,2})?$/.test(euro) ? Math.round(Number(euro) * 100) : typed;
}

export function paymentBodyOf(values: PaymentValues): RouteBody<typeof recordPayment> {
  const { kind, currency, way, day, request_number } = values;
  const reference = values.reference.trim();
  const note = values.note.trim();
  return {
    kind,
    currency,
    way,
    day,
    amount: amountOf(values.amount, currency) as number,
    ...(reference && { reference }),
    ...(note && { note }),
    ...(request_number && { request_number }),
  };
}
