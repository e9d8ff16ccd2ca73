import { readdirSync, readFileSync } from 'node:fs';
import { strToU8, zipSync } from 'fflate';
import { describe, expect, it, test } from 'vitest';
import { randomOf } from '../testing/random-of.ts';
import { maxUnpackedBytes } from './formats/unzip.ts';
import { type FileAnswers, openFile } from './open-file.ts';

const folder = new URL('fixtures/', import.meta.url);
const filesOf = (kind: string) =>
  readdirSync(new URL(kind, folder))
    .filter((name) => !name.endsWith('.json'))
    .map((name) => ({ name, bytes: new Uint8Array(readFileSync(new URL(`${kind}/${name}`, folder))) }));
const statements = filesOf('statements');

const openText = (text: string, answers?: FileAnswers) =>
  openFile(new TextEncoder().encode(text), answers);
async function rowsOf(text: string, answers?: FileAnswers) {
  const opened = await openText(text, answers);
  return opened.state === 'read' ? opened.sheet.rows : opened;
}
async function whyOf(file: string | Uint8Array) {
  const opened = await (typeof file === 'string' ? openText(file) : openFile(file));
  return opened.state === 'refused' ? opened.why : opened.state;
}

interface Transfer {
  day: string;
  direction: 'in' | 'out';
  amount: number;
  currency: string;
  payer: string;
  text: string;
}

describe('a file of a standard has the transfers that its expectation names', () => {
  test.each(statements)('$name', async ({ name, bytes }) => {
    const opened = await openFile(bytes);
    if (opened.state !== 'read') throw new Error(`${name} ends in ${opened.state}`);
    const { format, rows } = opened.sheet;
    if (!['mt940', 'camt053', 'ofx'].includes(format)) return;
    const expected: { rows: Transfer[] } = JSON.parse(
      readFileSync(new URL(`statements/${name}.json`, folder), 'utf8'),
    );
    const booked = rows.slice(1).filter(([, , , , , , status = '']) => status === '');
    expect(
      booked.map(([day, amount = '', currency, payer = '', text = '']) => ({
        day,
        direction: amount.startsWith('-') ? 'out' : 'in',
        amount: Math.abs(Number(amount)),
        // Some files do not say their currency.
        currency: currency || 'EUR',
        payer,
        text,
      })),
    ).toEqual(expected.rows);
  });
});

/** Tables of spreadsheets and pages, below the rows that every one has. */
const tables: Record<string, string[][]> = {
  'serial-days.xlsx': [
    ['Estratto conto al 20/11/2026'],
    [],
    ['Data', 'Data e ora', 'Descrizione', 'Importo', 'Saldo'],
    ['2026-11-05', '2026-11-05 10:31:00', 'Bonifico da Sara Rossi JOFCI-ABCD2345', '35', '1035'],
    ['2026-11-06', '2026-11-06 12:00:00', 'Commissioni', '-0.1', '1034.9'],
    ['2026-11-07', '2026-11-07 18:00:00', 'Bonifico da Bianchi Marco', '1020.3', '2055.2'],
  ],
  'days-from-1904.xlsx': [
    ['Date', 'Payer', 'Reference', 'Amount', 'Currency'],
    ['2026-11-05', 'Sara Rossi', 'JOFCI-ABCD2345', '35', 'EUR'],
    ['2026-11-06', 'Printer Ltd', 'Invoice 77', '-12.5', 'EUR'],
  ],
  'excel-2003.xls': [
    ['Banca Esempio'],
    [],
    ['Data', 'Descrizione', 'Entrate', 'Uscite'],
    ['2026-11-05', 'Sara Rossi JOFCI-ABCD2345', '35'],
    ['2026-11-06', 'Commissioni', '', '1.5'],
  ],
  'html-nested.xls': [
    ['Data', 'Descrizione', 'Importi'],
    ['Data', 'Descrizione', 'Entrate', 'Uscite'],
    ['05/11/2026', 'Bonifico da Nicolò Roè JOFCI-ABCD2345', '35,00'],
    ['06/11/2026', 'Pagamento POS & spese', '', '12,50'],
  ],
  'html-head-apart.xls': [
    ['Data', 'Descrizione', 'Importo', 'Divisa'],
    ['05/11/2026', 'BONIFICO SARA ROSSI JOFCI-ABCD2345', '35,00', 'EUR'],
    ['06/11/2026', 'COMMISSIONI', '-1,50', 'EUR'],
    ['13/11/2026', 'BONIFICO BIANCHI MARCO', '1.020,00', 'EUR'],
  ],
};

test.each(Object.entries(tables))('%s is read as it is shown', async (name, rows) => {
  const file = statements.find((one) => one.name === name);
  const opened = await openFile(file?.bytes ?? new Uint8Array());
  expect(opened.state === 'read' && opened.sheet.rows).toEqual(rows);
});

it('a CSV names its delimiter, or it is found; a quotation mark alone loses no row', async () => {
  const table = [
    ['a', 'b'],
    ['1,5', 'x'],
  ];
  expect(await rowsOf('a;b\r1,5;x\r')).toEqual(table);
  expect(await rowsOf('a|b\n1,5|x')).toEqual(table);
  expect(await rowsOf('sep=,\r\na,b\r\n"1,5",x\r\n')).toEqual([[], ...table]);
  expect(await rowsOf('"a,b"\n"""1,5"",x"\n')).toEqual(table);
  expect(await rowsOf('title;\n"2024;2025;\n\na;b\n1,5;x;"c\n')).toEqual([
    ['title'],
    ['"2024', '2025'],
    [],
    ['a', 'b'],
    ['1,5', 'x', '"c'],
  ]);
});

/** Encodes a text by the reverse of the browser's decoder. */
function encoded(text: string, encoding: string): Uint8Array {
  const letters = new TextDecoder(encoding).decode(Uint8Array.from({ length: 256 }, (_, i) => i));
  return Uint8Array.from(text, (letter) => letters.indexOf(letter));
}

test.each([
  ['windows-1252', 'Nome;Cognome;Indirizzo\nNicolò;Però;Via Cefalù è'],
  ['windows-1252', 'Datum;Betrag;Verwendungszweck\n05.11.2026;35,00;Jörg Müller Straße'],
  ['windows-1252', 'Date,Name,Amount (EUR)\n20.11.2026,Jäger,20.00'],
  ['macintosh', 'Nome;Cognome;Indirizzo\nNicolò;Però;Via Cefalù è'],
  ['windows-1250', 'Datum;Castka;Popis;Jmeno\n5.11.2026;35,00;příspěvek;Dvořák'],
  ['windows-1254', 'Tarih;Açıklama;Tutar;Bakiye\n05.11.2026;Aidat Gündoğan;35,00;100,00'],
  ['windows-1256', 'نام;مبلغ;شرح\nسارا احمدي;34,199,800;انتقال'],
])('an encoding that leaves no doubt is not asked for: %s, %s', async (encoding, text) => {
  const opened = await openFile(encoded(text, encoding));
  expect(opened).toMatchObject({ state: 'read', sheet: { rows: text.split('\n').map((row) => row.split(/[;,](?! )/)).slice(0, 1) } });
});
