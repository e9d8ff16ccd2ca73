import { isCamt, readCamt } from './formats/camt.ts';
import { readCsv } from './formats/csv.ts';
import { decode, type EncodingOption } from './formats/decode.ts';
import { readHtml } from './formats/html.ts';
import { limited } from './formats/limits.ts';
import { isMt940, readMt940 } from './formats/mt940.ts';
import { isOfx, readOfx } from './formats/ofx.ts';
import { chooseSheet, type NamedRows } from './formats/spreadsheet.ts';
import { isSpreadsheetXml, readSpreadsheetXml } from './formats/spreadsheet-xml.ts';
import { unzip } from './formats/unzip.ts';
import { readXlsx } from './formats/xlsx.ts';
import { Refusal } from './refusal.ts';
import type { FileFormat, Sheet } from './sheet.ts';

/** What a person has answered about a file. */
export interface FileAnswers {
  encoding?: string;
  sheet?: string;
}

export type OpenedFile =
  | {
      state: 'read';
      sheet: Sheet;
      /** Rows, counted from 1, in which letters were lost when the file was saved, so that it has � instead. */
      damaged: number[];
    }
  /** The encoding is not certain. Each option shows one line of the file as it would be read. */
  | { state: 'encoding'; options: EncodingOption[] }
  /** Several sheets of the file have a table. */
  | { state: 'sheets'; names: string[] }
  | { state: 'refused'; why: Refusal['why'] };

/**
 * Reads a file as a table of texts. What the file is follows from its bytes; its name and type do not count. Any bytes
 * give a state: the function never throws.
 */
export async function openFile(bytes: Uint8Array, answers: FileAnswers = {}): Promise<OpenedFile> {
  try {
    return open(bytes, answers);
  } catch (error) {
    return { state: 'refused', why: error instanceof Refusal ? error.why : 'damaged' };
  }
}

