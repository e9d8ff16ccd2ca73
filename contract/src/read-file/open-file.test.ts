import { readdirSync, readFileSync } from 'node:fs';
import { strToU8, zipSync } from 'fflate';
import { expect, it, test } from 'vitest';
import { randomOf } from '../testing/random-of.ts';
import { maxUnpackedBytes } from './formats/unzip.ts';
import { type FileAnswers, openFile } from './open-file.ts';

const folder = new URL('fixtures/', import.meta.url);
const filesOf = (kind: string) =>
  readdirSync(new URL(kind, folder))
    .filter((name) => !name.endsWith('.json'))
    .map((name) => ({
      name,
      bytes: new Uint8Array(readFileSync(new URL(`${kind}/${name}`, folder))),
    }));
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

/** Tables of spreadsheets and pages. */
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

it.each([
  [3, 'Datum;Name;Betrag\n1.1.26;"Rossi; Sara";12,50\n2.1.26;Li, Wei;1.000,00'],
  [3, 'Date,Name,Amount\n1,"a;b;c",2\n3,b,4'],
  [3, 'Date\tName, first\tAmount\n1\ta, b\t2,50'],
  [3, 'Account of the club; private\nDate,Name,Amount\n1,a,2\n3,b,4'],
  [3, `${'Account, of the club\n'.repeat(12)}Date;Name;Amount\n${'1;a, b;2,50\n'.repeat(20)}`],
])('a row has %i cells, whatever stands between them and within them: %j', async (count, text) => {
  const rows = await rowsOf(text);
  expect(Array.isArray(rows) && rows.at(-1)).toHaveLength(count);
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
  ['macintosh', 'Datum;Name;Text\n05.11.2026;Jörg Müller;Beitrag für Jäger'],
  ['windows-1250', 'Datum;Castka;Popis;Jmeno\n5.11.2026;35,00;příspěvek;Dvořák'],
  ['windows-1254', 'Tarih;Açıklama;Tutar;Bakiye\n05.11.2026;Aidat Gündoğan;35,00;100,00'],
  ['windows-1256', 'نام;مبلغ;شرح\nسارا احمدي;34,199,800;انتقال'],
])('an encoding that leaves no doubt is not asked for: %s, %s', async (encoding, text) => {
  const opened = await openFile(encoded(text, encoding));
  const read = opened.state === 'read' ? opened.sheet.rows.flat().join(' ') : opened.state;
  const words = /\p{L}+/gu;
  expect(read.match(words)).toEqual(text.match(words));
});

it('the encoding of MS-DOS is read, too', async () => {
  const text = 'Buchungstag;Betrag;Verwendungszweck\n05.11.2026;35,00;J\x94rg M\x81ller, Stra\xe1e';
  const opened = await openFile(strToU8(text, true));
  expect(opened).toMatchObject({ state: 'read', sheet: { encoding: 'ibm850' } });
  expect(opened.state === 'read' && opened.sheet.rows[1]?.[2]).toBe('Jörg Müller, Straße');
  const short = await openFile(strToU8('Date,Name\n5.11.,J\x94rg', true));
  expect(short.state).toBe('encoding');
});

it('an encoding is asked for where two readings are possible, each with a line as it would be read', async () => {
  const bytes = encoded(
    'Date;Name;Amount\n5.11.2026;Sara;35,00\n6.11.2026;Dvořák;20,00',
    'windows-1250',
  );
  const opened = await openFile(bytes);
  expect(opened).toMatchObject({ state: 'encoding' });
  expect(opened.state === 'encoding' && opened.options).toEqual(
    expect.arrayContaining([
      { encoding: 'windows-1252', sample: '6.11.2026;Dvoøák;20,00' },
      { encoding: 'windows-1250', sample: '6.11.2026;Dvořák;20,00' },
    ]),
  );
  const twoLines = await openFile(encoded('Dátum;Név\n2026.11.05;Szőke', 'windows-1250'));
  expect(twoLines.state === 'encoding' && twoLines.options.map(({ sample }) => sample)).toEqual([
    'Dátum;Név … 2026.11.05;Szõke',
    'Dátum;Név … 2026.11.05;Szőke',
    'Dįtum;Név … 2026.11.05;Szõke',
  ]);
  expect(await openFile(bytes, { encoding: 'windows-1250' })).toMatchObject({
    state: 'read',
    sheet: { encoding: 'windows-1250' },
  });
});

