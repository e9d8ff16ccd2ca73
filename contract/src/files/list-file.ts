import { pageFields } from '../http/page-fields.ts';
import { mixed, string } from '../validation/yup.ts';

/**
 * Formats of an exported list. `excel` is a CSV with tabs in UTF-16, which Excel opens as columns by double click in
 * every language. In a `csv` file, Excel splits cells at the separator of the machine's language, which is a semicolon
 * in Italian and Persian. A first line `sep=,` would help, but then Excel no longer reads the file as UTF-8.
 */
export const exportFormats = ['excel', 'csv', 'json'] as const;
export type ExportFormat = (typeof exportFormats)[number];

/** The ending of a file's name by its format. */
export const fileExtensions = { excel: 'csv', csv: 'csv', json: 'json' } as const satisfies Record<
  ExportFormat,
  string
>;

export const exportLists = [
  'members',
  'history',
  'codes',
  'mails',
  'staff',
  'cards',
  'payments',
  'open_dues',
  'refunds',
  'code_users',
] as const;
export type ExportList = (typeof exportLists)[number];

/** For each list, the route that responds with it as a file. */
export const exportRoutes = {
  members: 'exportUsers',
  history: 'exportAudit',
  codes: 'exportPromoCodes',
  mails: 'exportFailedMails',
  staff: 'exportStaff',
  cards: 'exportCards',
  payments: 'exportPayments',
  open_dues: 'exportOpenDues',
  refunds: 'exportRefunds',
  code_users: 'exportPromoCodeUsers',
} as const satisfies Record<ExportList, string>;

/** Groups in which staff choose the columns of a file. The file always contains `keys`, which identify a row. */
export interface ColumnGroups {
  keys: readonly string[];
  groups: Readonly<Record<string, readonly string[]>>;
}

const namesIn = (text: string) => text.split(',');

/** Returns the chosen columns in the order of the file; all columns if `text` is empty or absent. */
export function chosenColumns<Column extends string>(
  columns: readonly Column[],
  text: string | undefined,
): Column[] {
  const names: readonly string[] = text ? namesIn(text) : columns;
  return columns.filter((column) => names.includes(column));
}

/**
 * Returns the query parameters of a route that responds with a list as a file. `columns` are all columns of the list.
 */
export const fileFields = (columns: readonly string[]) => ({
  /** Column names separated by commas; all columns when absent. */
  columns: string()
    .max(columns.join(',').length)
    .test(
      'columns',
      'invalid_choice',
      (text) => !text || namesIn(text).every((name) => columns.includes(name)),
    )
    .optional(),
  /** Format of the file; `csv` when absent. */
  format: mixed<ExportFormat>().oneOf(exportFormats).optional(),
  /** The part of the file to send, as `nextPartHeader` of the part before named it; the first part when absent. */
  cursor: pageFields.cursor,
});

/**
 * The response header with the `cursor` of the next part of the file, percent-encoded. The last part has no such header.
 * A file has parts because the time and the size of a response are limited. The parts joined in order are the file.
 */
export const nextPartHeader = 'X-Next-Cursor';

/**
 * The number of rows after which a part ends. 2,000 of the longest rows in UTF-16 have 7 MB, and a function may send
 * 10 MB.
 */
export const rowsPerPart = 2_000;

/** Properties of every route that responds with a list as a file. */
export const fileRoute = {
  method: 'GET',
  limit: { heavy: 'filePart' },
  contentTypes: ['text/csv', 'application/json'],
} as const;
