import { shownNumber } from './cell-number.ts';
import { maxColumns } from './limits.ts';
import { type NamedRows, putCell } from './spreadsheet.ts';
import { allAt, readXml, type XmlElement } from './xml.ts';

export const isSpreadsheetXml = (head: string) =>
  /<(?:\w+:)?Workbook[\s>]/.test(head) &&
  head.includes('urn:schemas-microsoft-com:office:spreadsheet');

/** Reads the sheets of a workbook that Excel 2003, or a bank, wrote as one XML document. */
export function readSpreadsheetXml(text: string): NamedRows[] {
  return allAt(readXml(text), 'Workbook/Worksheet').map((sheet) => {
    const rows: string[][] = [];
    let y = -1;
    for (const row of allAt(sheet, 'Table/Row')) {
      y = placeOf(row) ?? y + 1;
      let x = -1;
      for (const cell of allAt(row, 'Cell')) {
        x = placeOf(cell) ?? x + 1;
        const [data] = allAt(cell, 'Data');
        putCell(rows, y, x, data ? shown(data) : '');
        x += Math.min(Number(cell.attributes.MergeAcross ?? 0) || 0, maxColumns);
      }
    }
    return { name: sheet.attributes.Name ?? '', rows };
  });
}

const placeOf = ({ attributes: { Index } }: XmlElement) =>
  Index && /^\d{1,7}$/.test(Index) ? Math.max(Number(Index) - 1, 0) : null;

/** Returns the text of a cell's element and of those within it, which give parts of it a format. */
function textWithin({ text, children }: XmlElement): string {
  return [text, ...children.map((child) => child.text)].join('');
}

function shown(data: XmlElement): string {
  const text = textWithin(data);
  const { Type } = data.attributes;
  if (Type === 'Number') return shownNumber(text, 'plain', false);
  if (Type === 'DateTime')
    return text
      .replace(/T00:00:00(?:\.0+)?$/, '')
      .replace(/T|\.0+$/g, ' ')
      .trim();
  return text;
}
