import { isDay, isoDay } from '../text/day.ts';
import { normaliseTyped } from '../text/digits.ts';
import type { DateOrder } from './format.ts';

/** First letters of the names of the months in English, Italian and German. */
const months = [
  ['jan', 'gen'],
  ['feb'],
  ['mar', 'mär'],
  ['apr'],
  ['may', 'mag', 'mai'],
  ['jun', 'giu'],
  ['jul', 'lug'],
  ['aug', 'ago'],
  ['sep', 'set'],
  ['oct', 'ott', 'okt'],
  ['nov'],
  ['dec', 'dic', 'dez'],
];

/** Matches a date of three parts, the second of which can be the name of a month. A time may follow. */
const threeParts =
  /^(\d{1,4})[\s/.-]+(\d{1,2}|\p{L}{3,10})[.,]?[\s/.-]+(\d{1,4})(?:[\sT,]+\d.*)?$/u;

const dayMs = 24 * 60 * 60 * 1000;
const earliest = '2015-01-01';
const pad = (figure: number) => String(figure).padStart(2, '0');

/**
 * Returns a day such as `2026-11-22`; null if the text cannot be read in this order, or gives a day before 2015 or
 * after tomorrow. A year between 1300 and 1500 means the Persian calendar.
 */
export function readDay(raw: string, order: DateOrder, now = Date.now()): string | null {
  const text = normaliseTyped(raw).trim();
  const compact = /^(\d{4})(\d\d)(\d\d)$/.exec(text);
  const [, first = '', second = '', third = ''] = compact ?? threeParts.exec(text) ?? [];
  const month = monthOf(second);
  if (month === null && !/^\d+$/.test(second)) return null;
  // If the month is written as a name, the order is clear from the length of the first part.
  const known = month === null ? order : first.length > 2 ? 'ymd' : 'dmy';
  if (first.length > 2 !== (known === 'ymd' && first.length === 4)) return null;
  const [year, middle, day] = ordered([first, month ?? second, third], known);
  const read = year && middle && day ? dayOf(yearOf(year), Number(middle), Number(day)) : null;
  const isPlausible =
    read !== null && read >= earliest && Date.parse(`${read}T00:00:00Z`) <= now + dayMs;
  return isPlausible ? read : null;
}

function ordered([a, b, c]: [string, string, string], order: DateOrder): string[] {
  if (order === 'ymd') return c.length > 2 ? [] : [a, b, c];
  return order === 'dmy' ? [c, b, a] : [c, a, b];
}

function monthOf(text: string): string | null {
  const found = months.findIndex((names) =>
    names.some((name) => text.toLowerCase().startsWith(name)),
  );
  return found < 0 ? null : String(found + 1);
}

/** A year of two digits is in the 21st century. */
const yearOf = (text: string) => (text.length <= 2 ? 2000 + Number(text) : Number(text));

function dayOf(year: number, month: number, day: number): string | null {
  if (year > 1300 && year < 1500) return persianDay(year, month, day);
  const text = `${year}-${pad(month)}-${pad(day)}`;
  return isDay(text) ? text : null;
}

const persian = new Intl.DateTimeFormat('en-u-ca-persian-nu-latn', {
  timeZone: 'UTC',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
});

function persianDay(year: number, month: number, day: number): string | null {
  if (month < 1 || month > 12) return null;
  const passed = month <= 6 ? (month - 1) * 31 : 186 + (month - 7) * 30;
  // The Persian year begins on different days of March, so four days are tried until the calendar confirms one.
  const about = Date.UTC(year + 621, 2, 19) + (passed + day - 1) * dayMs;
  for (const at of [0, 1, 2, 3].map((days) => about + days * dayMs)) {
    const said = Object.fromEntries(
      persian.formatToParts(at).map(({ type, value }) => [type, Number.parseInt(value, 10)]),
    );
    if (said.year === year && said.month === month && said.day === day) {
      return isoDay(at);
    }
  }
  return null;
}
