import { defineRoute } from '../http/route.ts';
import { drawnId } from '../http/samples.ts';
import { receivedSchema } from '../members/received.ts';
import { moneyRoles } from '../roles.ts';
import { array, boolean, mixed, number, strictObject, string } from '../validation/yup.ts';
import { debtFilterFields } from './routes.ts';

/**
 * Why a member is left out when all are asked to pay. `receipt_waits` and `line_waits` mean that a receipt, or a line of
 * a bank statement that may be the member's, still waits for a decision. `asked` means that the member was asked for the
 * same amounts before, or for any within the last day.
 */
export const leftOutReasons = [
  'receipt_waits',
  'line_waits',
  'no_mailbox',
  'deceased',
  'rejected',
  'asked',
] as const;
export type LeftOutReason = (typeof leftOutReasons)[number];

const count = () => number().integer().min(0).required();

export const previewAskAll = defineRoute({
  method: 'GET',
  path: '/api/admin/open-dues/ask-all',
  summary:
    'Returns how many members of a filter would be asked to pay, what they owe, and who would be left out for which reason. The names are those of the first members of each reason.',
  roles: moneyRoles,
  limit: { heavy: 'bulk' },
  query: strictObject(debtFilterFields),
  example: { query: { season: '2026/27' } },
  response: strictObject({
    to_ask: count(),
    owed: receivedSchema().required(),
    left_out: array(
      strictObject({
        reason: mixed<LeftOutReason>().oneOf(leftOutReasons).required(),
        count: count(),
        users: array(
          strictObject({ id: string().required(), name: string().required() }),
        ).required(),
      }),
    ).required(),
  }),
});

export const askAllToPay = defineRoute({
  method: 'POST',
  path: '/api/admin/open-dues/ask-all',
  summary:
    'Asks all members of a filter to pay what is open, except those whom the preview leaves out. The call asks the first of them, and the maintenance asks the others. A repeated call with the same id continues and returns how many were asked so far. Nobody gets two mails about the same amounts.',
  roles: moneyRoles,
  tells: 'request_items',
  limit: { heavy: 'bulk' },
  body: strictObject({
    /** Id that the caller draws, so that a repeated call does not begin anew. */
    id: string()
      .required()
      .matches(/^[A-Za-z0-9-]{16,64}$/),
    ...debtFilterFields,
  }),
  example: { body: { id: drawnId, season: '2026/27' } },
  response: strictObject({ asked: count(), is_done: boolean().required() }),
});
