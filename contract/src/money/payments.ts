import { euroPaymentMethods } from '../members/payment.ts';
import {
  boolean,
  type InferType,
  isoTime,
  mixed,
  number,
  strictObject,
  string,
} from '../validation/yup.ts';
import { amountMax, type Currency, currencies } from './amounts.ts';

/** Into the club's account, or out of it. */
export const paymentKinds = ['in', 'out'] as const;
export type PaymentKind = (typeof paymentKinds)[number];

export const paymentWays = [
  'card_transfer',
  ...euroPaymentMethods,
  'bank',
  'cash',
  'other',
] as const;
export type PaymentWay = (typeof paymentWays)[number];

/** How a payment came to be written down. */
const paymentSources = [
  /** An approval said that the money was seen: what was open then. */
  'approval',
  /** An admin set the payment mark: the same. */
  'mark',
  /** The mark is from before payments were kept. */
  'carried',
  /** A treasurer wrote down what moved. */
  'recorded',
  /** A line of a bank's statement that a treasurer gave to its member. */
  'line',
  /** What was paid too much, from one application to another's: a row in each. */
  'moved',
] as const;
export type PaymentSource = (typeof paymentSources)[number];

/** Why a payment was taken back. */
const reversalReasons = [
  /** The approval that wrote it was undone. */
  'undone',
  'mark_cleared',
  'receipt_removed',
  'receipt_replaced',
  /** A line of a statement has taken the place of what was confirmed. */
  'on_statement',
  /** In a treasurer's own words. */
  'other',
] as const;
export type ReversalReason = (typeof reversalReasons)[number];

export const referenceMaxLength = 80;
export const paymentTextMaxLength = 300;

export const amountField = () => number().integer().min(1).max(amountMax).required();
export const currencyField = () => mixed<Currency>().oneOf(currencies).required();
export const kindField = () => mixed<PaymentKind>().oneOf(paymentKinds).required();
export const wayField = () => mixed<PaymentWay>().oneOf(paymentWays).required();

/** One movement of money. It is never changed: what was wrong is reversed by a movement of its own. */
export const paymentSchema = strictObject({
  id: string().required(),
  kind: kindField(),
  /** In the smallest unit: euro cents, rial. */
  amount: amountField(),
  currency: currencyField(),
  /** Rial per euro at registration, where the amount was reckoned by it. */
  rate: number().nullable().defined(),
  way: wayField(),
  source: mixed<PaymentSource>().oneOf(paymentSources).required(),
  /** What showed it: the receipt, or an admin's note. */
  evidence: mixed<'receipt' | 'note'>().oneOf(['receipt', 'note']).nullable().defined(),
  /** Of the transfer, as bank or member named it. */
  reference: string().nullable().defined(),
  note: string().nullable().defined(),
  /** On which it moved, or was seen. */
  day: string()
    .required()
    .meta({ json: { format: 'date' } }),
  at: isoTime().required(),
  /** Null for what no admin did. */
  by: string().nullable().defined(),
  /** The application that it is for. */
  request_number: string().required(),
  season: string().required(),
  /** The line of a statement that it was made of. */
  line_id: string().nullable().defined(),
  /** The payment that this one takes back. */
  reverses: string().nullable().defined(),
  reason: mixed<ReversalReason>().oneOf(reversalReasons).nullable().defined(),
  /** Another one has taken it back. */
  is_reversed: boolean().required(),
}).meta({ name: 'Payment' });
export type ShownPayment = InferType<typeof paymentSchema>;
