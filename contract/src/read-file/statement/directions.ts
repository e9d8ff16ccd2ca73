import type { Direction } from '../../money/payments.ts';

/** What a row says about its amount and the balance after it, in the smallest unit. */
export interface Moved {
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
export type Proof =
  | { state: 'proved'; directions: (Direction | null)[] }
  | { state: 'contradicted'; at: number }
  | { state: 'silent' };

/**
 * Checks and completes the directions of rows by the balances. `isSorted` tells whether the oldest row is the first, or the
 * newest, as far as the days say it. `opening` are balances that may have been there before the oldest row.
 */
export function proveByBalance(
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
