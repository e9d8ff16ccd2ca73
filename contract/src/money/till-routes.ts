import { pageOf, pageRoute } from '../http/page-fields.ts';
import { defineRoute } from '../http/route.ts';
import { receivedSchema } from '../members/received.ts';
import { moneyRoles } from '../roles.ts';
import {
  array,
  boolean,
  isoDay,
  isoTime,
  number,
  strictObject,
  string,
} from '../validation/yup.ts';
import { amountMax } from './amounts.ts';
import { paymentTextMaxLength } from './payments.ts';

/** The cash that one admin took (`in`) and paid back (`out`) on one day. */
const cashFields = {
  day: isoDay().required(),
  /** E-mail address of the admin who took the cash. */
  taken_by: string().required(),
  in: receivedSchema().required(),
  out: receivedSchema().required(),
};

const tillSchema = strictObject({
  ...cashFields,
  /** Changes with each payment in cash. A count names the version that was on screen. */
  version: string().required(),
  /** True if the caller took the cash, who therefore cannot count it. */
  is_own: boolean().required(),
  /** True if the admin holds more uncounted cash, of all days together, than the settings allow. */
  is_over: boolean().required(),
});

const countSchema = strictObject({
  ...cashFields,
  id: string().required(),
  counted: receivedSchema().required(),
  note: string().nullable().defined(),
  counted_by: string().required(),
  counted_at: isoTime().required(),
});

export const listTills = defineRoute({
  ...pageRoute,
  path: '/api/admin/tills',
  summary:
    'Returns the cash of payments and refunds, by the admin who took it and the day: what is not counted yet, on the first page, and the counts, newest first.',
  roles: moneyRoles,
  response: pageOf({
    open: array(tillSchema.required()).required(),
    /** True if nobody but the caller could count cash. */
    is_alone: boolean().required(),
    counts: array(countSchema.required()).required(),
  }),
});

const counted = () => number().integer().min(0).max(amountMax).required();

export const countTill = defineRoute({
  method: 'POST',
  path: '/api/admin/tills/count',
  summary:
    'Records how much of the cash that another admin took on a day was counted, in cents and rial. A count is never changed: cash of that day that is recorded later, also a reversal, is a new till. A difference needs a note. Refused if the till changed or was counted meanwhile; a repeated call returns the first count.',
  roles: moneyRoles,
  tells: 'count_till',
  body: strictObject({
    day: isoDay().required(),
    taken_by: string().required().max(320),
    version: string()
      .required()
      .matches(/^[0-9.]{1,40}$/),
    counted: strictObject({ EUR: counted(), IRR: counted() }).required(),
    note: string().matches(/\S/, 'field_required').max(paymentTextMaxLength).optional(),
  }),
  example: {
    body: {
      day: '2026-11-22',
      taken_by: 'desk@example.com',
      version: '1795353600.000000000',
      counted: { EUR: 4500, IRR: 0 },
      note: 'Five euro too little: change was given twice.',
    },
  },
  response: strictObject({ count: countSchema.required() }),
  errors: ['own_till', 'till_changed'],
});
