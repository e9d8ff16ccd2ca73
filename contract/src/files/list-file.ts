import { mixed, string } from '../validation/yup.ts';

export const exportFormats = ['csv', 'json'] as const;
export type ExportFormat = (typeof exportFormats)[number];

/** The lists that leave as a file, each under its name. */
export const exportLists = [
  'members',
  'history',
  'codes',
  'mails',
  'people',
  'cards',
  'payments',
  'refunds',
  'code_users',
] as const;
export type ExportList = (typeof exportLists)[number];

/** The groups by which staff choose columns, and those by which every row is known, chosen or not. */
export interface ColumnGroups {
  keys: readonly string[];
  groups: Readonly<Record<string, readonly string[]>>;
}

const namesIn = (text: string) => text.split(',');

/** The chosen columns in the order of the file, whatever their order; all where none were chosen. */
export function chosenColumns<Column extends string>(
  columns: readonly Column[],
  text: string | undefined,
): Column[] {
  const names: readonly string[] = text ? namesIn(text) : columns;
  return columns.filter((column) => names.includes(column));
}

/** What a file of a list with these columns is to hold, and how. */
export const fileFields = (columns: readonly string[]) => ({
  /** Names with commas between them; all when absent. */
  columns: string()
    .max(columns.join(',').length)
    .test(
      'columns',
      'invalid_choice',
      (text) => !text || namesIn(text).every((name) => columns.includes(name)),
    )
    .optional(),
  /** `csv` when absent. */
  format: mixed<ExportFormat>().oneOf(exportFormats).optional(),
});

/** What every route has that answers a list as a file. */
export const fileRoute = {
  method: 'GET',
  access: 'admin',
  status: 200,
  contentTypes: ['text/csv', 'application/json'],
  errors: ['export_too_long'],
} as const;
