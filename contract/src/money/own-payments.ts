import { defineRoute } from '../http/route.ts';
import { accountSchema } from '../members/account.ts';
import { forFields } from '../members/family.ts';
import { answerFields } from '../members/field-schemas.ts';
import { type RequestStatus, requestStatuses } from '../members/states.ts';
import {
  array,
  boolean,
  type InferType,
  isoTime,
  mixed,
  number,
  strictObject,
  string,
} from '../validation/yup.ts';
import { amountMax, type Money, noAmounts, partsOf, plus } from './amounts.ts';
import { amountField, currencyField, kindField, wayField } from './payments.ts';

const euro = () => number().required();
const { pack_type, juventus_card } = answerFields;

/** A payment as its member sees it: without the admin who recorded it and without the notes of staff and the bank. */
const ownPaymentSchema = strictObject({
  id: string().required(),
  kind: kindField(),
  /** Amount in the smallest unit: euro cents, rial. */
  amount: amountField(),
  currency: currencyField(),
  way: wayField(),
  day: string()
    .required()
    .meta({ json: { format: 'date' } }),
  /** True if the money was moved between two applications without a bank transfer. */
  is_moved: boolean().required(),
  /** True if the payment was reversed, so that it does not count. */
  is_reversed: boolean().required(),
}).meta({ name: 'OwnPayment' });
export type OwnPayment = InferType<typeof ownPaymentSchema>;

const moneyFields = { currency: currencyField() };
const sumSchema = strictObject({
  ...moneyFields,
  amount: number().integer().min(0).max(amountMax).required(),
});

/** An application with its payments, as its member sees it. */
const paidApplicationSchema = strictObject({
  request_number: string().required(),
  season: string().required(),
  request_status: mixed<RequestStatus>().oneOf(requestStatuses).required(),
  pack_type,
  juventus_card,
  base_amount: euro(),
  juventus_card_cost: euro(),
  shipping_cost: euro(),
  shipping_discount: euro(),
  membership_fee: euro(),
  processing_fee: euro(),
  total_price: euro(),
  promo_code: string().nullable().defined(),
  exchange_rate: number().nullable().defined(),
  exchange_rate_at: isoTime().nullable().defined(),
  rial_amount: number().nullable().defined(),
  is_paid: boolean().required(),
  /** Null if the application is to be paid in rial and no exchange rate was stored; then `open` is null, too. */
  due: sumSchema.nullable().defined().default(null),
  open: sumSchema.nullable().defined().default(null),
  owed_back: array(strictObject({ ...moneyFields, amount: amountField() })).required(),
  /** The application's payments, newest first. */
  payments: array(ownPaymentSchema.required()).required(),
}).meta({ name: 'PaidApplication' });
export type PaidApplication = InferType<typeof paidApplicationSchema>;

/** Returns the money received minus the money paid back, by currency. Reversed payments do not count. */
export function paidBy(payments: readonly OwnPayment[]): Money[] {
  const moved = payments
    .filter((payment) => !payment.is_reversed)
    .map(({ kind, amount, currency }) => ({ amount: kind === 'in' ? amount : -amount, currency }));
  return partsOf(moved.reduce(plus, noAmounts));
}

/**
 * Returns true if the member can get a receipt for an application: it is paid, is not rejected, and some money was not
 * paid back.
 */
export const hasReceipt = ({ is_paid, request_status, payments }: PaidApplication): boolean =>
  is_paid && request_status !== 'rejected' && paidBy(payments).length > 0;

export const ownPayments = defineRoute({
  method: 'GET',
  path: '/api/user/payments',
  summary:
    'Returns what the caller paid, was refunded, owes and is owed: the account over all seasons, and the present application and earlier ones that have payments, newest first.',
  access: 'member',
  query: strictObject(forFields),
  response: strictObject({
    /** Over all seasons, also of applications without payments. */
    account: accountSchema.required(),
    applications: array(paidApplicationSchema.required()).required(),
  }),
  errors: ['forbidden', 'user_not_found'],
});
