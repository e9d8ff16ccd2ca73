import { describe, expect, it } from 'vitest';
import { aFormat } from '../testing/statement-format.ts';
import { deriveDates, deriveDecimal } from './derive-formats.ts';
import type { StatementFormat } from './format.ts';
import { findHeader, headerText, recogniseColumns, serviceOf } from './headings.ts';
import { readRows } from './read-rows.ts';

const now = Date.parse('2026-11-22T12:00:00Z');

const revolut =
  'Type,Product,Started Date,Completed Date,Description,Amount,Fee,Currency,State,Balance';
const business =
  'Date started (UTC),Date completed (UTC),ID,Type,State,Description,Reference,Payer,Amount,Fee';
const paypal =
  'Date,Time,TimeZone,Name,Type,Status,Currency,Gross,Fee,Net,Transaction ID,Subject,Note';
const paypalIt =
  'Data,Ora,Fuso orario,Nome,Tipo,Stato,Valuta,Lordo,Tariffa,Netto,Codice transazione';
const paypalDe =
  'Datum,Uhrzeit,Zeitzone,Name,Typ,Status,Währung,Brutto,Entgelt,Netto,Transaktionscode';
const intesa = 'Data contabile,Data valuta,Descrizione,Accrediti,Addebiti,Descrizione estesa';
const sparkasse =
  'Auftragskonto,Buchungstag,Valutadatum,Buchungstext,Verwendungszweck,Beguenstigter/Zahlungspflichtiger,Betrag,Waehrung';
const melli = 'رديف,تاريخ,شرح تراکنش,واریز (ریال),برداشت (ریال),مانده,شماره پیگیری';

it.each<[string, string | null, Partial<StatementFormat['columns']>]>([
  [revolut, 'revolut', { day: 3, amount: 5, text: [4], currency: 7, status: 8 }],
  [business, 'revolut', { day: 1, amount: 8, text: [5, 6], payer: [7], bank_id: 2, status: 4 }],
  [paypal, 'paypal', { day: 0, amount: 7, payer: [3], text: [12, 11], bank_id: 10, status: 5 }],
  [paypalIt, 'paypal', { day: 0, amount: 7, payer: [3], currency: 6, bank_id: 10, status: 5 }],
  [paypalDe, 'paypal', { day: 0, amount: 7, payer: [3], currency: 6, bank_id: 10, status: 5 }],
  [intesa, null, { day: 1, amount: null, credit: 3, debit: 4, text: [2, 5] }],
  [sparkasse, null, { day: 2, amount: 6, payer: [5], text: [4, 3], currency: 7 }],
  [melli, null, { day: 1, amount: null, credit: 3, debit: 4, text: [2], bank_id: 6 }],
])('headings are recognised: %s', (text, service, columns) => {
  const cells = text.split(',');
  expect(recogniseColumns(cells)).toMatchObject(columns);
  expect(serviceOf(cells)).toBe(service);
});

it('headings are found under what banks write above them', () => {
  const rows = [['Konto', 'DE00'], [''], ['Zeitraum'], sparkasse.split(','), ['x']];
  expect(findHeader(rows)).toBe(3);
  expect(findHeader([['a'], ['when', 'who', 'how much'], ['1', '2', '3']])).toBe(1);
  expect(findHeader([])).toBe(0);
});

it('headings are the same in whatever form they come', () => {
  expect(headerText(['\u200fتاريخ ', 'Amount (EUR)'])).toBe(headerText(['تاریخ', 'AMOUNT']));
  expect(headerText(['a', 'b'])).not.toBe(headerText(['b', 'a']));
});

it.each<[string, string[], 'EUR' | 'IRR', string | null]>([
  ['a comma', ['12,50', '1.000,00', '7'], 'EUR', ','],
  ['a point', ['1,000', '12.50'], 'EUR', '.'],
  ['told by another row', ['1.000', '12,50'], 'EUR', ','],
  ['no matter', ['20', '35'], 'EUR', '.'],
  ['asked for', ['1.000', '20'], 'EUR', null],
  ['asked for where rows disagree', ['12,50', '12.50'], 'EUR', null],
  ['told though one row is broken', ['12,50', '1.000,00', 'n/a'], 'EUR', ','],
  ['a comma’s, of thousands of rial', ['1.250.000', '۵۰۰٬۰۰۰'], 'IRR', ','],
])('the formats of a file have decimals that are %s', (_, texts, unit, decimal) => {
  expect(deriveDecimal(texts, unit)).toBe(decimal);
});

