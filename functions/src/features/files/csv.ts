/** Excel takes a file without it for one in the alphabet of the machine. */
export const byteOrderMark = '\uFEFF';

/** What a spreadsheet would run as a formula, or skip to find one. */
const formulaStart = /^[=+\-@\t\r\n]/;
/** Digits that a spreadsheet would take for a number: it drops leading noughts and rounds long ones. */
const numberLike = /^(0\d+|\d{12,})$/;
const needsQuotes = /[",\r\n]/;

export type Cell = string | number | boolean | null | undefined;

function cell(value: Cell): string {
  // Numbers are ours: a minus before one starts no formula.
  if (typeof value !== 'string') return value == null ? '' : String(value);
  const isText = formulaStart.test(value) || numberLike.test(value);
  const text = isText ? `'${value}` : value;
  return needsQuotes.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** One record of RFC 4180, its line end included. */
export function csvRecord(cells: readonly Cell[]): string {
  return `${cells.map(cell).join(',')}\r\n`;
}

const disarmed = /^'(?:[=+\-@\t\r\n]|0\d+$|\d{12,}$)/;

/** What a cell of such a record said before it was kept from being a formula or a number. */
export const cellAsWritten = (text: string) => (disarmed.test(text) ? text.slice(1) : text);
