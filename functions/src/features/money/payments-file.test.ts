import { expect, it } from 'vitest';
import { timestampOf } from '#platform/time';
import type { Payment } from '#repositories/payments';
import { buildApplication, buildPaymentRow, now } from '../../../test/build-money.ts';
import { storeMoney } from '../../../test/money-store.ts';
import { rowsOfFile } from '../../../test/read-files.ts';
import { paymentsFile } from './payments-file.ts';

const line = {
  state: 'set_aside',
  kind: 'gift',
  direction: 'in',
  pair: null,
  day: '2026-11-02',
  amount: 9000,
  left: 7000,
  currency: 'EUR',
  way: 'bank',
  payer: 'M. Rossi',
  text: 'for the club',
  bank_id: 'B-1',
  note: 'a gift',
  decided_by: 'treasurer@example.com',
  imported_at: timestampOf(now),
};
const kept = {
  kind: 'in',
  amount: 2000,
  currency: 'EUR',
  rate: null,
  way: 'bank',
  day: '2025-05-01',
  season: '2025/26',
  source: 'line',
  line_id: 'used',
  member_hash: 'hash',
  is_reversal: false,
  receipt: null,
  expires_at: timestampOf(now),
};

/** Stores the money of two members, of three lines of a statement and of a deleted member. */
function open(period = {}) {
  const members = [
    buildApplication({ first_name: 'Sara', last_name: 'Rossi' }),
    buildApplication({ id: 'u2', first_name: 'Omid', last_name: 'Karimi' }),
  ];
  const store = storeMoney(members, {
    u1: [
      buildPaymentRow({ id: 'late', day: '2026-11-18', line_id: 'used', receipt: 'numbered' }),
      buildPaymentRow({ id: 'back', day: '2026-11-19', kind: 'out', amount: 550 }),
    ],
    u2: [
      buildPaymentRow({ id: 'rial', day: '2026-11-17', currency: 'IRR', amount: 9_000_000 }),
      buildPaymentRow({ id: 'same', day: '2026-11-18', line_id: 'unknown' }),
    ],
    gone: [buildPaymentRow({ id: 'last', day: '2026-11-20' })],
  });
  store.put('receipts', { id: 'numbered', year: 2026, number: 17 });
  store.put('statement_lines', { ...line, id: 'used', state: 'used', kind: null });
  store.put('statement_lines', { ...line, id: 'aside' });
  store.put('statement_lines', { ...line, id: 'open', state: 'open' });
  store.put('statement_lines', { ...line, id: 'early', day: '2026-11-01', kind: null });
  const taken = { ...line, amount: 7000, pair: 'aside', day: '2026-11-20' };
  store.put('statement_lines', { ...taken, id: 'out', direction: 'out', kind: null });
  store.put('ledger', { ...kept, id: 'in' });
  store.put('ledger', { ...kept, id: 'out', kind: 'out', is_reversal: true, day: '2025-05-02' });
  return paymentsFile(store.context, period);
}
const rowsWith = async (...columns: string[]) =>
  (await rowsOfFile(open())).map((row) => columns.map((column) => row[column as keyof typeof row]));

it('the file lists payments by day, then what a statement shows for nobody, then the ledger', async () => {
  expect(await rowsWith('id', 'day')).toEqual([
    ['rial', '2026-11-17'],
    ['late', '2026-11-18'],
    ['same', '2026-11-18'],
    ['back', '2026-11-19'],
    ['last', '2026-11-20'],
    ['line_early', '2026-11-01'],
    ['line_aside', '2026-11-02'],
    ['line_out', '2026-11-20'],
    ['in', '2025-05-01'],
    ['out', '2025-05-02'],
  ]);
});

it('amounts are in whole euro or rial, and outgoing money is negative', async () => {
  expect(await rowsWith('amount', 'currency')).toEqual([
    [9_000_000, 'IRR'],
    [20, 'EUR'],
    [20, 'EUR'],
    [-5.5, 'EUR'],
    [20, 'EUR'],
    [70, 'EUR'],
    [70, 'EUR'],
    [-70, 'EUR'],
    [20, 'EUR'],
    [-20, 'EUR'],
  ]);
});

it('a row of a deleted member names the line of the bank statement, as the member’s rows do', async () => {
  const ofLine = (await rowsWith('id', 'line_id')).filter(([, line]) => line === 'used');
  expect(ofLine).toEqual([
    ['late', 'used'],
    ['in', 'used'],
    ['out', 'used'],
  ]);
});

it("a row names the payer, the receipt, the bank's text and the purpose of the money", async () => {
  expect(await rowsWith('name', 'receipt', 'payer', 'bank_text', 'category')).toEqual([
    ['Omid Karimi', null, null, null, 'membership'],
    ['Sara Rossi', '2026/17', 'M. Rossi', 'for the club', 'membership'],
    ['Omid Karimi', null, null, null, 'membership'],
    ['Sara Rossi', null, null, null, 'membership'],
    [null, null, null, null, 'membership'],
    [undefined, undefined, 'M. Rossi', 'for the club', 'other'],
    [undefined, undefined, 'M. Rossi', 'for the club', 'gift'],
    [undefined, undefined, 'M. Rossi', 'for the club', 'returned'],
    [undefined, null, undefined, undefined, 'membership'],
    [undefined, null, undefined, undefined, 'membership'],
  ]);
});

it('a line that belongs to no member has its whole record', async () => {
  const rows = await rowsOfFile(open());
  expect(rows.find((row) => 'id' in row && row.id === 'line_aside')).toEqual({
    id: 'line_aside',
    day: '2026-11-02',
    amount: 70,
    currency: 'EUR',
    kind: 'in',
    way: 'bank',
    source: 'line',
    category: 'gift',
    payer: 'M. Rossi',
    bank_text: 'for the club',
    reference: 'B-1',
    note: 'a gift',
    by: 'treasurer@example.com',
    at: '2026-11-20T12:00:00.000Z',
    line_id: 'aside',
  });
});

it("a deleted member's row says where the money was seen, not when it was recorded, and whether it reversed another", async () => {
  const rows = await rowsWith('source', 'at', 'reverses');
  expect(rows[1]).toEqual(['approval', '2026-11-18T08:00:00.000Z', null]);
  expect(rows.slice(-2)).toEqual([
    ['line', undefined, null],
    ['line', undefined, 'deleted'],
  ]);
});

it('an amount that was settled without money adds nothing to the cash, and has a column of its own', async () => {
  const rows = ['waived', 'kept'].map((kind) => buildPaymentRow({ id: kind, kind } as Payment));
  const back = { ...rows[0], id: 'back', reverses: 'waived' } as Payment;
  const store = storeMoney([buildApplication()], { u1: [...rows, back] });
  const file = await rowsOfFile(paymentsFile(store.context));
  const columns = file.map(({ id, amount, without_money }) => [id, amount, without_money]);
  expect(columns.sort()).toEqual([
    ['back', 0, -20],
    ['kept', 0, 20],
    ['waived', 0, 20],
  ]);
});

it('the file of a period has the rows of its days alone', async () => {
  const rows = await rowsOfFile(open({ from: '2026-11-02', until: '2026-11-18' }));
  expect(rows.map((row) => 'id' in row && row.id)).toEqual(['rial', 'late', 'same', 'line_aside']);
});

it('the file of a club without money is empty', async () => {
  expect(await rowsOfFile(paymentsFile(storeMoney([]).context))).toEqual([]);
});
