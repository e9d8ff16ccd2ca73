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

/** Direction of a payment: into the club's account, or out of it. */
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

/** Sources of a payment record. */
const paymentSources = [
  /** An approval said that the money was seen; the record has the amount that was open then. */
  'approval',
  /** An admin set the payment mark; the record has the amount that was open then. */
  'mark',
  /** The payment mark is from before payments were stored. */
  'carried',
  /** A treasurer recorded the payment. */
  'recorded',
  /** A treasurer assigned a line of a bank statement to the member. */
  'line',
  /** A surplus was moved from one application to another; each has a record. */
  'moved',
] as const;
export type PaymentSource = (typeof paymentSources)[number];

/** Reasons for a reversal. */
const reversalReasons = [
  /** The approval that made the record was undone. */
  'undone',
  'mark_cleared',
  'receipt_removed',
  'receipt_replaced',
  /** A line of a statement replaced the confirmed payment. */
  'on_statement',
  /** The treasurer gave the reason in their own words. */
  'other',
] as const;
export type ReversalReason = (typeof reversalReasons)[number];

export const referenceMaxLength = 80;
export const paymentTextMaxLength = 300;

export const amountField = () => number().integer().min(1).max(amountMax).required();
export const currencyField = () => mixed<Currency>().oneOf(currencies).required();
export const kindField = () => mixed<PaymentKind>().oneOf(paymentKinds).required();
export const wayField = () => mixed<PaymentWay>().oneOf(paymentWays).required();

/** One payment, in or out. It is never changed: a mistake is corrected by a reversing payment. */
export const paymentSchema = strictObject({
  id: string().required(),
  kind: kindField(),
  /** Amount in the smallest unit: euro cents, rial. */
  amount: amountField(),
  currency: currencyField(),
  /** Rial per euro at registration, if the amount was computed with it. */
  rate: number().nullable().defined(),
  way: wayField(),
  source: mixed<PaymentSource>().oneOf(paymentSources).required(),
  /** Evidence of the payment: the receipt, or an admin's note. */
  evidence: mixed<'receipt' | 'note'>().oneOf(['receipt', 'note']).nullable().defined(),
  /** Reference of the transfer, as the bank or the member named it. */
  reference: string().nullable().defined(),
  note: string().nullable().defined(),
  /** Day on which the money moved, or was seen. */
  day: string()
    .required()
    .meta({ json: { format: 'date' } }),
  at: isoTime().required(),
  /** E-mail address of the admin; null if no admin did it. */
  by: string().nullable().defined(),
  /** Request number of the application that the payment is for. */
  request_number: string().required(),
  season: string().required(),
  /** The line of a statement that the payment was made from. */
  line_id: string().nullable().defined(),
  /** The payment that this one reverses. */
  reverses: string().nullable().defined(),
  reason: mixed<ReversalReason>().oneOf(reversalReasons).nullable().defined(),
  /** True if another payment reverses this one. */
  is_reversed: boolean().required(),
}).meta({ name: 'Payment' });
export type ShownPayment = InferType<typeof paymentSchema>;
