import { describe, expect, it } from 'vitest';
import { anyText } from '../testing/any-text.ts';
import { randomOf } from '../testing/random-of.ts';
import { isDay } from '../text/day.ts';
import { readAmount } from './amounts.ts';
import { readDay } from './days.ts';
import { dateOrders, decimalSigns, statementUnits } from './forms.ts';
import { readStatement } from './statement/read-statement.ts';

const now = Date.parse('2026-11-22T12:00:00Z');
const range = { from: '2015-01-01', until: '2026-11-23' };
const texts = (seed: number) => {
  const random = randomOf(seed);
  return Array.from({ length: 5000 }, () => anyText(random));
};

describe.each([1, 2, 3])('arbitrary cells of a statement (seed %i)', (seed) => {
  it('are read as days that exist, or not at all', () => {
    const days = texts(seed).flatMap((text) =>
      dateOrders.map((order) => readDay(text, order, range)),
    );
    expect(days.filter((day) => day !== null && !isDay(day))).toEqual([]);
    expect(days.some((day) => day !== null)).toBe(true);
  });

  it('are read as whole amounts, or not at all', () => {
    const amounts = texts(seed).flatMap((text) =>
      decimalSigns.flatMap((sign) => statementUnits.map((unit) => readAmount(text, sign, unit))),
    );
    expect(amounts.filter((amount) => !Number.isSafeInteger(amount ?? 0))).toEqual([]);
    expect(amounts.some((amount) => amount !== null)).toBe(true);
  });

  it('make a row each, which is a line or is left out for a reason', () => {
    const random = randomOf(seed);
    const rows = Array.from({ length: 2000 }, () => [anyText(random), '35,00', anyText(random)]);
    const sheet = {
      format: 'csv' as const,
      encoding: null,
      rows: [['Date', 'Amount EUR', 'Text'], ...rows],
    };
    const read = readStatement(sheet, { now, choices: { dates: 'dmy', signs: 'in' } });
    const isLine = ({ day, direction, amount }: (typeof read.rows)[number]) =>
      day !== null && direction !== null && amount !== null;
    expect(read.rows.filter((row) => row.left_out === null && !isLine(row))).toEqual([]);
    expect(
      read.rows.every(
        ({ row, cells }) =>
          rows[row - 2]?.join() === cells.join() || cells.every((cell) => cell === cell.trim()),
      ),
    ).toBe(true);
  });

  it('never break the reading of a table', () => {
    const random = randomOf(seed);
    const row = () => Array.from({ length: random(9) }, () => anyText(random));
    for (let table = 0; table < 100; table += 1) {
      const rows = Array.from({ length: random(12) }, row);
      expect(
        readStatement({ format: 'csv', encoding: null, rows }, { now }).rows.length,
      ).toBeLessThanOrEqual(2 * rows.length);
    }
  });
});