it('UTF-16 is read with and without a byte order mark, and a cut letter at the end loses nothing else', async () => {
  const text = 'نام;مبلغ\nسارا;۳۴\nعلی;20';
  const little = new Uint8Array(Uint16Array.from(text, (letter) => letter.charCodeAt(0)).buffer);
  const big = little.map((_, i) => little[i ^ 1] ?? 0);
  const marked = Uint8Array.from([0xff, 0xfe, ...little]);
  const cut = new TextEncoder().encode(`${text}0é`).slice(0, -1);
  for (const [bytes, rows] of [
    [little, 3],
    [big, 3],
    [marked, 3],
    [cut, 3],
  ] as const) {
    const opened = await openFile(bytes);
    expect(opened.state === 'read' && opened.sheet.rows.length).toBe(rows);
    expect(opened.state === 'read' && opened.sheet.rows[1]).toEqual(['سارا', '۳۴']);
  }
});

it('letters that were lost when the file was saved are said by their rows', async () => {
  expect(await openText('Name;Amount\nJos\ufffd;35\nSara;20')).toMatchObject({
    state: 'read',
    damaged: [2],
  });
});

const sheet = (rows: string) => `<worksheet><sheetData>${rows}</sheetData></worksheet>`;
const cell = (text: string, more = '') => `<c ${more} t="inlineStr"><is><t>${text}</t></is></c>`;
/** Builds a workbook of sheets in XML. */
const workbook = (sheets: Record<string, string>, more: Record<string, string> = {}) => {
  const names = Object.keys(sheets);
  const parts = {
    '[Content_Types].xml': '<Types/>',
    'xl/workbook.xml': `<workbook><sheets>${names
      .map((name, i) => `<sheet name="${name}" r:id="r${i}"/>`)
      .join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships>${names
      .map((_, i) => `<Relationship Id="r${i}" Type="x/worksheet" Target="s${i}.xml"/>`)
      .join('')}<Relationship Type="x/styles" Target="styles.xml"/></Relationships>`,
    ...Object.fromEntries(names.map((name, i) => [`xl/s${i}.xml`, sheets[name] ?? ''])),
    ...more,
  };
  return zipSync(
    Object.fromEntries(Object.entries(parts).map(([path, xml]) => [path, strToU8(xml)])),
  );
};
const table = sheet(`<row>${cell('a')}${cell('b')}</row><row>${cell('1')}${cell('2')}</row>`);

it('the only sheet with a table is read, and of several a person chooses one', async () => {
  const note = sheet(`<row>${cell('a note')}</row>`);
  expect(await openFile(workbook({ Note: note, May: table, Empty: sheet('') }))).toMatchObject({
    sheet: {
      rows: [
        ['a', 'b'],
        ['1', '2'],
      ],
    },
  });
  const two = workbook({ May: table, June: table });
  expect(await openFile(two)).toEqual({ state: 'sheets', names: ['May', 'June'] });
  expect(await openFile(two, { sheet: 'June' })).toMatchObject({ state: 'read' });
});

test.each([
  ['General', '0.30000000000000004', '0.3'],
  ['General', '34199800', '34199800'],
  ['General', '6104331234567890', '6104331234567890'],
  ['General', '1E-7', '0.0000001'],
  ['General', '1.5E+22', '15000000000000000000000'],
  ['#,##0.00 [$€-407]', '1035', '1035'],
  ['0.00E+00', '12', '12'],
  ['00000', '184', '00184'],
  ['dd/mm/yyyy', '1', '1900-01-01'],
  ['dd/mm/yyyy', '61', '1900-03-01'],
  ['[$-409]d\\-mmm\\-yy;@', '46331', '2026-11-05'],
  ['yyyy-mm-dd hh:mm', '46331.438194444447', '2026-11-05 10:31:00'],
  ['[h]:mm', '0.5', '12:00:00'],
  ['"Day" 0', '7', '7'],
  ['mmm', '-3', '-3'],
])('a number with the format %s: %s becomes %s', async (code, value, shown) => {
  const styles = `<styleSheet><numFmts><numFmt numFmtId="200" formatCode='${code}'/></numFmts><cellXfs><xf numFmtId="200"/></cellXfs></styleSheet>`;
  const file = workbook(
    { One: sheet(`<row><c r="A1" s="0"><v>${value}</v></c></row>`) },
    { 'xl/styles.xml': styles },
  );
  expect(await openFile(file)).toMatchObject({ sheet: { rows: [[shown]] } });
});

it('texts, truths and errors of cells are read as a spreadsheet shows them', async () => {
  const cells = [
    '<c t="b"><v>1</v></c><c t="e"><v>#N/A</v></c><c t="str"><f>A1</f><v>a&amp;b_x000D_</v></c>',
    '<c t="d"><v>2026-11-05T00:00:00</v></c><c r="G1" t="inlineStr"><is><r><t>a</t></r><r><t> b</t></r></is></c>',
  ].join('');
  expect(await openFile(workbook({ One: sheet(`<row r="2">${cells}</row>`) }))).toMatchObject({
    sheet: { rows: [[], ['TRUE', '#N/A', 'a&b\r', '2026-11-05', '', '', 'a b']] },
  });
});