it.each<[string[], string | null]>([
  [['2026-11-20'], 'ymd'],
  [['03/04/2026', '20/11/2026'], 'dmy'],
  [['03/04/2026', '11/20/2026'], 'mdy'],
  [['03/04/2026', '04/03/2026'], null],
  [['03/03/2026'], 'dmy'],
  [['1405/08/30', '۱۴۰۵/۰۹/۰۱'], 'ymd'],
])('the formats of a file write days as in %j: %s', (texts, order) => {
  expect(deriveDates(texts, now)).toBe(order);
});

describe('the rows of a file', () => {
  const format = { ...aFormat, columns: { ...aFormat.columns, currency: 4, status: 5 } };
  const read = (rows: string[][], changes: Partial<StatementFormat> = {}) =>
    readRows(rows, { ...format, ...changes }, 2, now);

  it('are lines where money moved; all else is counted, and what cannot be read is shown', () => {
    const statement = read([
      ['20.11.2026', ' Sara  Rossi ', 'JOFCI-7KQ2M9XA', '1.234,56', 'EUR', 'Completed'],
      ['20.11.2026', 'Bank', 'Fee', '-1,50', 'EUR', ''],
      ['20.11.2026', 'Bank', 'Check', '0,00', 'EUR', ''],
      ['20.11.2026', 'Li', '', '5,00', 'USD', ''],
      ['20.11.2026', 'Li', '', '5,00', 'EUR', 'Pending'],
      ['20.11.2026', 'Li', '', '5.0000,1', 'EUR', ''],
      ['31.11.2026', 'Li', '', '5,00', 'EUR', ''],
      ['20.11.2026', 'Li', '', '', 'EUR', ''],
      ['', '', 'Page 2', '', '', ''],
      [],
    ]);
    expect(statement.lines).toEqual([
      {
        day: '2026-11-20',
        direction: 'in',
        amount: 123_456,
        raw_day: '20.11.2026',
        raw_amount: '1.234,56',
        payer: 'Sara Rossi',
        text: 'JOFCI-7KQ2M9XA',
        bank_id: null,
        occurrence: 1,
      },
      {
        day: '2026-11-20',
        direction: 'out',
        amount: 150,
        raw_day: '20.11.2026',
        raw_amount: '-1,50',
        payer: 'Bank',
        text: 'Fee',
        bank_id: null,
        occurrence: 1,
      },
    ]);
    expect(statement).toMatchObject({
      sumIn: 123_456,
      sumOut: 150,
      out: 1,
      zero: 1,
      pending: 1,
      foreign: 1,
    });
    expect(statement.refused.map(({ row, problem }) => [row, problem])).toEqual([
      [7, 'amount'],
      [8, 'day'],
      [9, 'amount'],
    ]);
  });

  it('equal rows of a file are numbered', () => {
    const row = ['20.11.2026', 'Li', 'Gift', '5,00', 'EUR', ''];
    const { lines } = read([row, ['20.11.2026', 'li', ' gift', '5,00'], row]);
    expect(lines.map(({ occurrence }) => occurrence)).toEqual([1, 2, 3]);
  });

  it('have a column for each way', () => {
    const { columns } = format;
    const two = { ...columns, amount: null, credit: 3, debit: 4, currency: null };
    const { lines, zero, sumOut } = read(
      [
        ['20.11.2026', 'Li', '', '5,00', ''],
        ['20.11.2026', 'Li', '', '0,00', '7,00'],
        ['20.11.2026', 'Li', '', '', '-7,00'],
        ['20.11.2026', 'Li', '', '0', '0'],
      ],
      { columns: two },
    );
    const moved = lines.map(({ direction, amount }) => [direction, amount]);
    expect(moved).toEqual([
      ['in', 500],
      ['out', 700],
      ['out', 700],
    ]);
    expect([zero, sumOut]).toEqual([1, 1400]);
  });

  it('amounts in toman are stored in rial', () => {
    const rows = [['1405/08/30', 'سارا', '', '۱۲۵٬۰۰۰', 'تومان', '']];
    const { lines } = read(rows, { unit: 'toman', dates: 'ymd', decimal: '.' });
    expect(lines).toMatchObject([{ day: '2026-11-21', amount: 1_250_000, payer: 'سارا' }]);
  });
});
