import papa from 'papaparse';

/** Without the byte order mark, Excel reads the file in the machine's own encoding. */
export const byteOrderMark = '\uFEFF';

/**
 * The beginnings that a spreadsheet would run as a formula, and the whitespace that it would skip before one.
 */
const formulaStart = /^[=+\-@\t\r\n]/;
/** Digits that a spreadsheet would take for a number: it drops leading zeros and rounds long numbers. */
const numberLike = /^(0\d+|\d{12,})$/;

export type Cell = string | number | boolean | null | undefined;

function cell(value: Cell): string {
  // Numbers come from our own code, so a leading minus starts no formula.
  if (typeof value !== 'string') return value == null ? '' : String(value);
  return formulaStart.test(value) || numberLike.test(value) ? `'${value}` : value;
}

/** Formats one record of RFC 4180, including its line end. */
export function csvRecord(cells: readonly Cell[]): string {
  return `${papa.unparse([cells.map(cell)])}\r\n`;
}

const disarmed = /^'(?:[=+\-@\t\r\n]|0\d+$|\d{12,}$)/;

/**
 * Returns the original text of such a cell, without the apostrophe that keeps it from being a formula or a
 * number.
 */
export const cellAsWritten = (text: string) => (disarmed.test(text) ? text.slice(1) : text);
