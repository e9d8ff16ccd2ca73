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
  [/^(?:\xef\xbb\xbf)?\s*!(?:Type|Account|Option|Clear)\b/i, 'qif'],
];
const archives = ['PK\x03\x04', 'PK\x05\x06', 'PK\x07\x08'];

const headBytes = 4096;

function open(bytes: Uint8Array, answers: FileAnswers): OpenedFile {
  const head = latin(bytes.subarray(0, headBytes));
  if (bytes.length <= headBytes && /^(?:\xef\xbb\xbf)?\s*$/.test(head)) throw new Refusal('empty');
  if (archives.some((signature) => head.startsWith(signature))) return openArchive(bytes, answers);
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

function openArchive(bytes: Uint8Array, { sheet }: FileAnswers): OpenedFile {
  const files = unzip(bytes);
  if (files.has('xl/workbook.bin')) throw new Refusal('xls');
  const type = files.get('mimetype');
  if (type && new TextDecoder().decode(type()).includes('opendocument')) throw new Refusal('ods');
  if (![...files.keys()].some((path) => /^xl\/|^\[content_types\]\.xml$/.test(path))) {
    throw new Refusal('zip');
  }
  if ([...files.keys()].some((path) => /^(?:word|ppt)\//.test(path))) throw new Refusal('unknown');
  return openSheets(readXlsx(files), sheet, null);
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
