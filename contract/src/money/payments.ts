import { offers } from '../club/offers.ts';
import { euroPaymentMethods, takesEuroBy } from '../members/payment.ts';
import {
  boolean,
  type InferType,
  isoDay,
  isoTime,
  mixed,
  number,
  strictObject,
  string,
} from '../validation/yup.ts';
import { amountMax, type Currency, currencies, type Money } from './amounts.ts';

/** Direction of money that moves: into the club's account (`in`) or out of it (`out`). */
export const directions = ['in', 'out'] as const;
export type Direction = (typeof directions)[number];

/**
 * Bookings that move no money. Two lower what is due: `waived` gives up what is open, `reduced` sets a lower price, also
 * of a membership that is free. Two end the debt of the club for what was paid too much: `kept` for the membership, and
 * `donation`.
 */
export const adjustments = ['waived', 'reduced', 'kept', 'donation'] as const;
export type Adjustment = (typeof adjustments)[number];

/** The kinds that staff book. */
export const bookedKinds = [...directions, ...adjustments] as const;
export type BookedKind = (typeof bookedKinds)[number];

/**
 * Bookings of an import for what was paid before this system, which is in none of its books: `before` with the amount
 * that the file says, and `settled` for a membership of which the file only says that it was paid. The amount of
 * `settled` is what is due by the price list of the import, so nobody is shown it as money.
 */
export const earlierKinds = ['before', 'settled'] as const;

const paymentKinds = [...bookedKinds, ...earlierKinds] as const;
export type PaymentKind = (typeof paymentKinds)[number];

/** The sums of an application to which payments add. See docs/domain/money.md. */
export const sumNames = ['received', 'waived', 'kept', 'before'] as const;
type SumName = (typeof sumNames)[number];

/**
 * What a payment of each kind does: the sum of the application that it changes, and whether it raises or lowers this
 * sum. Only `received` is money that moved.
 */
export const effectOf: Record<PaymentKind, { sum: SumName; sign: 1 | -1 }> = {
  in: { sum: 'received', sign: 1 },
  out: { sum: 'received', sign: -1 },
  waived: { sum: 'waived', sign: 1 },
  reduced: { sum: 'waived', sign: 1 },
  kept: { sum: 'kept', sign: 1 },
  donation: { sum: 'kept', sign: 1 },
  before: { sum: 'before', sign: 1 },
  settled: { sum: 'waived', sign: 1 },
};

export const isMoney = (kind: PaymentKind): kind is Direction => effectOf[kind].sum === 'received';

/** True for a booking about money from before this system. */
export const isEarlier = (kind: PaymentKind): kind is (typeof earlierKinds)[number] =>
  (earlierKinds as readonly PaymentKind[]).includes(kind);

interface Effective extends Money {
  kind: PaymentKind;
  reverses: string | null;
}

/**
 * Returns what a payment adds to its sum; negative if it lowers the sum. The reversal of a payment that moved no money
 * has the kind of that payment, so `reverses` turns its sign.
 */
export function addedBy({ kind, amount, currency, reverses }: Effective): Money {
  const sign = effectOf[kind].sign * (reverses !== null && !isMoney(kind) ? -1 : 1);
  return { amount: sign * amount, currency };
}

export const paymentWays = [
  'card_transfer',
  ...euroPaymentMethods,
  'cash',
  /** With a card on the club's own terminal. */
  'card',
  'other',
] as const;
export type PaymentWay = (typeof paymentWays)[number];

/** Returns the ways in which the club takes money. Stored payments can name others. */
export const takenWays = (): PaymentWay[] => {
  const notTaken: PaymentWay[] = euroPaymentMethods.filter((method) => !takesEuroBy(method));
  return paymentWays
    .filter((way) => way !== 'card_transfer' || offers('rial'))
    .filter((way) => !notTaken.includes(way));
};

/** What caused the record of a payment. */
const paymentSources = [
  /**
   * An admin approved the application and thereby confirmed the payment. The amount of the payment is what was unpaid
   * before the approval.
   */
  'approval',
  /** An admin set the application to paid. The amount of the payment is what was unpaid before. */
  'mark',
  /** A treasurer entered the payment. */
  'recorded',
  /** A treasurer assigned a line of a bank statement to the member. */
  'line',
  /** A surplus was moved from one application to another. Each of the two applications has a record of the move. */
  'moved',
  /** A file of members says that it was paid before this system. */
  'import',
] as const;
export type PaymentSource = (typeof paymentSources)[number];

const reversalReasons = [
  /** The approval that caused the payment was undone. */
  'undone',
  'mark_cleared',
  'receipt_removed',
  'receipt_replaced',
  /** A line of a bank statement replaced a payment that an admin had confirmed. */
  'on_statement',
  /** A treasurer entered another reason as text. */
  'other',
] as const;
export type ReversalReason = (typeof reversalReasons)[number];

export const referenceMaxLength = 80;
export const paymentTextMaxLength = 300;

export const amountField = () => number().integer().min(1).max(amountMax).required();
export const currencyField = () => mixed<Currency>().oneOf(currencies).required();
export const kindField = () => mixed<PaymentKind>().oneOf(paymentKinds).required();
export const directionField = () => mixed<Direction>().oneOf(directions).required();
export const wayField = () => mixed<PaymentWay>().oneOf(paymentWays).required();

/** One booking for an application. A stored payment is never changed: another payment reverses a mistaken one. */
export const paymentSchema = strictObject({
  id: string().required(),
  kind: kindField(),
  /** Amount in the smallest unit: euro cents, rial. */
  amount: amountField(),
  currency: currencyField(),
  /** Rate in rial per euro at registration, if the amount was computed with it; else null. */
  rate: number().nullable().defined(),
  way: wayField(),
  source: mixed<PaymentSource>().oneOf(paymentSources).required(),
  /** The receipt or the admin's note that proves the payment; null if there is neither. */
  evidence: mixed<'receipt' | 'note'>().oneOf(['receipt', 'note']).nullable().defined(),
  /** Reference of the transfer, as the bank or the member gave it. */
  reference: string().nullable().defined(),
  note: string().nullable().defined(),
  /** Day on which the money was transferred or confirmed. */
  day: isoDay().required(),
  at: isoTime().required(),
  /** E-mail address of the admin who made the record; null if no admin did. */
  by: string().nullable().defined(),
  /** Request number of the application that was paid. */
  request_number: string().required(),
  season: string().required(),
  /** Id of the line of a bank statement that this payment came from. */
  line_id: string().nullable().defined(),
  /** Id of the payment that this one reverses. */
  reverses: string().nullable().defined(),
  reason: mixed<ReversalReason>().oneOf(reversalReasons).nullable().defined(),
  /** True if another payment reverses this one. */
  is_reversed: boolean().required(),
  /**
   * The token of the club's receipt for the payment; null if there is none, because the money was moved, imported, paid
   * back or reversed.
   */
  receipt: string().nullable().defined(),
}).meta({ name: 'Payment' });
export type ShownPayment = InferType<typeof paymentSchema>;
