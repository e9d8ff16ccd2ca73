import type { Direction } from '../money/payments.ts';
import { currencyOf, type StatementFormat } from './format.ts';
import { unitIn } from './headings.ts';
import { sayingOf } from './identity.ts';
import { bankIdMaxLength, lineTextMaxLength, type NewLine, payerMaxLength } from './lines.ts';
import { readAmount } from './read-amount.ts';
import { readDay } from './read-day.ts';

/** The cell that makes a row unreadable. */
type RowProblem = 'day' | 'amount';

export interface ReadStatement {
  lines: NewLine[];
  /** Rows that cannot be read. The import shows them to the person and leaves them out. */
  refused: { row: number; problem: RowProblem; cells: string[] }[];
  /**
   * Sums of the incoming and of the outgoing amounts in the smallest unit, from the completed rows in the file's
   * currency that can be read.
   */
  sumIn: number;
  sumOut: number;
  /** The number of outgoing lines among `lines`. */
  out: number;
  /** Counts of rows that are not imported because they are zero, not completed, or in another currency. */
  zero: number;
  pending: number;
  foreign: number;
}

/** What banks write for a completed transaction. An empty cell, or none, counts as completed. */
const completed = new Set([
  'completed',
  'complete',
  'settled',
  'booked',
  'executed',
  'success',
  'successful',
  'completata',
  'completato',
  'contabilizzato',
  'eseguito',
  'abgeschlossen',
  'gebucht',
  'تکمیل شده',
  'انجام شده',
  'موفق',
  'ثبت شده',
  '',
]);

/**
 * Reads the rows below the headings of a file by its format. `first` is the number of the first of these rows in the
 * file, counted from 1.
 */
export function readRows(
  rows: readonly (readonly string[])[],
  format: StatementFormat,
  first = 2,
  now = Date.now(),
): ReadStatement {
  const { columns, dates } = format;
  const read: ReadStatement = {
    lines: [],
    refused: [],
    sumIn: 0,
    sumOut: 0,
    out: 0,
    zero: 0,
    pending: 0,
    foreign: 0,
  };
  const seen = new Map<string, number>();
  rows.forEach((cells, i) => {
    const at = (column: number | null) => (column === null ? '' : (cells[column] ?? '').trim());
    const joined = (from: readonly number[], max: number) =>
      clean([...new Set(from.map(at))].filter(Boolean).join(' · '), max);
    const rawDay = at(columns.day);
    const money = moneyOf(at, format);
    // The row is blank, or is a heading inside the table.
    if (rawDay === '' && money === null) return;
    if (!completed.has(at(columns.status).toLowerCase())) {
      read.pending += 1;
      return;
    }
    if (isForeign(at(columns.currency), format)) {
      read.foreign += 1;
      return;
    }
    const day = readDay(rawDay, dates, now);
    const signed = money?.amount ?? null;
    if (day === null || signed === null || money === null) {
      read.refused.push({
        row: first + i,
        problem: day === null ? 'day' : 'amount',
        cells: [...cells],
      });
      return;
    }
    if (signed === 0) {
      read.zero += 1;
      return;
    }
    const direction = signed > 0 ? 'in' : 'out';
    const amount = Math.abs(signed);
    read[direction === 'in' ? 'sumIn' : 'sumOut'] += amount;
    if (direction === 'out') read.out += 1;
    const line: Omit<NewLine, 'raw_day' | 'raw_amount' | 'occurrence'> = {
      day,
      direction,
      amount,
      payer: joined(columns.payer, payerMaxLength),
      text: joined(columns.text, lineTextMaxLength),
      bank_id: clean(at(columns.bank_id), bankIdMaxLength),
    };
    const saying = sayingOf(line);
    const occurrence = (seen.get(saying) ?? 0) + 1;
    seen.set(saying, occurrence);
    read.lines.push({ ...line, raw_day: rawDay, raw_amount: money.raw, occurrence });
  });
  return read;
}

/** Returns a text without unneeded spaces, cut to `max` characters; null if it is empty. */
function clean(text: string, max: number): string | null {
  return text.normalize('NFKC').replace(/\s+/g, ' ').trim().slice(0, max) || null;
}

/**
 * Returns the text and the value of a row's amount; null if the row has none. An amount in the debit column becomes
 * negative.
 */
function moneyOf(
  at: (column: number | null) => string,
  format: StatementFormat,
): { raw: string; amount: number | null } | null {
  const { columns, decimal, unit } = format;
  const read = (raw: string) => ({ raw, amount: readAmount(raw, decimal, unit) });
  if (columns.amount !== null) {
    const raw = at(columns.amount);
    return raw === '' ? null : read(raw);
  }
  const [credit, debit] = [read(at(columns.credit)), read(at(columns.debit))];
  if (credit.raw !== '' && credit.amount !== 0) return credit;
  if (debit.raw !== '' && debit.amount !== 0) {
    return { ...debit, amount: signedAmount(debit.raw, 'out', format) };
  }
  return credit.raw === '' && debit.raw === '' ? null : { raw: '0', amount: 0 };
}

/**
 * Returns the amount of a cell, negative if money went out; null if the cell cannot be read. In a file with a column for
 * each direction, a bank may write what went out with a sign or without.
 */
export function signedAmount(
  raw: string,
  direction: Direction,
  { columns, decimal, unit }: StatementFormat,
): number | null {
  const amount = readAmount(raw, decimal, unit);
  const isUnsigned = columns.amount === null && direction === 'out';
  return isUnsigned && amount !== null ? -Math.abs(amount) : amount;
}

/** Returns true if the row is in another currency than the file. Such rows are not imported. */
function isForeign(cell: string, { unit }: StatementFormat): boolean {
  if (cell === '') return false;
  const rowUnit = unitIn(cell);
  return rowUnit === null || currencyOf(rowUnit) !== currencyOf(unit);
}
