import { doneSchema } from '../http/done.ts';
import { drawnIdField, idField } from '../http/id-field.ts';
import { pageFields, pageOf, pageRoute } from '../http/page-fields.ts';
import { defineRoute } from '../http/route.ts';
import { drawnId, memberId, requestNumber } from '../http/samples.ts';
import { memberIdField, requestNumberField } from '../members/member-id.ts';
import { amountMax } from '../money/amounts.ts';
import { kindMaxLength, lineNoteMaxLength } from '../money/line-kinds.ts';
import { currencyField, wayField } from '../money/payments.ts';
import { noColumns, statementFormatSchema } from '../read-file/statement/format.ts';
import { moneyRoles } from '../roles.ts';
import {
  array,
  boolean,
  eachOnce,
  isoTime,
  mixed,
  number,
  only,
  strictObject,
  string,
  unionBy,
} from '../validation/yup.ts';
import {
  candidateSchema,
  dayField,
  type LineList,
  lineLists,
  lineSchema,
  lineSplitSchema,
  linesPerCall,
  newLineSchema,
  pairingSchema,
  sharesMax,
} from './lines.ts';
import {
  fileHashField,
  fileImportSchema,
  statementFileNameMaxLength,
  statementFileSchema,
} from './statement-files.ts';

/** Returns the schema of the hash of a file's headings. */
const headerField = () => idField().matches(/^[0-9a-f]{32}$/);

const lineIdField = () => idField().matches(/^[A-Za-z0-9_-]{43}$/);
const lineIdParams = strictObject({ lineId: lineIdField() });
const changedLine = strictObject({ line: lineSchema.required() });

export const readFileFormat = defineRoute({
  method: 'GET',
  path: '/api/admin/file-formats/{header}',
  summary:
    'Returns how any admin last read a file with these headings, and who imported the very same file before; null if nobody has.',
  roles: moneyRoles,
  params: strictObject({ header: headerField() }),
  query: strictObject({ file: fileHashField().optional() }),
  example: {
    params: { header: '9f2c41d87be05a36c1e4b7d20f835a6e' },
    query: { file: '5f70bf18a086007016e948b04aed3b82103a36bea41755b6cddfaf10ace3c6ef' },
  },
  response: strictObject({
    format: statementFormatSchema.nullable().defined(),
    imported: fileImportSchema.nullable().defined(),
  }),
});

export const forgetFileFormat = defineRoute({
  method: 'DELETE',
  path: '/api/admin/file-formats/{header}',
  summary:
    'Forgets how files with these headings are read, so that the next one is read anew. A repeat changes nothing.',
  roles: moneyRoles,
  // The answers can be given again.
  tells: 'nothing',
  params: strictObject({ header: headerField() }),
  example: { params: { header: '9f2c41d87be05a36c1e4b7d20f835a6e' } },
  response: doneSchema,
});

export const storeStatementFile = defineRoute({
  method: 'POST',
  path: '/api/admin/statement-files',
  summary:
    'Stores the file of a bank statement before its lines are imported, and returns the SHA-256 hash that the import names. A repeat changes nothing. A file that no import names is deleted after a day.',
  roles: moneyRoles,
  // The import names the file; without one the file is deleted.
  tells: 'nothing',
  limit: { heavy: 'bulk' },
  multipart: ['file'],
  body: strictObject({ name: string().max(statementFileNameMaxLength).required() }),
  example: { body: { name: 'statement-2026-11.csv' } },
  response: strictObject({ file: fileHashField() }),
  errors: ['malformed_upload', 'file_required', 'file_too_large'],
});

export const listStatementFiles = defineRoute({
  ...pageRoute,
  path: '/api/admin/statement-files',
  summary: 'Returns the files of bank statements that were imported, newest first.',
  roles: moneyRoles,
  response: pageOf({ files: array(statementFileSchema.required()).required() }),
});

export const downloadStatementFile = defineRoute({
  method: 'GET',
  path: '/api/admin/statement-files/{file}',
  summary: 'Returns the file of a bank statement as it was imported.',
  roles: moneyRoles,
  tells: 'download_statement',
  limit: { heavy: 'bulk' },
  params: strictObject({ file: fileHashField() }),
  example: { params: { file: '5f70bf18a086007016e948b04aed3b82103a36bea41755b6cddfaf10ace3c6ef' } },
  contentTypes: ['application/octet-stream'],
  errors: ['file_not_found'],
});

