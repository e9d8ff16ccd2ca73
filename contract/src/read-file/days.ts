import { daysFrom, isDay, isoDay } from '../text/day.ts';
import { normaliseTyped } from '../text/digits.ts';
import { foldText } from '../text/fold.ts';
import { type DateOrder, dateOrders, takenOrders } from './forms.ts';

/** The first and the last day that a column can contain. */
export interface DayRange {
  from: string;
  until: string;
}

/** Month numbers by the names of the months; those of the Persian calendar are negative. */
const months = new Map<string, number>();
/** Words of a date that do not change its day: weekdays, and words between the parts. */
const fillers = new Set(
  'st nd rd th of the de del di le den ta uhr h um alle ore om at saat ساعت روز مورخ ماه سال utc gmt cet cest est pst edt pdt am pm t z г'.split(
    ' ',
  ),
);

const locales =
  'en it de fr es pt nl tr pl ru ro sv da nb fi cs sk hu hr sl lt lv et el sq az ar uz fa'.split(
    ' ',
  );

function learnWords(locale: string, calendar: string, options: Intl.DateTimeFormatOptions): void {
  const format = new Intl.DateTimeFormat(`${locale}-u-ca-${calendar}-nu-latn`, {
    ...options,
    timeZone: 'UTC',
  });
  for (let i = 0; i < 12; i += 1) {
    const parts = format.formatToParts(Date.UTC(2026, i, 25));
    const said = parts.find(({ type }) => type === 'month')?.value ?? '';
    const [word = '', ...more] = foldText(said).match(/\p{L}+/gu) ?? [];
    // The 25th of January is in Bahman, the eleventh month.
    const month = calendar === 'persian' ? -(((i + 10) % 12) + 1) : i + 1;
    if (more.length === 0 && word.length > 1 && !months.has(word)) months.set(word, month);
  }
}

function learnLocales(): void {
  for (const locale of locales) {
    for (const form of ['long', 'short'] as const) {
      learnWords(locale, 'gregory', { day: 'numeric', month: form });
      learnWords(locale, 'gregory', { month: form });
      const format = new Intl.DateTimeFormat(locale, { weekday: form, timeZone: 'UTC' });
      for (let day = 4; day < 11; day += 1) {
        const said = foldText(format.format(Date.UTC(2026, 0, day))).match(/\p{L}+/gu) ?? [];
        for (const word of said) fillers.add(word);
      }
    }
  }
  for (const locale of ['fa', 'en']) learnWords(locale, 'persian', { month: 'long' });
  for (const [word, month] of [
    ['dei', -10],
    ['tyr', -4],
    ['amordad', -5],
    ['امرداد', -5],
  ] as const) {
    months.set(word, month);
  }
}

const begins = new Map<string, number | null>();

/** Returns the month that a word names or, with at least three letters, is the beginning of; null if it is none. */
function monthOf(word: string): number | null {
  const known = months.get(word) ?? begins.get(word);
  if (known !== undefined) return known;
  const found = word.length < 3 ? null : monthBegunBy(word);
  if (begins.size > 10_000) begins.clear();
  begins.set(word, found);
  return found;
}

function monthBegunBy(word: string): number | null {
  const begun = [...months].filter(([name]) => name.startsWith(word)).map(([, month]) => month);
  return new Set(begun).size === 1 ? (begun[0] ?? null) : null;
}

interface Parts {
  /** True if points stand between the numbers. Nobody writes the month first then. */
  isPointed: boolean;
  /** The numbers of the date, without the time. */
  numbers: string[];
  /** The month, if it is written as a word. */
  named: number | null;
}

