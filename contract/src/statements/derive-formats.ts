import {
  type DateOrder,
  type DecimalSign,
  dateOrders,
  decimalSigns,
  type StatementUnit,
} from './format.ts';
import { readAmount } from './read-amount.ts';
import { readDay } from './read-day.ts';

/**
 * Returns the format with which most of the texts can be read. Returns null if several formats are equally good but
 * give different values, so that a person has to choose.
 */
function choose<Way>(
  ways: readonly Way[],
  texts: readonly string[],
  read: (text: string, way: Way) => unknown,
): Way | null {
  const tried = ways.map((way) => {
    const values = texts.map((text) => read(text, way));
    return { way, values, count: values.filter((value) => value !== null).length };
  });
  const most = Math.max(...tried.map(({ count }) => count));
  const [best, ...others] = tried.filter(({ count }) => count === most);
  const isOne = others.every(({ values }) => values.every((value, i) => value === best?.values[i]));
  return best && isOne ? best.way : null;
}

/** Returns the decimal sign that the amounts of a file use; null if a person has to choose it. */
export function deriveDecimal(texts: readonly string[], unit: StatementUnit): DecimalSign | null {
  return choose(decimalSigns, texts, (text, sign) => readAmount(text, sign, unit));
}

/** Returns the order of day, month and year in the dates of a file; null if a person has to choose it. */
export function deriveDates(texts: readonly string[], now = Date.now()): DateOrder | null {
  return choose(dateOrders, texts, (text, order) => readDay(text, order, now));
}
