import { Refusal } from '../refusal.ts';
import { type NumberFormat, numberFormatOf, shownNumber } from './cell-number.ts';
import { type NamedRows, putCell } from './spreadsheet.ts';
import { allAt, localName, parseXml, readXml, type XmlElement } from './xml.ts';

type Files = Map<string, () => Uint8Array>;

interface Workbook {
  strings: string[];
  formats: NumberFormat[];
  is1904: boolean;
}

/** Reads the sheets of an Excel workbook that are shown, or if none is, those that are hidden. */
export function readXlsx(files: Files): NamedRows[] {
  const path = targets(files, '_rels/.rels', '').ofType('officeDocument')[0] ?? 'xl/workbook.xml';
  const folder = path.slice(0, path.lastIndexOf('/') + 1);
  const related = targets(files, `${folder}_rels/${path.slice(folder.length)}.rels`, folder);
  const [root] = readXml(textOf(files, path)).children;
  const styles = related.ofType('styles')[0];
  const strings = related.ofType('sharedStrings')[0];
  const workbook: Workbook = {
    strings: strings && files.has(strings) ? readStrings(textOf(files, strings)) : [],
    formats: styles && files.has(styles) ? readFormats(readXml(textOf(files, styles))) : [],
    is1904: /^(?:1|true)$/.test(allAt(root, 'workbookPr')[0]?.attributes.date1904 ?? ''),
  };
  const all = allAt(root, 'sheets/sheet');
  const shown = all.filter(({ attributes }) => !/hidden/i.test(attributes.state ?? ''));
  return (shown.length > 0 ? shown : all).flatMap(({ attributes }) => {
    const target = related.byId.get(attributes.id ?? '');
    if (!target || !files.has(target)) return [];
    return [{ name: attributes.name ?? '', rows: readRows(textOf(files, target), workbook) }];
  });
}

function textOf(files: Files, path: string): string {
  const bytes = files.get(path)?.();
  if (!bytes) throw new Refusal('damaged');
  return new TextDecoder(bytes[0] === 0xff ? 'utf-16le' : 'utf-8').decode(bytes);
}

/** Reads which files of the archive belong to a file, by their ids and by their types. */
function targets(files: Files, path: string, folder: string) {
  const all = files.has(path.toLowerCase())
    ? allAt(readXml(textOf(files, path.toLowerCase())), 'Relationships/Relationship')
    : [];
  const targetOf = ({ attributes: { Target = '' } }: XmlElement) =>
    (Target.startsWith('/') ? Target.slice(1) : folder + Target).replace(/^\.\//, '').toLowerCase();
  return {
    byId: new Map(all.map((one) => [one.attributes.Id ?? '', targetOf(one)])),
    ofType: (type: string) =>
      all.filter(({ attributes }) => attributes.Type?.endsWith(`/${type}`)).map(targetOf),
  };
}

/** Elements of a text: of a string, of a part of it in a format of its own, and of how it is pronounced. */
const spoken = 'rPh';

function readStrings(xml: string): string[] {
  const strings: string[] = [];
  let text = '';
  let isRead = false;
  let isSpoken = false;
  parseXml(xml, {
    onopentag: (full) => {
      const name = localName(full);
      if (name === 'si') text = '';
      if (name === 't') isRead = true;
      if (name === spoken) isSpoken = true;
    },
    ontext: (data) => {
      if (isRead && !isSpoken) text += data;
    },
    onclosetag: (full) => {
      const name = localName(full);
      if (name === 't') isRead = false;
      if (name === spoken) isSpoken = false;
      if (name === 'si') strings.push(unescaped(text));
    },
  });
  return strings;
}

/** Excel writes characters that XML does not allow as `_x000D_`. */
const unescaped = (text: string) =>
  text.replace(/_x([\da-f]{4})_/gi, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));

function readFormats(styles: XmlElement): NumberFormat[] {
  const codes = new Map(
    allAt(styles, 'styleSheet/numFmts/numFmt').map(({ attributes }) => [
      Number(attributes.numFmtId),
      attributes.formatCode ?? '',
    ]),
  );
  return allAt(styles, 'styleSheet/cellXfs/xf').map(({ attributes }) => {
    const id = Number(attributes.numFmtId ?? 0);
    return numberFormatOf(id, codes.get(id));
  });
}

function readRows(xml: string, workbook: Workbook): string[][] {
  const rows: string[][] = [];
  let [x, y] = [-1, -1];
  let cell: Record<string, string> = {};
  let value = '';
  let isRead = false;
  let isSpoken = false;
  parseXml(xml, {
    onopentag: (full, attributes) => {
      const name = localName(full);
      if (name === 'row') {
        y = /^\d{1,7}$/.test(attributes.r ?? '') ? Number(attributes.r) - 1 : y + 1;
        x = -1;
      } else if (name === 'c') {
        cell = attributes;
        value = '';
        x = columnOf(attributes.r) ?? x + 1;
      } else if (name === spoken) isSpoken = true;
      else if (name === 'v' || name === 't') isRead = true;
    },
    ontext: (data) => {
      if (isRead && !isSpoken) value += data;
    },
    onclosetag: (full) => {
      const name = localName(full);
      if (name === 'c') putCell(rows, Math.max(y, 0), x, shown(value, cell, workbook));
      else if (name === spoken) isSpoken = false;
      else if (name === 'v' || name === 't') isRead = false;
    },
  });
  return rows;
}

/** Returns the number of a cell's column, from 0, for example 27 for `AB3`. */
function columnOf(reference: string | undefined): number | null {
  const [, letters] = reference?.match(/^([A-Z]{1,3})\d*$/) ?? [];
  if (!letters) return null;
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

function shown(value: string, { t, s }: Record<string, string>, workbook: Workbook): string {
  if (t === 's') return workbook.strings[Number(value)] ?? '';
  if (t === 'b') return value === '1' ? 'TRUE' : value === '0' ? 'FALSE' : value;
  // A day as ISO 8601 writes it.
  if (t === 'd') return value.replace(/T00:00(?::00(?:\.0+)?)?Z?$/, '').replace('T', ' ');
  if (t === 'str' || t === 'inlineStr' || t === 'e') return unescaped(value);
  return shownNumber(value, workbook.formats[Number(s ?? 0)] ?? 'plain', workbook.is1904);
}
