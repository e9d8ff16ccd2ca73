import { idField } from '../http/id-field.ts';
import { defineRoute } from '../http/route.ts';
import { fileId, memberId } from '../http/samples.ts';
import { accountSchema } from '../members/account.ts';
import { forFields } from '../members/family.ts';
import {
  array,
  boolean,
  type InferType,
  isoDay,
  number,
  strictObject,
  string,
} from '../validation/yup.ts';
import { amountMax } from './amounts.ts';
import { amountField, currencyField, kindField, wayField } from './payments.ts';

/** A payment as its member sees it: without the admin who recorded it and without the notes of staff and the bank. */
const ownPaymentSchema = strictObject({
  id: string().required(),
  kind: kindField(),
  /** Amount in the smallest unit: euro cents, rial. */
  amount: amountField(),
  currency: currencyField(),
  way: wayField(),
  day: isoDay().required(),
  /** True if the money was moved between two applications without a bank transfer. */
  is_moved: boolean().required(),
  /** True if the payment was reversed, so that it does not count. */
  is_reversed: boolean().required(),
  /**
   * The token of the club's receipt for the payment; null if there is none, because the money was moved, imported, paid
   * back or reversed, or if somebody else has paid.
   */
  receipt: string().nullable().defined(),
}).meta({ name: 'OwnPayment' });
export type OwnPayment = InferType<typeof ownPaymentSchema>;

const sumSchema = strictObject({
  currency: currencyField(),
  amount: number().integer().min(0).max(amountMax).required(),
});

/** An application with its payments, as its member sees it. */
const paidApplicationSchema = strictObject({
  request_number: string().required(),
  season: string().required(),
  /** Null if the application is to be paid in rial and no exchange rate was stored; then `open` is null, too. */
  due: sumSchema.nullable().defined().default(null),
  open: sumSchema.nullable().defined().default(null),
  owed_back: array(strictObject({ currency: currencyField(), amount: amountField() })).required(),
  /** The application's payments, newest first. */
  payments: array(ownPaymentSchema.required()).required(),
}).meta({ name: 'PaidApplication' });
export type PaidApplication = InferType<typeof paidApplicationSchema>;

export const ownPayments = defineRoute({
  method: 'GET',
  path: '/api/user/payments',
  summary:
    'Returns what the caller paid, was refunded, owes and is owed: the account over all seasons, and the present application and earlier ones that have payments, newest first.',
  access: 'member',
  query: strictObject(forFields),
  example: { query: { for: memberId } },
  response: strictObject({
    /** The account over all seasons, including applications without payments. */
    account: accountSchema.required(),
    applications: array(paidApplicationSchema.required()).required(),
  }),
  errors: ['forbidden', 'user_not_found'],
});

export const clubReceipt = defineRoute({
  method: 'GET',
  path: '/api/receipts/{token}',
  summary:
    "Returns the club's numbered receipt for a payment as a page in the payer's language, without a session: only the payer and treasurers are told the token. The page also says if the receipt does not count any longer, does not have its number yet, or does not exist (status 404).",
  access: 'public',
  limit: { address: 'linkUse', heavy: 'page' },
  params: strictObject({ token: idField().max(128) }),
  example: { params: { token: fileId } },
  contentTypes: ['text/html'],
});