/** The first bytes of files that are no tables, as Latin letters. */
const signatures: [string, Refusal['why']][] = [
  ['\x89PNG', 'image'],
  ['\xff\xd8\xff', 'image'],
  ['GIF8', 'image'],
  ['II*\0', 'image'],
  ['MM\0*', 'image'],
  ['\x1f\x8b', 'zip'],
  ['7z\xbc\xaf', 'zip'],
  ['Rar!', 'zip'],
  ['{\\rtf', 'unknown'],
  ['\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1', 'xls'],
];
const patterns: [RegExp, Refusal['why']][] = [
  [/^[\s\S]{0,1000}%PDF-/, 'pdf'],
  [/^(?:RIFF[\s\S]{4}WEBP|[\s\S]{4}ftyp)/, 'image'],
  // A page that was saved with its pictures, and JSON.
  [/^(?:MIME-Version:|\s*(?:\{\s*"|\[\s*\{))/i, 'unknown'],
  [/^(?:\xef\xbb\xbf)?\s*!(?:Type|Account|Option|Clear)\b/i, 'qif'],
];
const archives = ['PK\x03\x04', 'PK\x05\x06', 'PK\x07\x08'];

const headBytes = 4096;

function open(bytes: Uint8Array, answers: FileAnswers, isWithin = false): OpenedFile {
  const head = latin(bytes.subarray(0, headBytes));
  if (bytes.length <= headBytes && /^(?:\xef\xbb\xbf)?\s*$/.test(head)) throw new Refusal('empty');
  if (archives.some((signature) => head.startsWith(signature))) {
    return openArchive(bytes, answers, isWithin);
  }
  const why =
    signatures.find(([signature]) => head.startsWith(signature))?.[1] ??
    patterns.find(([pattern]) => pattern.test(head))?.[1];
  // Excel wraps a workbook with a password into the format of old workbooks.
  const isLocked = why === 'xls' && latin(bytes).includes([...'EncryptedPackage'].join('\0'));
  if (why) throw new Refusal(isLocked ? 'password' : why);
  return openText(bytes, head, answers);
}

const latin = (bytes: Uint8Array) =>
  Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');

/** The number of statements in one archive, for each day of more than a year. */
const maxStatements = 400;

/** Opens a workbook, or an archive of one file or of statements, as which banks send CAMT. */
function openArchive(bytes: Uint8Array, answers: FileAnswers, isWithin: boolean): OpenedFile {
  const files = unzip(bytes);
  const paths = [...files.keys()].filter((path) => !/\/$|^__macosx\//.test(path));
  const type = files.get('mimetype');
  if (type && new TextDecoder().decode(type()).includes('opendocument')) throw new Refusal('ods');
  if (files.has('xl/workbook.bin')) throw new Refusal('xls');
  if (paths.some((path) => /^(?:word|ppt)\//.test(path))) throw new Refusal('unknown');
  if (paths.some((path) => path.startsWith('xl/'))) {
    return openSheets(readXlsx(files), answers.sheet, null);
  }
  if (isWithin || paths.length > maxStatements) throw new Refusal('zip');
  const opened = paths.map((path) => open(files.get(path)?.() ?? bytes, answers, true));
  const [first, ...others] = opened;
  return first && others.length === 0 ? first : joined(opened);
}

/** Joins the statements of an archive, one for each day, into one table. */
function joined(opened: readonly OpenedFile[]) {
  const sheets = opened.flatMap((one) => (one.state === 'read' ? [one.sheet] : []));
  const [first] = sheets;
  const isStatement = first && ['camt053', 'mt940'].includes(first.format);
  const areAlike =
    sheets.length === opened.length && sheets.every((one) => one.format === first?.format);
  if (!isStatement || !areAlike) throw new Refusal('zip');
  const rows = sheets.flatMap((one, i) => (i === 0 ? one.rows : one.rows.slice(1)));
  return read(first.format, first.encoding, rows);
}

function openSheets(
  sheets: readonly NamedRows[],
  chosen: string | undefined,
  encoding: string | null,
): OpenedFile {
  const found = chooseSheet(sheets, chosen);
  return 'names' in found ? { state: 'sheets', ...found } : read('xlsx', encoding, found.rows);
}

function openText(bytes: Uint8Array, head: string, answers: FileAnswers): OpenedFile {
  // The names of elements and fields are read in all encodings alike, apart from the zeros of UTF-16.
  const plain = head.replaceAll('\0', '');
  const decoded = decode(bytes, answers.encoding, declaredIn(plain));
  if (!decoded) throw new Refusal('unknown');
  if ('options' in decoded) return { state: 'encoding', options: decoded.options };
  const { text, encoding } = decoded;
  const begin = text.slice(0, headBytes);
  if (isOfx(begin)) return read('ofx', encoding, readOfx(text));
  if (/^\s*</.test(begin)) {
    if (isCamt(begin)) return read('camt053', encoding, readCamt(text));
    if (isSpreadsheetXml(begin)) {
      return openSheets(readSpreadsheetXml(text), answers.sheet, encoding);
    }
    return read('html', encoding, readHtml(text));
  }
  if (isMt940(begin)) return read('mt940', encoding, readMt940(text));
  return read('csv', encoding, readCsv(text));
}

/** Returns the encoding that a page, an XML document or a file of OFX says it has. */
function declaredIn(head: string): string | undefined {
  const [, charset] =
    head.match(/<\?xml[^>]*encoding=["']([\w-]+)/i) ??
    head.match(/<meta[^>]*charset=["']?\s*([\w-]+)/i) ??
    head.match(/^CHARSET:([\w-]+)/im) ??
    [];
  return charset && /^\d{4}$/.test(charset) ? `windows-${charset}` : charset;
}

function read(format: FileFormat, encoding: string | null, rows: string[][]): OpenedFile {
  const kept = limited(rows);
  const damaged = kept.flatMap((cells, i) =>
    cells.some((cell) => cell.includes('\ufffd')) ? [i + 1] : [],
  );
  return { state: 'read', sheet: { format, encoding, rows: kept }, damaged };
}