export const importStatement = defineRoute({
  method: 'PUT',
  path: '/api/admin/statements/{importId}',
  summary: `Stores up to ${linesPerCall} lines of a bank statement per call, under an id that the caller generates for the file, and how the file is read. The file itself was stored before. Known lines stay as they are, so that a repeat changes nothing. An outgoing line is paired with the incoming line that it takes back, if exactly one fits. Sends no mail.`,
  roles: moneyRoles,
  tells: 'import_statement',
  limit: { heavy: 'bulk' },
  params: strictObject({
    importId: drawnIdField(),
  }),
  body: strictObject({
    /** Hash of the stored file that the lines come from. */
    file: fileHashField(),
    header: headerField(),
    format: statementFormatSchema.required(),
    lines: array(newLineSchema.required()).min(1).max(linesPerCall).required(),
  }),
  example: {
    params: { importId: drawnId },
    body: {
      file: '5f70bf18a086007016e948b04aed3b82103a36bea41755b6cddfaf10ace3c6ef',
      header: '9f2c41d87be05a36c1e4b7d20f835a6e',
      format: {
        columns: { ...noColumns, day: [0], amount: [4], payer: [2], text: [3] },
        decimal: ',',
        dates: 'dmy',
        unit: 'EUR',
        signs: 'written',
        words: [],
        way: 'bank',
      },
      lines: [
        {
          day: '2026-11-20',
          direction: 'in',
          amount: 3250,
          raw_day: '20.11.2026',
          raw_amount: '32,50',
          payer: 'Sara Rossi',
          text: requestNumber,
          bank_id: null,
          occurrence: 1,
        },
      ],
    },
  },
  response: strictObject({
    /** The numbers of added incoming and outgoing lines. */
    added: number().integer().required(),
    added_out: number().integer().required(),
    known: number().integer().required(),
    /** The number of added lines that may be the same payment as a line of another file. */
    perhaps_same: number().integer().required(),
    /** The number of outgoing lines that took an incoming line back, or may have, by this call. */
    returned: number().integer().required(),
  }),
  errors: ['file_not_found'],
});

export const listStatementLines = defineRoute({
  method: 'GET',
  path: '/api/admin/statement-lines',
  summary:
    'Returns the lines of bank statements in the order of their import: those that wait, incoming ones that are recorded or set aside, or all outgoing ones. An open incoming line comes with the members that it may belong to, the reasons for and against each, and, if it is exactly what several of one family or several seasons of one member owe, those as a split.',
  roles: moneyRoles,
  limit: { heavy: 'page' },
  query: strictObject({
    ...pageFields,
    /** `open` if absent. */
    list: mixed<LineList>().oneOf(lineLists).optional(),
  }),
  example: { query: { list: 'open' } },
  response: pageOf({
    lines: array(
      strictObject({
        line: lineSchema.required(),
        candidates: array(candidateSchema.required()).required(),
        /**
         * Several applications whose `open` amounts add up to the rest of the line; null if there are none. The
         * panel proposes it before the single candidates.
         */
        split: lineSplitSchema.nullable().defined(),
        /** Absent if the line has nothing to do with another line or a refund. */
        pairing: pairingSchema.optional(),
      }),
    ).required(),
  }),
});

/** Maximum number of days for which the sums can be asked: about two years. */
export const sumDaysMax = 750;

const sum = () => number().integer().required();
/**
 * `sum` is the sum of the other three: what is recorded as payments or refunds of members, what is set aside, and what
 * waits for a decision.
 */
const directionSums = () =>
  strictObject({ sum: sum(), booked: sum(), other: sum(), open: sum() }).required();
/**
 * The sums of the lines with one way of paying and one currency. `in` less `out` is what the balance of the account has
 * changed by, according to the bank.
 */
const accountSumsSchema = strictObject({
  way: wayField(),
  currency: currencyField(),
  in: directionSums(),
  out: directionSums(),
}).meta({ name: 'StatementSums' });

export const readStatementSums = defineRoute({
  method: 'GET',
  path: '/api/admin/statement-sums',
  summary:
    'Returns, for each way of payment and currency with lines of these days, what came in and went out by the statements, and how much of it is recorded as payments and refunds, set aside, and open. All sums are counted at one time. Also returns the club’s own kinds of lines.',
  roles: moneyRoles,
  query: strictObject({
    from: dayField(),
    /** The last day that the sums contain. */
    until: dayField(),
  }),
  example: { query: { from: '2026-01-01', until: '2026-12-31' } },
  response: strictObject({
    accounts: array(accountSumsSchema.required()).required(),
    /** The time at which all the sums were counted. */
    counted_at: isoTime().required(),
    own_kinds: array(string().required()).required(),
  }),
});