const between = /^[\s/.\-\u2010-\u2015_,،:|\\'"()=+]*$/;
const time = /(?<!\d)\d{1,2}:\d{2}(?::\d{2}(?:[.,]\d+)?)?/g;

/** Returns the parts of a date; null if the text is none. A cell of a date may contain a time and a weekday. */
function partsOf(raw: string): Parts | null {
  if (raw.length > 60) return null;
  const text = foldText(raw).trim();
  const compact = /^(\d{8})[\s_t:-]*(?:\d{4}(?:\d\d)?)?(?:[.,]\d+)?$/.exec(text)?.[1];
  if (compact) return { numbers: [compact], named: null, isPointed: false };
  const untimed = text.replace(time, ' ');
  const dated = untimed === text ? text : untimed.replace(/[+-]\d{4}\s*$/, '');
  const tokens = dated.match(/\d+|\p{L}+/gu) ?? [];
  if (!between.test(dated.replace(/\d+|\p{L}+/gu, ''))) return null;
  const words = tokens.filter((token) => /\p{L}/u.test(token));
  const numbers = tokens.filter((token) => /\d/.test(token));
  if (words.length > 0 && months.size === 0) learnLocales();
  const said = words.filter((word) => monthOf(word) !== null);
  // The Italian "mar" is a Tuesday or the month of March.
  const telling = said.length > 1 ? said.filter((word) => !fillers.has(word)) : said;
  if (telling.length > 1 || words.some((word) => !fillers.has(word) && !said.includes(word)))
    return null;
  const [month] = telling;
  const count = month ? 2 : 3;
  const rest = numbers.slice(count).map(Number);
  const isTime =
    rest.length === 0 || (rest.length >= 3 && rest.slice(0, 3).every((figure) => figure < 60));
  if (!isTime || (numbers.length < count && (month !== undefined || numbers.length !== 1)))
    return null;
  return {
    numbers: numbers.slice(0, count),
    named: month ? monthOf(month) : null,
    isPointed: /^\D*\d+\.\s*\d+\.\s*\d/.test(dated),
  };
}

/** True if a text can be read as a day in any order and year. */
export function isDayLike(raw: string): boolean {
  if (!/\d/.test(normaliseTyped(raw))) return false;
  const parts = partsOf(raw);
  return parts !== null && dateOrders.some((order) => daysOf(parts, order).length > 0);
}

/**
 * Returns the day of a cell, such as `2026-11-22`; null if the text is no date in this order, or not within the range.
 * A cell can be a number of Excel (days since 1900). Accepts any text.
 */
export function readDay(raw: string, order: DateOrder, { from, until }: DayRange): string | null {
  const parts = partsOf(raw);
  if (!parts) return null;
  return daysOf(parts, order).findLast((day) => day >= from && day <= until) ?? null;
}

const firstDayOfExcel = '1899-12-30';
const dayMs = 24 * 60 * 60 * 1000;

/** Returns the days that the parts can mean in this order, in several centuries if the year has two digits. */
function daysOf({ numbers, named, isPointed }: Parts, order: DateOrder): string[] {
  if (isPointed && order === 'mdy') return [];
  const isPersian = order.startsWith('persian');
  const layout = order.slice(-3);
  const [first = '', second = '', third = ''] = numbers;
  if (named !== null) {
    const [day, year] =
      first.length > 2 || (layout === 'ymd' && second.length < 3)
        ? [second, first]
        : [first, second];
    if (day.length > 2) return [];
    return years(year, named < 0).flatMap((each) => dayOf(each, Math.abs(named), Number(day)));
  }
  if (second === '') {
    if (first.length === 5) return [daysFrom(firstDayOfExcel, Number(first))];
    if (first.length !== 6 && first.length !== 8) return [];
    const size = first.length - 4;
    const cut = layout === 'ymd' ? [size, size + 2] : [2, 4];
    const split = [first.slice(0, cut[0]), first.slice(...cut), first.slice(cut[1])];
    return daysOf({ numbers: split, named, isPointed }, order);
  }
  // No date has its year in front and its month at the end.
  const known = first.length > 2 ? 'ymd' : layout;
  const [year = '', month, day] =
    known === 'ymd'
      ? [first, second, third]
      : known === 'dmy'
        ? [third, second, first]
        : [third, first, second];
  if ((day ?? '').length > 2 || (month ?? '').length > 2) return [];
  return years(year, isPersian).flatMap((each) => dayOf(each, Number(month), Number(day)));
}

function years(text: string, isPersian: boolean): number[] {
  if (text.length === 4) return [Number(text)];
  if (text.length !== 2 && text.length !== 1) return [];
  const centuries = isPersian ? [1300, 1400] : [1900, 2000];
  return centuries.map((century) => century + Number(text));
}

function dayOf(year: number, month: number, day: number): string[] {
  const read =
    year > 1300 && year < 1500
      ? persianDay(year, month, day)
      : `${String(year).padStart(4, '0')}-${pad(month)}-${pad(day)}`;
  return read !== null && isDay(read) ? [read] : [];
}

const pad = (figure: number) => String(figure).padStart(2, '0');

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
    if (said.year === year && said.month === month && said.day === day) return isoDay(at);
  }
  return null;
}

