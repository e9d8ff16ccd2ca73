import { describe, expect, it } from 'vitest';
import { anyText } from '../testing/any-text.ts';
import { randomOf } from '../testing/random-of.ts';
import { aFormat } from '../testing/statement-format.ts';
import { isDay } from '../text/day.ts';
import { dateOrders, decimalSigns, type StatementFormat, statementUnits } from './format.ts';
import { readAmount } from './read-amount.ts';
import { readDay } from './read-day.ts';
import { readRows } from './read-rows.ts';

const now = Date.parse('2026-11-22T12:00:00Z');
const texts = (seed: number) => {
  const random = randomOf(seed);
  return Array.from({ length: 5000 }, () => anyText(random));
};

const columns = { ...aFormat.columns, amount: 1, payer: [], text: [2] };
const format: StatementFormat = { ...aFormat, columns };

describe.each([1, 2, 3])('arbitrary cells of a statement (seed %i)', (seed) => {
  it('are read as days that exist, or not at all', () => {
    const days = texts(seed).flatMap((text) =>
      dateOrders.map((order) => readDay(text, order, now)),
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

  it('make lines or refused rows, each with the number of its row', () => {
    const random = randomOf(seed);
    const rows = Array.from({ length: 2000 }, () => [anyText(random), '35,00', anyText(random)]);
    const { lines, refused } = readRows(rows, format, 2, now);
    expect(lines.length + refused.length).toBe(rows.length);
    expect(refused.map(({ row }) => rows[row - 2])).toEqual(refused.map(({ cells }) => cells));
  });
});

it('a row with a cell that is no day is refused with its line, and the others are read', () => {
  const rows = [
    ['20.11.2026', '35,00', 'one'],
    ['۱۴ آبان ۱۴۰۵', '35,00', 'two'],
    ['14-Aban-1405', '35,00', 'three'],
    ['21.11.2026', 'thirty', 'four'],
  ];
  const { lines, refused } = readRows(rows, format, 2, now);
  expect(lines.map(({ text }) => text)).toEqual(['one']);
  expect(refused.map(({ row, problem }) => [row, problem])).toEqual([
    [3, 'day'],
    [4, 'day'],
    [5, 'amount'],
  ]);
});
