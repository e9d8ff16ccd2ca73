import { memberFileFields } from '../admin/filters.ts';
import { auditFilterFields } from '../audit/audit-file.ts';
import { cardListField } from '../cards/card.ts';
import {
  type ExportFormat,
  type ExportList,
  exportFormats,
  exportLists,
  fileRoute,
} from '../files/list-file.ts';
import { defineRoute } from '../http/route.ts';
import { dayMs } from '../retention/kept-until.ts';
import { type InferType, isoTime, mixed, number, strictObject, string } from '../validation/yup.ts';

/**
 * Longer lists are not streamed. A function of the 2nd generation may stream at most 10 MB; 5,000 members of up
 * to 1,600 bytes each (500 are usual) stay below 8 MB.
 */
export const exportStreamRows = 5_000;
/** Time for which the file of an export is kept. */
export const exportTtlMs = 7 * dayMs;

export const exportStates = ['running', 'done', 'failed'] as const;
export type ExportState = (typeof exportStates)[number];

const exportParams = strictObject({
  exportId: string()
    .matches(/^[A-Za-z0-9_-]{32}$/, 'invalid_value')
    .required(),
});

const exportFields = strictObject({
  id: string().required(),
  list: mixed<ExportList>().oneOf(exportLists).required(),
  state: mixed<ExportState>().oneOf(exportStates).required(),
  /** Number of rows written so far. */
  rows: number().integer().required(),
  /** Number of rows when the export was asked for. */
  total: number().integer().required(),
  /** Number of parts that the file has so far. */
  parts: number().integer().required(),
  format: mixed<ExportFormat>().oneOf(exportFormats).required(),
  created_at: isoTime().required(),
  expires_at: isoTime().required(),
}).meta({ name: 'ListExport' });
export type ListExport = InferType<typeof exportFields>;

export const startExport = defineRoute({
  method: 'POST',
  path: '/api/admin/exports',
  summary:
    'Begins to write a list, however long, into a private file; a mail tells its admin when it is done. Takes what the file of that list takes, and is open to whom that one is. While one is under way, asking again answers it.',
  access: 'admin',
  status: 201,
  body: strictObject({
    /** The list to export; `members` when absent. */
    list: mixed<ExportList>().oneOf(exportLists).optional(),
    ...memberFileFields,
    ...auditFilterFields,
    /** State of the club cards to export. */
    state: cardListField().optional(),
    /** Promo code whose users are exported. */
    code: string().max(1500).optional(),
    columns: string().max(2000).optional(),
    format: mixed<ExportFormat>().oneOf(exportFormats).optional(),
  }),
  response: exportFields,
  errors: ['service_busy'],
});

export const readExport = defineRoute({
  method: 'GET',
  path: '/api/admin/exports/{exportId}',
  summary: 'How far an export of the caller’s has come.',
  access: 'admin',
  params: exportParams,
  response: exportFields,
  errors: ['file_not_found'],
});

export const downloadExport = defineRoute({
  method: 'GET',
  path: '/api/admin/exports/{exportId}/file',
  summary:
    'A part of the file of an export of the caller’s that is done. All parts, joined in their order, are what the file of that list would be; one answer could not hold them.',
  access: 'admin',
  params: exportParams,
  query: strictObject({
    /** Number of the part, from 1 to the export's `parts`. */
    part: string()
      .matches(/^[1-9]\d{0,3}$/, 'number_out_of_range')
      .required(),
  }),
  contentTypes: fileRoute.contentTypes,
  errors: ['file_not_found'],
});
