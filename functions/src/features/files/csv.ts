import papa from 'papaparse';

/** The mark by which Excel recognises Unicode. Without it, Excel assumes the encoding of the machine. */
export const byteOrderMark = '\uFEFF';

/**
 * A cell that begins like this would run as a formula in a spreadsheet, also with full-width signs. Tab and line end are
 * included, because a spreadsheet skips them before a formula.
 */
const formulaStart = /^[=+\-@＝＋－＠\t\r\n]/;
/**
 * A formula inside a text can run, too: an Italian or Persian Excel splits cells at semicolons, and a pasted text is
 * split at tabs. After such a split, a line end can also begin a new cell, because the quotation mark that should
 * prevent it is in the middle of a cell.
 */
const formulaInside = /([;\t\r\n] *)([=+\-@＝＋－＠])/g;
/** A spreadsheet would read these digits as a number: it would drop leading zeros and round long numbers. */
const numberLike = /^(0\d+|\d{12,})$/;

export type Cell = string | number | boolean | null | undefined;

function cell(value: Cell): string {
  // Only texts can contain a foreign formula. Numbers come from our own code, so a leading minus sign is safe.
  if (typeof value !== 'string') return value == null ? '' : String(value);
  const text = value.replace(formulaInside, "$1'$2");
  return formulaStart.test(value) || numberLike.test(value) ? `'${text}` : text;
}

/** Formats one record of RFC 4180, including its line end. */
export function csvRecord(cells: readonly Cell[], delimiter = ','): string {
  return `${papa.unparse([cells.map(cell)], { delimiter })}\r\n`;
}