export const confirmStatementLine = defineRoute({
  method: 'POST',
  path: '/api/admin/statement-lines/{lineId}/confirm',
  summary:
    'Records what is left of an open line as the payment of one member, or of several who together owe exactly that. It replaces what an admin confirmed by the receipt. A share with the number of an earlier application takes at most what is open there and leaves the present application unchanged. `open` is the amount that the caller saw; the call is refused if it has changed since. If the member has then paid more than is due, the call is refused without `more_than_due`. A repeat returns the same.',
  roles: moneyRoles,
  tells: 'confirm_line',
  limit: { heavy: 'staffMail' },
  params: lineIdParams,
  body: strictObject({
    shares: array(
      strictObject({
        member_id: memberIdField(),
        /**
         * Request number of the application that this share pays, which can be an earlier one; the member's current
         * application if absent.
         */
        request_number: requestNumberField(),
        open: number().integer().min(0).max(amountMax).nullable().optional(),
      }),
    )
      .min(1)
      .max(sharesMax)
      .test(
        'each_once',
        'invalid_value',
        eachOnce(({ member_id, request_number }) => `${member_id} ${request_number}`),
      )
      .required(),
    /**
     * True if the caller accepts that a member will have paid more than is due. Otherwise, the server refuses such a
     * confirmation.
     */
    more_than_due: boolean().optional(),
  }),
  example: {
    params: { lineId: 'uX3kQ9mVt7RzLw2BnY5cHs8PjD4fGa6EoT1iKv0WqZM' },
    body: { shares: [{ member_id: memberId, open: 3250 }] },
  },
  response: changedLine,
  errors: [
    'line_not_found',
    'member_gone',
    'invalid_transition',
    'sum_differs',
    'more_than_due',
    'changed_meanwhile',
  ],
});

export const searchStatementPayers = defineRoute({
  method: 'GET',
  path: '/api/admin/statement-lines/{lineId}/payers',
  summary:
    'Returns the members that a search finds, newest first and at most 10, as candidates of a line: with what no statement has shown of their amounts, and the reasons for and against each.',
  roles: moneyRoles,
  params: lineIdParams,
  query: strictObject({ q: string().min(2).max(200).required() }),
  example: {
    params: { lineId: 'uX3kQ9mVt7RzLw2BnY5cHs8PjD4fGa6EoT1iKv0WqZM' },
    query: { q: 'Rossi' },
  },
  response: strictObject({ candidates: array(candidateSchema.required()).required() }),
  errors: ['line_not_found'],
});

export const setLineAside = defineRoute({
  method: 'POST',
  path: '/api/admin/statement-lines/{lineId}/set-aside',
  summary:
    'Sets an open statement line aside, or changes the kind of an outgoing one, with the kind of its money (one of the built-in kinds but membership, or one of the club’s own) and a note, or brings an incoming one back (`aside: false`). For a line that was set aside before, it changes kind and note. A repeat returns the same.',
  roles: moneyRoles,
  tells: 'set_line_aside',
  params: lineIdParams,
  body: strictObject({
    aside: boolean().required(),
    /** If absent, the line keeps its kind; a line that has no kind gets the kind `other`. */
    kind: string().min(1).max(kindMaxLength).optional(),
    note: string().max(lineNoteMaxLength).matches(/\S/, 'field_required').optional(),
  }),
  example: {
    params: { lineId: 'uX3kQ9mVt7RzLw2BnY5cHs8PjD4fGa6EoT1iKv0WqZM' },
    body: { aside: true, kind: 'gift', note: 'From the sponsor' },
  },
  response: changedLine,
  errors: ['line_not_found', 'invalid_transition'],
});

export const decideOutgoingLine = defineRoute({
  method: 'POST',
  path: '/api/admin/statement-lines/{lineId}/outgoing',
  summary:
    'Says what an outgoing statement line is. `returned` pairs it with the incoming line of the same amount that it took back: that line waits no longer, and a payment that is recorded from it stays until a treasurer reverses it. `refund` makes it the line of a refund that a treasurer recorded: the refund is reversed and recorded anew from the line, without a mail. `neither` undoes a pairing and ends the waiting. A repeat returns the same.',
  roles: moneyRoles,
  tells: 'decide_outgoing',
  params: lineIdParams,
  body: unionBy('what', [
    strictObject({ what: only('returned'), line: lineIdField() }),
    strictObject({
      what: only('refund'),
      member_id: memberIdField(),
      /** Id of the recorded refund. */
      payment_id: idField().max(128),
    }),
    strictObject({ what: only('neither') }),
  ]),
  example: {
    params: { lineId: 'uX3kQ9mVt7RzLw2BnY5cHs8PjD4fGa6EoT1iKv0WqZM' },
    body: { what: 'neither' },
  },
  response: changedLine,
  errors: ['line_not_found', 'member_gone', 'payment_not_found', 'invalid_transition'],
});
