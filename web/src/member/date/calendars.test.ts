import { isoDay } from '@fanclub/contract/text/day';
import { expect, test } from 'vitest';
import { calendarOfYear, dayIn, inCalendars, isoOf } from './calendars.ts';

/** Persian dates and their Gregorian dates from the almanac of the University of Tehran. */
const known = [
  ['1300-01-01', '1921-03-21'],
  ['1320-06-25', '1941-09-16'],
  ['1357-11-22', '1979-02-11'],
  ['1361-01-01', '1982-03-21'],
  ['1370-03-12', '1991-06-02'],
  ['1370-12-30', '1992-03-20'],
  ['1371-01-01', '1992-03-21'],
  ['1375-12-30', '1997-03-20'],
  ['1379-12-30', '2001-03-20'],
  ['1391-12-30', '2013-03-20'],
  ['1399-12-30', '2021-03-20'],
  ['1400-01-01', '2021-03-21'],
  ['1403-12-30', '2025-03-20'],
  ['1405-09-01', '2026-11-22'],
] as const;

const figures = (text: string) => {
  const [year = 0, month = 0, day = 0] = text.split('-').map(Number);
  return { year, month, day };
};

test.each(known)('the Persian calendar: %s is %s', (persian, iso) => {
  expect(isoOf('persian', figures(persian))).toBe(iso);
  expect(dayIn('persian', iso)).toEqual(figures(persian));
});

test.each(['1371-12-30', '1400-12-30', '1370-07-31', '1370-13-01', '1370-00-10', '1370-01-32'])(
  'the Persian calendar has no %s',
  (persian) => {
    expect(isoOf('persian', figures(persian))).toBeNull();
  },
);

test('the Persian calendar comes back from every fifth day of a hundred years as it went', () => {
  const firstDay = Date.UTC(1921, 2, 21, 12);
  for (let days = 0; days < 125 * 365; days += 5) {
    const iso = isoDay(firstDay + days * 86_400_000);
    expect(isoOf('persian', dayIn('persian', iso))).toBe(iso);
  }
});

test.each(['1991-06-02', '2000-02-29', '1900-01-01'])('our own calendar has %s', (iso) => {
  expect(isoOf('gregorian', figures(iso))).toBe(iso);
  expect(dayIn('gregorian', iso)).toEqual(figures(iso));
});

test.each(['2001-02-29', '1991-13-01', '1991-00-01', '1991-06-31'])(
  'our own calendar has no %s',
  (iso) => {
    expect(isoOf('gregorian', figures(iso))).toBeNull();
  },
);

test.each([
  [1299, null],
  [1300, 'persian'],
  [1405, 'persian'],
  [1499, 'persian'],
  [1500, null],
  [1899, null],
  [1991, 'gregorian'],
  [2026, 'gregorian'],
  [2100, null],
  [70, null],
] as const)('a birth in %d is told in: %s', (year, calendar) => {
  expect(calendarOfYear(year)).toBe(calendar);
});

test('a day is told in both calendars, the one it was written in first', () => {
  expect(inCalendars('persian', '1991-06-02', 'fa')).toBe('۱۲ خرداد ۱۳۷۰ = ۲ ژوئن ۱۹۹۱');
  expect(inCalendars('gregorian', '1991-06-02', 'en')).toBe('2 June 1991 = 12 Khordad 1370');
  expect(inCalendars('persian', '1991-06-02', 'it')).toMatch(/^12 \S+ 1370 = 2 giugno 1991$/);
});