/** How the days of a column can be read, with the first and the last day of the column as a sample. */
export interface DayReading {
  order: DateOrder;
  first: string;
  last: string;
}

interface Hints {
  range: DayRange;
  /** True if the file has Persian letters, so that a year of two digits can be of the Persian calendar. */
  isPersian: boolean;
  /** True if the days follow each other and end near the end of the range, as those of transfers do. */
  isHistory: boolean;
}

/**
 * Returns how the days of a column are read: one reading if all days together leave no doubt, several if a person has to
 * choose, none if no cell is a day. `others` are further days of the file, which are written in the same order.
 */
export function readingsOfDays(
  texts: readonly string[],
  others: readonly string[],
  { range, isPersian, isHistory }: Hints,
): DayReading[] {
  const orders = takenOrders().filter((order) => isPersian || !order.startsWith('persian'));
  const parts = texts.map(partsOf);
  const tried = orders.map((order) => {
    const days = parts.map(
      (one) =>
        one &&
        (daysOf(one, order).findLast((day) => day >= range.from && day <= range.until) ?? null),
    );
    return { order, days, read: days.filter((day) => day !== null) };
  });
  const most = Math.max(...tried.map(({ read }) => read.length));
  if (most === 0) return [];
  const otherParts = others.map(partsOf).filter((one) => one !== null);
  const alsoRead = (order: DateOrder) =>
    otherParts.filter((one) => daysOf(one, order).length > 0).length;
  const best = tried.filter(({ read }) => read.length === most);
  const mostOthers = Math.max(...best.map(({ order }) => alsoRead(order)));
  const full = best.filter(({ order }) => alsoRead(order) === mostOthers);
  const different = full.filter(
    ({ days }, i) => !full.slice(0, i).some((other) => other.days.join() === days.join()),
  );
  const likely = isHistory ? likelyOf(different, range.until) : different;
  return likely.map(({ order, read }) => ({
    order,
    first: read[0] ?? '',
    last: read.at(-1) ?? '',
  }));
}

/** Sorted days beyond this number are not sorted by chance. */
const sortedLeast = 6;
const recentDays = 400;
const longAgoDays = 1000;
const daysBetween = (from: string, until: string) => (Date.parse(until) - Date.parse(from)) / dayMs;

/**
 * Drops readings that a statement does not have if another reading has it: days of several years, days of years ago, and
 * days in no order.
 */
function likelyOf<Reading extends { read: string[] }>(
  readings: Reading[],
  until: string,
): Reading[] {
  const unless = (
    left: Reading[],
    isGood: (days: string[]) => boolean,
    isBad: (days: string[]) => boolean,
  ) => (left.some(({ read }) => isGood(read)) ? left.filter(({ read }) => !isBad(read)) : left);
  const span = (days: string[]) => {
    const sorted = days.toSorted();
    return daysBetween(sorted[0] ?? until, sorted.at(-1) ?? until);
  };
  const age = (days: string[]) => daysBetween(days.toSorted()[0] ?? until, until);
  const compact = unless(
    readings,
    (days) => span(days) < recentDays,
    (days) => span(days) > longAgoDays,
  );
  const recent = unless(
    compact,
    (days) => age(days) < recentDays,
    (days) => age(days) > longAgoDays,
  );
  return unless(
    recent,
    (days) => new Set(days).size >= sortedLeast && isSorted(days),
    (days) => !isSorted(days),
  );
}

const isSorted = (days: readonly string[]) =>
  days.every((day, i) => day >= (days[i - 1] ?? day)) ||
  days.every((day, i) => day <= (days[i - 1] ?? day));
