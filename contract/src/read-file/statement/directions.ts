import type { Direction } from '../../money/payments.ts';
import { readAmount, withoutCurrency } from '../amounts.ts';
import type { Row, Table } from '../table.ts';
import { feeIn } from './fees.ts';
import { cellOf, isNone, type ReadRow, type RowFormat } from './read-rows.ts';

/** What a row says about its amount and the balance after it, in the smallest unit. */
interface Moved {
  /** Positive; null if the row cannot be read, so that nothing follows from the balance before it. */
  amount: number | null;
  /** What was taken in addition to the amount. */
  fee: number;
  /** Null if the row does not say it. */
  direction: Direction | null;
  balance: number | null;
}

/**
 * What the balances of a file say about its directions:
 * - `proved`: each balance is the one before, changed by the amount. A direction is null if even that does not say it;
 * - `contradicted`: the balances run, but not by these directions. `at` is the index of the first row that does not fit;
 * - `silent`: the file has no running balance.
 */
type Proof =
  | { state: 'proved'; directions: (Direction | null)[] }
  | { state: 'contradicted'; at: number }
  | { state: 'silent' };

/**
 * Checks and completes the directions of rows by the balances. `isSorted` tells whether the oldest row is the first, or the
 * newest, as far as the days say it. `opening` are balances that may have been there before the oldest row.
 */
function proveByBalance(
  rows: readonly Moved[],
  isSorted: { oldestFirst: boolean; newestFirst: boolean },
  opening: readonly number[],
): Proof {
  const newestFirst = runThrough(rows.toReversed(), opening);
  const [best, other] = [
    ...(isSorted.newestFirst && !isSorted.oldestFirst ? [] : [runThrough(rows, opening)]),
    ...(isSorted.oldestFirst && !isSorted.newestFirst
      ? []
      : [
          {
            ...newestFirst,
            directions: newestFirst.directions.toReversed(),
            failed: newestFirst.failed.map((i) => rows.length - 1 - i),
          },
        ]),
  ].sort((one, two) => one.failed.length - two.failed.length);
  if (!best || best.steps === 0) return { state: 'silent' };
  if (best.failed.length === 0) {
    // Both orders fit a file that is too short to say which is right.
    const agreed = best.directions.map((each, i) =>
      other?.failed.length === 0 && other.directions[i] !== each ? null : each,
    );
    return { state: 'proved', directions: agreed };
  }
  const isRunning = best.failed.length <= best.steps / 2;
  const isUnsaid = rows.some(({ direction }) => direction === null);
  return isRunning || !(isUnsaid || isOfTheDay(rows))
    ? { state: 'contradicted', at: Math.min(...best.failed) }
    : { state: 'silent' };
}

/** True if rows have the same balance although money moved, so that it is not the one after each row. */
const isOfTheDay = (rows: readonly Moved[]) =>
  rows.some(({ balance }, i) => i > 0 && balance !== null && balance === rows[i - 1]?.balance);

/** Follows the balances of rows in the order of time. `opening` are balances that may have been there before. */
function runThrough(rows: readonly Moved[], opening: readonly number[]) {
  const directions: (Direction | null)[] = [];
  const failed: number[] = [];
  let steps = 0;
  let before: number | null = null;
  rows.forEach(({ amount, fee, direction, balance }, i) => {
    const after = (start: number, each: Direction) =>
      start + (each === 'in' ? (amount ?? 0) : -(amount ?? 0)) - fee;
    if (amount === null || balance === null) {
      directions.push(direction);
      before = amount !== null && direction && before !== null ? after(before, direction) : balance;
      return;
    }
    const possible: readonly Direction[] = direction ? [direction] : ['in', 'out'];
    const starts = before === null ? opening : [before];
    const fits = possible.filter((each) => starts.some((start) => after(start, each) === balance));
    if (before !== null) {
      steps += 1;
      if (fits.length === 0) failed.push(i);
    }
    directions.push(fits.length === 1 ? (fits[0] ?? null) : direction);
    before = balance;
  });
  return { directions, failed, steps };
}

/** Checks the directions of the rows by the balances and completes them. `at` is a row that contradicts its balance. */
export function completeDirections(rows: readonly ReadRow[], { above }: Table, format: RowFormat) {
  const unread = ['day', 'amount', 'direction'];
  // A conversion is no transfer of anybody, but the balance has changed by it.
  const known = [null, 'converted', ...unread];
  const moving = rows.filter(({ left_out }) => known.includes(left_out));
  const days = moving.map(({ day }) => day).filter((day) => day !== null);
  const sorted = {
    oldestFirst: days.every((day, i) => day >= (days[i - 1] ?? day)),
    newestFirst: days.every((day, i) => day <= (days[i - 1] ?? day)),
  };
  const opening = openingsIn(rows, above, format);
  const proofWith = (hasFees: boolean) => {
    const moved = moving.map((row) => ({
      amount: unread.includes(row.left_out ?? '') ? null : row.amount,
      fee: hasFees ? feeIn(row, format) : 0,
      direction: row.direction,
      balance: balanceIn(row, format),
    }));
    return { hasFees, proof: proveByBalance(moved, sorted, opening) };
  };
  const plain = proofWith(false);
  const mayHaveFees =
    plain.proof.state !== 'proved' && moving.some((row) => feeIn(row, format) > 0);
  const apart = mayHaveFees ? proofWith(true) : plain;
  const { proof, hasFees } = apart.proof.state === 'proved' ? apart : plain;
  const fill = () => {
    if (format.signs !== 'in' && format.signs !== 'out') return;
    for (const row of moving) if (row.amount !== null) row.direction ??= format.signs;
  };
  if (proof.state === 'contradicted')
    return { at: moving[proof.at]?.row ?? 0, hasFees: false, isProved: false };
  if (proof.state === 'silent') {
    fill();
    return { hasFees: false, isProved: false };
  }
  moving.forEach((row, i) => {
    row.direction = proof.directions[i] ?? row.direction;
  });
  fill();
  return { hasFees, isProved: proof.directions.every((direction) => direction !== null) };
}

/** The numbers above the headings and in rows of balances, one of which may be the balance before the first row. */
function openingsIn(
  rows: readonly ReadRow[],
  above: readonly string[],
  { decimal, unit }: RowFormat,
): number[] {
  const sums = rows.filter(({ left_out }) => left_out === 'balance').flatMap(({ cells }) => cells);
  const texts = [...above.flatMap((text) => text.match(/[+-]?[\d.,'’٬٫]*\d/g) ?? []), ...sums];
  return texts.flatMap((text) => (decimal && readAmount(text, decimal, unit ?? 'EUR')) ?? []);
}

/** The balance after a row; null if it says none. */
function balanceIn(row: Pick<Row, 'cells'>, { columns, decimal, unit }: RowFormat): number | null {
  const raw = cellOf(row, columns, 'balance');
  return decimal === null || isNone(raw)
    ? null
    : readAmount(withoutCurrency(raw), decimal, unit ?? 'EUR');
}
