import papa from 'papaparse';

/** The mark that makes Excel read the file as UTF-8. Without it, Excel assumes the encoding of the machine. */
export const byteOrderMark = '\uFEFF';

/**
 * A cell that begins like this would run as a formula in a spreadsheet. Tab and line end are included, because a
 * spreadsheet skips them before a formula.
 */
const formulaStart = /^[=+\-@\t\r\n]/;
/** A spreadsheet would read such digits as a number: it would drop leading zeros and round long numbers. */
const numberLike = /^(0\d+|\d{12,})$/;

export type Cell = string | number | boolean | null | undefined;

function cell(value: Cell): string {
  // Only texts can contain a foreign formula. Numbers come from our own code, so a leading minus sign is safe.
  if (typeof value !== 'string') return value == null ? '' : String(value);
  return formulaStart.test(value) || numberLike.test(value) ? `'${value}` : value;
}

/** Formats one record of RFC 4180, including its line end. */
export function csvRecord(cells: readonly Cell[]): string {
  return `${papa.unparse([cells.map(cell)])}\r\n`;
}

const disarmed = /^'(?:[=+\-@\t\r\n]|0\d+$|\d{12,}$)/;

/** Returns the text of a cell without the apostrophe that `cell` put before it. */
export const cellAsWritten = (text: string) => (disarmed.test(text) ? text.slice(1) : text);
