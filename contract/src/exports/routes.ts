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
import { moneyRoles } from '../roles.ts';
import { type InferType, isoTime, mixed, number, strictObject, string } from '../validation/yup.ts';

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
  /** Number of rows of the list when the export was requested. */
  total: number().integer().required(),
  /** Number of parts of the file that are written so far. */
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
    "Starts to write a list of any length into a private file and mails its admin when the file is complete. Takes the parameters of that list's file and needs the same role. While an export runs, a repeat returns it.",
  // The role must also be allowed to call the route of the list in `exportRoutes`.
  roles: moneyRoles,
  limit: { heavy: 'bulk' },
  status: 201,
  body: strictObject({
    /** The list to export; `members` when absent. */
    list: mixed<ExportList>().oneOf(exportLists).optional(),
    ...memberFileFields,
    ...auditFilterFields,
    /** For the list `cards`: the state of the club cards to export. */
    state: cardListField().optional(),
    /** For the list `code_users`: the promo code whose users are exported. */
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
  summary: "Returns the progress of one of the caller's exports.",
  roles: moneyRoles,
  params: exportParams,
  response: exportFields,
  errors: ['file_not_found'],
});

export const downloadExport = defineRoute({
  method: 'GET',
  path: '/api/admin/exports/{exportId}/file',
  summary:
    "Returns one part of the file of the caller's finished export. The parts joined in order are the file, which can be too large for one response.",
  roles: moneyRoles,
  limit: { heavy: 'image' },
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
