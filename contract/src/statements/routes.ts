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
  summary:
    'How files with these headings were last read, by whichever admin; null where nobody has brought one.',
  access: 'admin',
  params: strictObject({ header: headerField() }),
  response: strictObject({ profile: profileSchema.nullable().defined() }),
});

export const importStatement = defineRoute({
  method: 'PUT',
  path: '/api/admin/statements/{importId}',
  summary: `Keeps lines of a bank’s file, ${linesPerCall} at most in a call, under an id that the caller draws for the file, and how the file is read. A line that is known already is left as it is, so that the same file again changes nothing. Mails nobody.`,
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
    'What came in by statements, in the order of its import; of open lines with whose it may be, why, and what speaks against it; and where it is exactly what several of one family have open, those as a split.',
  access: 'admin',
  query: strictObject({
    ...pageFields,
    /** State of the lines; `open` when absent. */
    state: mixed<LineState>().oneOf(lineStates).optional(),
  }),
  response: pageOf({
    lines: array(
      strictObject({
        line: lineSchema.required(),
        candidates: array(candidateSchema.required()).required(),
        /** Split of what is left among people of a family whose open amounts add up to it; proposed first. */
        split: familySplitSchema.nullable().defined(),
      }),
    ).required(),
  }),
});

export const confirmStatementLine = defineRoute({
  method: 'POST',
  path: '/api/admin/statement-lines/{lineId}/confirm',
  summary:
    'Makes what is left of an open line the payment of a member, or of several who together have exactly that open. It takes the place of what an admin confirmed by the receipt. A share with the number of an earlier application, which can take no more than is open there, leaves the present one alone. `open` is what the caller saw of a member; refused where that has changed since. A repeat answers the same.',
  access: 'admin',
  params: lineIdParams,
  body: strictObject({
    shares: array(
      strictObject({
        member_id: memberIdField(),
        /**
         * Request number of the application that the share is for, also an earlier one; the present one when
         * absent.
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
    'Takes an open line out of those that wait, or brings one back (`aside: false`). A repeat answers the same.',
  access: 'admin',
  params: lineIdParams,
  body: strictObject({ aside: boolean().required() }),
  response: changedLine,
  errors: ['line_not_found', 'invalid_transition', 'service_busy'],
});
