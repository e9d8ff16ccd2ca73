import { fileFields, fileRoute } from '../files/list-file.ts';
import { pageFields, pageOf } from '../http/page-fields.ts';
import { defineRoute } from '../http/route.ts';
import { dateRule } from '../members/field-rules.ts';
import { memberIdField } from '../members/member-id.ts';
import { adminMemberSchema } from '../members/profile.ts';
import { array, isoTime, strictObject, string } from '../validation/yup.ts';
import { refundDays } from './due.ts';
import {
  amountField,
  currencyField,
  kindField,
  paymentSchema,
  paymentTextMaxLength,
  referenceMaxLength,
  wayField,
} from './payments.ts';

const dayMs = 24 * 60 * 60 * 1000;
/** Allows one day ahead, because it is already tomorrow in some time zones. */
const hasBegun = (day: string) => Date.parse(day) <= Date.now() + dayMs;
const dayField = () =>
  dateRule().test('invalid_date', 'invalid_date', (day) => !day || hasBegun(day));

const written = () => string().matches(/\S/, 'field_required').max(paymentTextMaxLength);

const changed = strictObject({
  payment: paymentSchema.required(),
  user: adminMemberSchema.required(),
});

export const listRefunds = defineRoute({
  method: 'GET',
  path: '/api/admin/refunds',
  summary: `Whom money is owed back, those first that have waited longest: who was rejected after paying, and who paid too much. The terms promise it within ${refundDays} days.`,
  access: 'admin',
  query: strictObject(pageFields),
  response: pageOf({
    refunds: array(
      strictObject({
        user: adminMemberSchema.required(),
        owed: array(strictObject({ amount: amountField(), currency: currencyField() })).required(),
        since: isoTime().required(),
        until: isoTime().required(),
      }),
    ).required(),
  }),
});

/** Columns of GET /api/admin/refunds.csv, with amounts in euro and in rial. */
export const refundColumns = [
  'request_number',
  'first_name',
  'last_name',
  'email',
  'owed_euro',
  'owed_rial',
  'since',
  'until',
  'id',
] as const;
export type RefundColumn = (typeof refundColumns)[number];

export const exportRefunds = defineRoute({
  ...fileRoute,
  path: '/api/admin/refunds.csv',
  summary: 'All of them as a file, with how much is owed back in euro and in rial.',
  query: strictObject(fileFields(refundColumns)),
});

/** Columns of GET /api/admin/payments.csv. */
export const paymentColumns = [
  'day',
  'amount',
  'currency',
  'kind',
  'way',
  'source',
  'name',
  'request_number',
  'season',
  'reference',
  'note',
  'rate',
  'evidence',
  'by',
  'at',
  'id',
  'reverses',
  'reason',
  'line_id',
] as const;
export type PaymentColumn = (typeof paymentColumns)[number];

export const exportPayments = defineRoute({
  ...fileRoute,
  path: '/api/admin/payments.csv',
  summary:
    'All that came in and went out, of everybody, by the day on which it moved; at the end what the books keep of deleted members. What went out has a minus, so that amounts of a currency add up to what is there: in euro, or in rial.',
  query: strictObject(fileFields(paymentColumns)),
});

export const listPayments = defineRoute({
  method: 'GET',
  path: '/api/admin/users/{id}/payments',
  summary: 'What a member paid and was paid back, of every application, the latest first.',
  access: 'admin',
  params: strictObject({ id: memberIdField() }),
  query: strictObject(pageFields),
  response: pageOf({
    payments: array(paymentSchema.required()).required(),
  }),
  errors: ['user_not_found'],
});

export const recordPayment = defineRoute({
  method: 'PUT',
  path: '/api/admin/users/{id}/payments/{paymentId}',
  summary:
    'Writes down money that came in for the present application, or was paid back, under an id that the caller draws: the same id twice is one payment, the first. `is_paid` follows from what was received. No more is paid back than was received in that currency, and the member is mailed what was.',
  access: 'admin',
  params: strictObject({
    id: memberIdField(),
    paymentId: string()
      .required()
      .matches(/^[A-Za-z0-9-]{16,64}$/),
  }),
  body: strictObject({
    kind: kindField(),
    amount: amountField(),
    currency: currencyField(),
    way: wayField(),
    day: dayField(),
    reference: string().max(referenceMaxLength).optional(),
    note: written().optional(),
  }),
  response: changed,
  errors: ['user_not_found', 'service_busy'],
});

export const movePayment = defineRoute({
  method: 'PUT',
  path: '/api/admin/users/{id}/moves/{moveId}',
  summary:
    'Moves what is owed back to another member’s application, such as a relative’s: out of this one and into that one at once, under names made of an id that the caller draws, so that the same id twice is one move. No more than is owed back here, and than is open there, in that currency. Mails nobody.',
  access: 'admin',
  params: strictObject({
    id: memberIdField(),
    moveId: string()
      .required()
      .matches(/^[A-Za-z0-9-]{16,64}$/),
  }),
  body: strictObject({
    to: memberIdField(),
    amount: amountField(),
    currency: currencyField(),
  }),
  response: changed,
  errors: ['user_not_found', 'invalid_transition', 'service_busy'],
});

export const reversePayment = defineRoute({
  method: 'POST',
  path: '/api/admin/users/{id}/payments/{paymentId}/reverse',
  summary:
    'Takes a payment of the present application back by one of the same amount the other way; both stay. A repeat answers the same. Refused where more would have been paid back than was received, and of what is a reversal itself. Of what was moved, both rows are taken back.',
  access: 'admin',
  params: strictObject({ id: memberIdField(), paymentId: string().required().max(128) }),
  body: strictObject({ reason: written().required() }),
  response: changed,
  errors: ['user_not_found', 'payment_not_found', 'invalid_transition', 'service_busy'],
});
