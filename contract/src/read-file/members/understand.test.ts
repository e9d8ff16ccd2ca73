import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { openFile } from '../open-file.ts';
import type { Sheet } from '../sheet.ts';
import { checkLines } from './check-lines.ts';
import { reportMembers } from './report.ts';
import { type MemberAnswers, understandMembers } from './understand.ts';

const today = '2026-11-30';

async function sheetOf(name: string): Promise<Sheet> {
  const file = new URL(`../fixtures/members/${name}`, import.meta.url);
  const opened = await openFile(new Uint8Array(readFileSync(file)));
  if (opened.state !== 'read') throw new Error(opened.state);
  return opened.sheet;
}
const checkOf = async (name: string, answers: MemberAnswers = {}, withoutMailbox = false) => {
  const understood = understandMembers(await sheetOf(name), answers, today);
  const lines = checkLines(understood.lines, { today, season: '2026/27', withoutMailbox });
  const wrong = lines.filter(({ errors }) => Object.keys(errors).length > 0);
  return { ...understood, lines, wrong };
};

it.each(['soci-windows-1252.csv', 'soci.xlsx'])(
  'of the 120 lines of a messy list at least 110 are sound after at most 6 answers, and each other says why: %s',
  async (name) => {
    const asked = await checkOf(name);
    const born = { kind: 'missing', column: 'country_of_birth', forAll: true };
    expect(asked.questions).toEqual([born]);
    expect(asked.proposals).toHaveLength(name.endsWith('.xlsx') ? 6 : 0);
    const answered = { constants: { country_of_birth: 'IT' }, latin: true };
    const { columns, questions, unknown, lines, wrong } = await checkOf(name, answered, true);
    expect([columns.filter((role) => role === null), questions, unknown]).toEqual([[], [], []]);
    expect([lines.length, wrong.map(({ errors }) => errors)]).toEqual([
      120,
      [
        { last_name: 'twice_in_file' },
        { birth_date: 'invalid_date' },
        { postal_code: 'field_required' },
        { phone: 'mobile_invalid' },
        { email: 'invalid_email' },
        { member_since: 'invalid_date' },
        { last_name: 'field_required' },
        { member_number: 'invalid_value' },
      ],
    ]);
    expect(lines.filter(({ sameAs, errors }) => sameAs && !errors.last_name)).toHaveLength(2);
  },
);

it.each([
  ['09a-members-windows-1252.csv', 2, []],
  ['09c-members-title-rows.csv', 2, []],
  ['08-own-export-phone-cells.csv', 1, []],
  [
    '10-members-as-clubs-write-them.csv',
    4,
    [
      { member_number: 'invalid_value' },
      { member_number: 'invalid_value', member_since: 'invalid_date' },
    ],
  ],
])('%s has %i lines, and none asks a question', async (name, count, errors) => {
  const { questions, lines, wrong } = await checkOf(name);
  expect([questions, lines.length]).toEqual([[], count]);
  expect(wrong.map((line) => line.errors)).toEqual(errors);
});

const table = (...rows: string[]): Sheet => ({
  format: 'csv',
  encoding: 'utf-8',
  rows: rows.map((row) => row.split(';')),
});
const cellsOf = (sheet: Sheet, answers: MemberAnswers = {}) =>
  understandMembers(sheet, answers, today).lines.map(({ cells }) => cells);

it('a Persian list is read by its headings, with days of the Persian calendar', () => {
  const list = table(
    'نام;نام خانوادگی;جنسیت;تاریخ تولد;موبایل;کشور;آدرس;کد پستی;شماره عضویت;مبلغ',
    'Sara;Ahmadi;خانم;۱۳۶۹/۰۳/۱۵;۰۹۱۲۳۴۵۶۷۸۹;ایران;Valiasr 12;1234567890;۱۲;۵۰۰٬۰۰۰ تومان',
  );
  expect(cellsOf(list)).toMatchObject([
    { first_name: 'Sara', gender: 'خانم', birth_date: '1990-06-05', paid_amount: '۵۰۰٬۰۰۰ تومان' },
  ]);
  expect(understandMembers(list, {}, today).columns).not.toContain(null);
});

