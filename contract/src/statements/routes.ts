import { pageFields, pageOf } from '../http/page-fields.ts';
import { defineRoute } from '../http/route.ts';
import { memberIdField } from '../members/member-id.ts';
import { amountMax } from '../money/amounts.ts';
import {
  array,
  boolean,
  eachOnce,
  mixed,
  number,
  strictObject,
  string,
} from '../validation/yup.ts';
import {
  candidateSchema,
  familySplitSchema,
  type LineState,
  lineSchema,
  lineStates,
  linesPerCall,
  newLineSchema,
  sharesMax,
} from './lines.ts';
import { headerField, profileSchema } from './profile.ts';

const lineIdParams = strictObject({
  lineId: string()
    .required()
    .matches(/^[A-Za-z0-9_-]{43}$/),
});
const changedLine = strictObject({ line: lineSchema.required() });

export const readStatementProfile = defineRoute({
  method: 'GET',
  path: '/api/admin/statement-profiles/{header}',
  summary: 'Returns how any admin last read a file with these headings, or null if nobody has.',
  access: 'admin',
  params: strictObject({ header: headerField() }),
  response: strictObject({ profile: profileSchema.nullable().defined() }),
});

export const importStatement = defineRoute({
  method: 'PUT',
  path: '/api/admin/statements/{importId}',
  summary: `Stores up to ${linesPerCall} lines of a bank statement per call, under an id that the caller generates for the file, and how the file is read. Known lines stay as they are, so that a repeat changes nothing. Sends no mail.`,
  access: 'admin',
  params: strictObject({
    importId: string()
      .required()
      .matches(/^[A-Za-z0-9-]{16,64}$/),
  }),
  body: strictObject({
    header: headerField(),
    profile: profileSchema.required(),
    lines: array(newLineSchema.required()).min(1).max(linesPerCall).required(),
  }),
  response: strictObject({
    added: number().integer().required(),
    known: number().integer().required(),
  }),
  errors: ['service_busy'],
});

export const listStatementLines = defineRoute({
  method: 'GET',
  path: '/api/admin/statement-lines',
  summary:
    'Returns the lines of bank statements in the order of their import. An open line comes with the members that it may belong to, the reasons for and against each, and, if it is exactly what several of one family owe, those as a split.',
  access: 'admin',
  query: strictObject({
    ...pageFields,
    /** Only lines in this state are returned; `open` if absent. */
    state: mixed<LineState>().oneOf(lineStates).optional(),
  }),
  response: pageOf({
    lines: array(
      strictObject({
        line: lineSchema.required(),
        candidates: array(candidateSchema.required()).required(),
        /**
         * Several people of a family whose `open` amounts add up to the rest of the line; null if there are none. The
         * panel proposes it before the single candidates.
         */
        split: familySplitSchema.nullable().defined(),
      }),
    ).required(),
  }),
});

export const confirmStatementLine = defineRoute({
  method: 'POST',
  path: '/api/admin/statement-lines/{lineId}/confirm',
  summary:
    'Records what is left of an open line as the payment of one member, or of several who together owe exactly that. It replaces what an admin confirmed by the receipt. A share with the number of an earlier application takes at most what is open there and leaves the present application unchanged. `open` is the amount that the caller saw; the call is refused if it has changed since. A repeat returns the same.',
  access: 'admin',
  params: lineIdParams,
  body: strictObject({
    shares: array(
      strictObject({
        member_id: memberIdField(),
        /**
         * Request number of the application that this share pays, which can be an earlier one; the member's current
         * application if absent.
         */
        request_number: string().min(1).max(40).optional(),
        open: number().integer().min(0).max(amountMax).nullable().optional(),
      }),
    )
      .min(1)
      .max(sharesMax)
      .test(
        'each_once',
        'invalid_value',
        eachOnce(({ member_id }) => member_id),
      )
      .required(),
  }),
  response: changedLine,
  errors: [
    'line_not_found',
    'user_not_found',
    'invalid_transition',
    'sum_differs',
    'changed_meanwhile',
    'service_busy',
  ],
});

export const setLineAside = defineRoute({
  method: 'POST',
  path: '/api/admin/statement-lines/{lineId}/set-aside',
  summary:
    'Sets an open statement line aside, or brings one back (`aside: false`). A repeat returns the same.',
  access: 'admin',
  params: lineIdParams,
  body: strictObject({ aside: boolean().required() }),
  response: changedLine,
  errors: ['line_not_found', 'invalid_transition', 'service_busy'],
});
