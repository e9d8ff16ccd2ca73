/** Formats of files that are read. The last three are standards for bank statements. */
export type FileFormat = 'csv' | 'xlsx' | 'html' | 'mt940' | 'camt053' | 'ofx';

/** The headings of the table that a file of a standard for bank statements becomes. */
export const standardHeadings = [
  'day',
  'amount',
  'currency',
  'payer',
  'text',
  'bank_id',
  'status',
] as const;

/**
 * A file as a table of texts, whatever its format. A day of a spreadsheet has the form `2026-11-05`, a number has no
 * groups and a decimal point. A file of a standard for bank statements has `standardHeadings` as its first row; its days
 * have the form `2026-11-05`, its amounts a decimal point and a minus if money went out.
 */
export interface Sheet {
  format: FileFormat;
  /** The encoding by which the bytes were read; null for a format that has its own. */
  encoding: string | null;
  /** All rows of the file, also those above the headings. The row with the index 0 is the first line. */
  rows: string[][];
}