it('a whole name in one cell is divided by capitals or a comma, and else its order is asked', () => {
  const head = 'Nominativo;Nato il;E-mail;Cell.';
  const rest = ';21/05/1990;x@example.test;3331234567';
  const marked = table(
    head,
    `ROSSI Sara${rest}`,
    `DE LUCA Anna Maria${rest}`,
    `Bianchi, Ugo${rest}`,
  );
  expect(cellsOf(marked)).toMatchObject([
    { first_name: 'Sara', last_name: 'ROSSI' },
    { first_name: 'Anna Maria', last_name: 'DE LUCA' },
    { first_name: 'Ugo', last_name: 'Bianchi' },
  ]);
  const plain = table(head, `Rossi Sara${rest}`, `De Luca Anna Maria${rest}`);
  const { questions } = understandMembers(plain, {}, today);
  expect(questions).toContainEqual({ kind: 'names', sample: 'Rossi Sara' });
  expect(cellsOf(plain, { nameOrder: 'last_first' })).toMatchObject([
    { first_name: 'Sara', last_name: 'Rossi' },
    { first_name: 'Anna Maria', last_name: 'De Luca' },
  ]);
});

it('a word of the old system is asked about once, however many lines have it', () => {
  const row = (i: number) => `Sara;Rossi;sara${i}@example.test;Gold;333123456${i}`;
  const list = table('Nome;Cognome;Mail;Tipo tessera;Cellulare', row(1), row(2), row(3));
  const { unknown } = understandMembers(list, {}, today);
  expect(unknown).toEqual([{ column: 'pack_type', word: 'Gold', count: 3 }]);
  const values = { pack_type: { gold: 'international' } };
  expect(cellsOf(list, { values }).map(({ pack_type }) => pack_type)).toEqual(
    Array(3).fill('international'),
  );
});

it('days that can be read in two ways, and amounts that can be euro or rial, are asked about', () => {
  const list = table(
    'Nome;Cognome;Nato il;Mail;Quota',
    'Sara;Rossi;05/06/1990;s@example.test;500000',
  );
  expect(understandMembers(list, {}, today).questions).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ kind: 'days', column: 'birth_date' }),
      { kind: 'currency', sample: '500000' },
    ]),
  );
});

it('the report about a file says what a list of members has, and is none of a statement', async () => {
  const report = reportMembers(await sheetOf('soci-windows-1252.csv'), {}, today);
  expect(report).toMatchObject({ kind: 'members', columns: { phone: 'Cellulare', town: 'Città' } });
  expect(report?.rows.slice(0, 1)).toMatchObject([
    {
      state: 'wrong',
      fields: { birth_date: '1950-01-01' },
      errors: { country_of_birth: 'field_required' },
    },
  ]);
  const other = reportMembers(await sheetOf('as-clubs-write-them.csv'), {}, today);
  expect(
    other?.rows.map(({ state, fields: { gender, country_of_birth } }) => [
      state,
      gender,
      country_of_birth,
    ]),
  ).toEqual([
    ['new', 'female', 'IR'],
    ['wrong', 'male', 'IT'],
    ['wrong', 'male', 'GB'],
    ['new', 'male', 'US'],
  ]);
  const statement = table('Data;Importo;Descrizione', '01/09/2026;20,00;Bonifico di Sara Rossi');
  expect(reportMembers(statement, {}, today)).toBeNull();
});

it.each(['club_card', 'juventus_card'])(
  'the column %s of the product’s own file says who has the club card',
  async (head) => {
    const sheet = await sheetOf('08-own-export-phone-cells.csv');
    const rows = [
      ['request_number', 'first_name', 'submitted_at', head],
      ['ABC-7KQ2M9XA', 'Sara', '2026-11-01', 'true'],
    ];
    const { columns } = understandMembers({ ...sheet, rows }, {}, today);
    expect(columns[3]).toBe('juventus_card');
  },
);
