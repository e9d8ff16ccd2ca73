import { fileFields, fileRoute } from '../files/list-file.ts';
import { drawnIdField, idField } from '../http/id-field.ts';
import { pageFields, pageOf, pageRoute } from '../http/page-fields.ts';
import { defineRoute } from '../http/route.ts';
import { drawnId, memberId, requestNumber } from '../http/samples.ts';
import { openDueSchema } from '../members/account.ts';
import { adminMemberSchema, memberRowSchema } from '../members/admin-member.ts';
import { dateRule } from '../members/field-rules.ts';
import { memberIdField, requestNumberField } from '../members/member-id.ts';
import { receivedSchema } from '../members/received.ts';
import { adminRoles, moneyRoles } from '../roles.ts';
import {
  array,
  isoDay,
  isoTime,
  mixed,
  only,
  strictObject,
  string,
  unionBy,
} from '../validation/yup.ts';
import { refundDays } from './due.ts';
import {
  type Adjustment,
  adjustments,
  amountField,
  currencyField,
  directionField,
  paymentSchema,
  paymentTextMaxLength,
  referenceMaxLength,
  wayField,
} from './payments.ts';

const dayMs = 24 * 60 * 60 * 1000;
/**
 * Days in the future are refused. One day ahead is allowed, because it may already be tomorrow in the caller's time
 * zone.
 */
const hasBegun = (day: string) => Date.parse(day) <= Date.now() + dayMs;
const dayField = () =>
  dateRule().test('invalid_date', 'invalid_date', (day) => !day || hasBegun(day));

const written = () => string().matches(/\S/, 'field_required').max(paymentTextMaxLength);

export const listRefunds = defineRoute({
  ...pageRoute,
  path: '/api/admin/refunds',
  summary: `Returns the members to whom money is owed, longest waiting first: rejected after paying, or paid too much. The terms promise the refund within ${refundDays} days.`,
  roles: moneyRoles,
  response: pageOf({
    refunds: array(
      strictObject({
        user: memberRowSchema.required(),
        /** What the club owes back for each application of any season. */
        owed: array(
          strictObject({
            request_number: string().required(),
            season: string().required(),
            amount: amountField(),
            currency: currencyField(),
          }),
        ).required(),
        since: isoTime().required(),
        until: isoTime().required(),
      }),
    ).required(),
  }),
});

/** Columns of GET /api/admin/refunds.csv. Amounts are in euro and in rial. */
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
  roles: moneyRoles,
  tells: 'export_refunds',
  path: '/api/admin/refunds.csv',
  summary: 'Returns all refunds owed as a file, with the amounts in euro and in rial.',
  query: strictObject(fileFields(refundColumns)),
  example: { query: { format: 'json' } },
});

/**
 * Filters of GET /api/admin/open-dues: all debts, those of members who were asked to pay, or those of members who were
 * not.
 */
export const askedFilters = ['all', 'not_asked', 'asked'] as const;
export type AskedFilter = (typeof askedFilters)[number];

/** The fields that choose which debts are listed, or whose members are asked together. */
export const debtFilterFields = {
  asked: mixed<AskedFilter>().oneOf(askedFilters).optional(),
  /** If set, only members who owe something for this season are chosen. */
  season: string().max(20).optional(),
  /** A search as in the list of members, for a name, number, e-mail, phone or transfer number. */
  q: string().max(100).optional(),
};

export const listOpenDues = defineRoute({
  method: 'GET',
  path: '/api/admin/open-dues',
  summary:
    'Returns the members who owe money for an application of any season, longest waiting first. An application under review counts once its member was asked to pay.',
  roles: moneyRoles,
  limit: { heavy: 'page' },
  query: strictObject({
    ...pageFields,
    ...debtFilterFields,
  }),
  example: { query: { asked: 'not_asked' } },
  response: pageOf({
    debts: array(
      strictObject({
        user: memberRowSchema.required(),
        open_dues: array(openDueSchema.required()).required(),
        since: isoTime().required(),
        /** When a person asked the member to pay; null if nobody did, or the member has answered. */
        asked_at: isoTime().nullable().defined(),
      }),
    ).required(),
    /** What all members owe together, on the first page only. */
    total: receivedSchema().nullable().defined(),
  }),
});

/** Columns of GET /api/admin/open-dues.csv. Amounts are in euro and in rial. */
export const openDueColumns = [
  'request_number',
  'season',
  'first_name',
  'last_name',
  'email',
  'phone',
  'open_euro',
  'open_rial',
  'since',
  'asked_at',
  'id',
] as const;
export type OpenDueColumn = (typeof openDueColumns)[number];

export const exportOpenDues = defineRoute({
  ...fileRoute,
  roles: moneyRoles,
  tells: 'export_open_dues',
  path: '/api/admin/open-dues.csv',
  summary: 'Returns all members who owe money as a file, with the amounts in euro and in rial.',
  query: strictObject(fileFields(openDueColumns)),
  example: { query: { format: 'json' } },
});

