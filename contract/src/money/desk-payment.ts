import { type PaymentMethod, paymentMethods } from '../members/payment.ts';
import { type InferType, mixed, number, strictObject, string } from '../validation/yup.ts';
import { amountMax } from './amounts.ts';
import { type PaymentWay, paymentTextMaxLength, paymentWays, takenWays } from './payments.ts';

/** The ways whose money is seen by whoever takes it, so that no bank statement has to show it. */
export const seenAtDesk: readonly PaymentWay[] = ['cash', 'card'];

const notInEuro: readonly PaymentWay[] = [...seenAtDesk, 'card_transfer', 'other'];

/** Returns the ways to pay at the desk by the method of the application. */
export const deskWays = (method: PaymentMethod): readonly PaymentWay[] =>
  method === 'rial'
    ? [...seenAtDesk, 'card_transfer', 'bank']
    : [...seenAtDesk, ...takenWays().filter((way) => !notInEuro.includes(way))];

const amount = (least: number) => number().integer().min(least).max(amountMax).nullable().defined();

/** The price of an application at the desk, and how much of it was paid. Amounts are in euro cents or in rial. */
export const deskPaymentSchema = strictObject({
  payment_method: mixed<PaymentMethod>().oneOf(paymentMethods).required(),
  /** Null if nothing is paid yet. */
  way: mixed<PaymentWay>()
    .oneOf(paymentWays)
    .nullable()
    .defined()
    .test('invalid_choice', 'invalid_choice', function (way) {
      const { payment_method: method } = this.parent as { payment_method?: PaymentMethod };
      return way == null || !method || deskWays(method).includes(way);
    }),
  /** Null if nothing is paid yet. */
  amount: amount(1).test('field_required', 'field_required', function (paid) {
    return paid !== null || (this.parent as { way?: unknown }).way === null;
  }),
  /** What the club asks for instead of the price, 0 for a free membership; null for the price. */
  reduced_to: amount(0),
  /** Why the club asks for less than the price. */
  reason: string()
    .max(paymentTextMaxLength)
    .nullable()
    .defined()
    .test('field_required', 'field_required', function (reason) {
      const { reduced_to: asked } = this.parent as { reduced_to?: unknown };
      return asked === null || Boolean(reason?.trim());
    }),
  /** The price in rial that the admin was shown; null in euro, or if no rate was known. */
  expected_rial: number().integer().nullable().defined(),
});
export type DeskPayment = InferType<typeof deskPaymentSchema>;

/** Nothing is paid yet of the price in euro. */
export const unpaidAtDesk: DeskPayment = {
  payment_method: 'euro',
  way: null,
  amount: null,
  reduced_to: null,
  reason: null,
  expected_rial: null,
};