test.each([
  ['empty', ''],
  ['empty', '\ufeff \r\n'],
  ['empty', ';;;\n;;\n'],
  ['qif', '!Type:Bank\nD11/05/2026\n^'],
  ['unknown', '<?xml version="1.0"?><rss><item>1</item></rss>'],
  ['unknown', '<html><body>Please log in</body></html>'],
  ['entities', '<!DOCTYPE x [<!ENTITY a "aaa">]><Document><BkToCstmrStmt/></Document>'],
  ['tooLong', 'a;b\n'.repeat(100_001)],
  ['tooLong', `${'a;'.repeat(201)}\n`],
  ['image', Uint8Array.from([0x89, 0x50, 0x4e, 0x47])],
  ['pdf', strToU8('\n%PDF-1.7')],
  ['zip', zipSync({ 'a.csv': strToU8('a;b'), 'b.csv': strToU8('a;b') })],
  ['zip', zipSync({ 'a.zip': zipSync({ 'a.csv': strToU8('a;b') }) })],
  ['unknown', '[{"amount": 35}]'],
  ['zip', Uint8Array.from([0x1f, 0x8b, 8])],
  ['ods', zipSync({ mimetype: strToU8('application/vnd.oasis.opendocument.spreadsheet') })],
  ['unknown', zipSync({ '[Content_Types].xml': strToU8(''), 'word/document.xml': strToU8('') })],
  ['xls', zipSync({ 'xl/workbook.bin': strToU8('') })],
  [
    'password',
    strToU8(`\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1${[...'EncryptedPackage'].join('\0')}`, true),
  ],
  ['damaged', strToU8('PK\x03\x04 not an archive')],
  ['damaged', workbook({ One: table }).slice(0, 300)],
  ['tooLong', workbook({ One: sheet(`<row r="1048576">${cell('a')}</row>`) })],
  ['tooLong', workbook({ One: sheet(`<row>${cell('a', 'r="XFD1"')}</row>`) })],
  ['entities', workbook({ One: `<!DOCTYPE x [<!ENTITY a "b">]>${table}` })],
])('a file that cannot be read is refused as %s', async (why, file) => {
  expect(await whyOf(file)).toBe(why);
});

it('the only file of an archive is read, and several statements together', async () => {
  const archive = zipSync({ 'may/': new Uint8Array(), 'may/a.csv': strToU8('a;b\n1;2') });
  const statement = statements.find(({ name }) => name === 'camt053-08.xml')?.bytes ?? archive;
  const days = await openFile(zipSync({ 'a.xml': statement, 'b.xml': statement }));
  expect(days.state === 'read' && days.sheet.rows).toHaveLength(3);
  expect(await openFile(archive)).toMatchObject({
    sheet: {
      rows: [
        ['a', 'b'],
        ['1', '2'],
      ],
    },
  });
});

it('an archive that would unpack to more than 50 MB is refused, whatever size it states', async () => {
  const bomb = zipSync({ 'xl/workbook.xml': new Uint8Array(maxUnpackedBytes + 1) });
  expect(await whyOf(bomb)).toBe('tooLarge');
  const view = new DataView(bomb.buffer);
  const entry = view.getUint32(bomb.length - 6, true);
  view.setUint32(entry + 24, 10, true);
  expect(await whyOf(bomb)).toBe('tooLarge');
});

const seed = Math.floor(Math.random() * 2 ** 31);

it(`any bytes give a state, also cut and changed files (seed ${seed})`, {
  timeout: 120_000,
}, async () => {
  const random = randomOf(seed);
  const beginnings = [
    '',
    'PK\x03\x04',
    '<html><table>',
    '<?xml?><Document><BkToCstmrStmt>',
    'OFXHEADER:100',
    ':20:\n:25:\n:61:',
    '\xff\xfe',
  ];
  const files = ['statements', 'members', 'refused'].flatMap(filesOf);
  for (let draw = 0; draw < 300; draw++) {
    const noise = Uint8Array.from({ length: random(400) }, () => random(256));
    const begun = Uint8Array.from([
      ...strToU8(beginnings[random(beginnings.length)] ?? '', true),
      ...noise,
    ]);
    const { bytes = noise } = files[random(files.length)] ?? {};
    const changed = bytes.slice(0, random(bytes.length) + 1);
    for (let i = 0; i < random(4); i++) changed[random(changed.length)] = random(256);
    for (const file of [begun, changed]) {
      expect((await openFile(file)).state).toMatch(/^(?:read|encoding|sheets|refused)$/);
    }
  }
});