export const askToPay = defineRoute({
  method: 'POST',
  path: '/api/admin/users/{id}/ask-to-pay',
  summary:
    'Asks a member to pay what is open of all applications, by mail and in the profile, where the receipt can be sent. A member who was asked within the last day is not asked again. Refused if nothing is open, or if the present application is rejected.',
  roles: adminRoles,
  tells: 'request_items',
  limit: { heavy: 'staffMail' },
  params: strictObject({ id: memberIdField() }),
  response: strictObject({ user: adminMemberSchema.required() }),
  errors: ['member_gone', 'invalid_transition'],
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
  'category',
  'payer',
  'bank_text',
  'receipt',
  'without_money',
] as const;
export type PaymentColumn = (typeof paymentColumns)[number];

export const exportPayments = defineRoute({
  ...fileRoute,
  roles: moneyRoles,
  tells: 'export_payments',
  path: '/api/admin/payments.csv',
  summary:
    'Returns all payments and refunds of all members by the day of the payment, then what was set aside of the lines of bank statements, with all outgoing ones, each with its kind in `category`, and at the end what the books keep of deleted members. A row that came from a line has the bank’s payer and text, and `receipt` is the number of the club’s receipt. Money that went out is negative, so that the amounts of a currency add up to the balance in euro or in rial, and those with a `line_id`, with what waits of the lines, to what the bank says. What was waived, reduced, kept or given moved no money: its amount is in `without_money`.',
  query: strictObject({
    ...fileFields(paymentColumns),
    /** The first and the last day of the rows. Without one, the file begins with the first row, or ends with the last. */
    from: isoDay().optional(),
    until: isoDay().optional(),
  }),
  example: { query: { columns: 'day,amount,currency,name' } },
});

export const listPayments = defineRoute({
  ...pageRoute,
  path: '/api/admin/users/{id}/payments',
  summary: 'Returns what a member paid and was refunded for every application, newest first.',
  roles: moneyRoles,
  params: strictObject({ id: memberIdField() }),
  response: pageOf({
    payments: array(paymentSchema.required()).required(),
  }),
  errors: ['member_gone'],
});

const bookedMoney = { amount: amountField(), currency: currencyField() };

export const bookMoney = defineRoute({
  method: 'PUT',
  path: '/api/admin/users/{id}/payments/{paymentId}',
  summary:
    "Books money under an id that the caller generates, so that a repeat with the same id is the same booking; of a move, both rows have ids derived from it. What a request number does not name is the oldest open due or the oldest surplus in the currency, else the present application. `in` and `out` record money that was received or refunded, at most what was received in that currency; the member is mailed about either. `move` takes a surplus to another member's application, such as a relative's, and mails nobody. `settle` takes it to another application of the same member, who is mailed. Neither exceeds what is owed here or what is open there. Four move no money and mail nobody: `waived` gives up what is open, `reduced` lowers what is due, `kept` and `donation` end the debt for what the club owes back. If more than `waive_most` or `waive_most_rial` would be waived and reduced of an application, the first call only asks for it (`asked_adjustment`), and another treasurer or owner books it by the same call. `reverse` books the negative amount of a payment of any application, once; both rows stay, and of a move both rows are reversed. It is refused for a reversal, and if more would have been refunded than was received. The audit has `record_payment`, `adjust_due`, `ask_adjustment`, `agree_adjustment`, `move_payment` or `reverse_payment`.",
  roles: moneyRoles,
  tells: 'record_payment',
  limit: { heavy: 'staffMail' },
  params: strictObject({
    id: memberIdField(),
    paymentId: drawnIdField(),
  }),
  body: unionBy('what', [
    strictObject({
      what: directionField(),
      ...bookedMoney,
      way: wayField(),
      day: dayField(),
      reference: string().max(referenceMaxLength).optional(),
      note: written().optional(),
      request_number: requestNumberField(),
    }),
    strictObject({
      what: mixed<Adjustment>().oneOf(adjustments).required(),
      ...bookedMoney,
      reason: written().required(),
      request_number: requestNumberField(),
    }),
    strictObject({
      what: only('move'),
      ...bookedMoney,
      from_request_number: requestNumberField(),
      to: memberIdField(),
      to_request_number: requestNumberField(),
    }),
    strictObject({
      what: only('settle'),
      ...bookedMoney,
      from_request_number: requestNumberField(),
      to_request_number: requestNumberField(),
    }),
    strictObject({
      what: only('reverse'),
      /** Id of the payment to reverse. */
      reverses: idField().max(128),
      reason: written().required(),
    }),
  ]),
  example: {
    params: { id: memberId, paymentId: drawnId },
    body: {
      what: 'in',
      amount: 3250,
      currency: 'EUR',
      way: 'revolut',
      day: '2026-11-22',
      reference: requestNumber,
    },
  },
  response: strictObject({
    /** Null if a second person has to agree first. */
    payment: paymentSchema.nullable().defined().default(null),
    user: adminMemberSchema.required(),
  }),
  errors: [
    'member_gone',
    'payment_not_found',
    'invalid_transition',
    'other_change_waits',
    'second_person_too_new',
  ],
});

export const dropAskedAdjustment = defineRoute({
  method: 'DELETE',
  path: '/api/admin/users/{id}/asked-adjustment',
  summary:
    'Drops the waiver or the reduction of a member that waits for a second person. If none waits, nothing changes.',
  roles: moneyRoles,
  tells: 'drop_adjustment',
  params: strictObject({ id: memberIdField() }),
  response: strictObject({ user: adminMemberSchema.required() }),
  errors: ['member_gone'],
});

export const exportClubReceipts = defineRoute({
  method: 'GET',
  path: '/api/admin/receipts.html',
  summary:
    "Returns the club's receipts of a season in the order of their numbers, as one page for a printer: each receipt on a sheet of its own, in the payer's language. As the file of a list, it comes in parts.",
  roles: moneyRoles,
  tells: 'export_receipts',
  limit: { heavy: 'filePart' },
  query: strictObject({
    season: string().required().max(20),
    cursor: pageFields.cursor,
  }),
  example: { query: { season: '2026/27' } },
  contentTypes: ['text/html'],
});
