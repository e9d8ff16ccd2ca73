import type { RouteBody } from '@fanclub/contract/http/route';
import type { AdminMember } from '@fanclub/contract/members/profile';
import type { Currency, Money } from '@fanclub/contract/money/amounts';
import { dueOf, openOf } from '@fanclub/contract/money/due';
import type { PaymentKind, PaymentWay } from '@fanclub/contract/money/payments';
import type { recordPayment } from '@fanclub/contract/money/routes';
import { normaliseTyped } from '@fanclub/contract/text/typed';
import { typedWhole } from '#admin-kit/typed-number.ts';

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
}

/** Returns an amount as the text of its form field: euro with a decimal point, or whole rial. */
export const typedOf = ({ amount, currency }: Money) =>
  String(currency === 'EUR' ? amount / 100 : amount);

const pad = (figure: number) => String(figure).padStart(2, '0');
const today = () => {
  const now = new Date();
  return `${now.getFullYear()}-${pad(now.getMonth() + 1)}-${pad(now.getDate())}`;
};

function wayOf({ payment_method: method, euro_payment_method: service }: AdminMember): PaymentWay {
  return method === 'rial' ? 'card_transfer' : (service ?? 'other');
}

/**
 * Returns the initial values of the form: a refund of the amount `owed`, or if it is null, an incoming
 * payment of the amount that the member still has to pay. The day is today, and the way of payment is the one
 * that the member chose.
 */
export function paymentValuesOf(member: AdminMember, owed: Money | null): PaymentValues {
  const open = openOf(member);
  const money = owed ?? (open && open.amount > 0 ? open : null);
  const currency = (money ?? dueOf(member))?.currency;
  return {
    kind: owed ? 'out' : 'in',
    amount: money ? typedOf(money) : '',
    currency: currency ?? (member.payment_method === 'rial' ? 'IRR' : 'EUR'),
    way: wayOf(member),
    day: today(),
    reference: '',
    note: '',
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
  const { kind, currency, way, day } = values;
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
  };
}
