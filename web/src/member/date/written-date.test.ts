import { expect, test } from 'vitest';
import {
  type DatePart,
  turnedTo,
  valueOfWritten,
  type WrittenDate,
  withPart,
  writtenOfValue,
} from './written-date.ts';

const nothing: WrittenDate = { calendar: 'gregorian', day: '', month: '', year: '' };
const inPersian: WrittenDate = { calendar: 'persian', day: '12', month: '3', year: '1370' };

const written = (...steps: readonly [DatePart, string][]) =>
  steps.reduce((date, [part, text]) => withPart(date, part, text), nothing);

test('what is written is a day once it is whole', () => {
  const date = written(['day', '2'], ['month', '6'], ['year', '1991']);
  expect(date).toEqual({ calendar: 'gregorian', day: '2', month: '6', year: '1991' });
  expect(valueOfWritten(date)).toBe('1991-06-02');
});

test('what is written may have Persian or Arabic digits', () => {
  const date = written(['day', '۲'], ['month', '٦'], ['year', '۱۹۹۱']);
  expect(valueOfWritten(date)).toBe('1991-06-02');
});

test.each(['1370', '۱۳۷۰', '1405'])('a year such as %s makes it Persian', (year) => {
  expect(written(['year', year]).calendar).toBe('persian');
});

test('a year such as 1991 makes it Gregorian again; half a year says nothing', () => {
  expect(withPart(inPersian, 'year', '1991').calendar).toBe('gregorian');
  expect(withPart(inPersian, 'year', '19').calendar).toBe('persian');
});

test.each(['1370/3/12', '1370-03-12', '۱۳۷۰/۰۳/۱۲', '12/3/1370', '12.03.1370', '12 3 1370'])(
  'what is written can be a whole date in any field: %s',
  (text) => {
    for (const part of ['day', 'month', 'year'] as const) {
      const date = withPart(nothing, part, text);
      expect(valueOfWritten(date)).toBe('1991-06-02');
      expect(date.calendar).toBe('persian');
    }
  },
);

test('a whole date in the first field fills all fields', () => {
  let date = nothing;
  for (const figure of '1370/3/12') date = withPart(date, 'day', date.day + figure);
  expect(date).toEqual(inPersian);
});

test.each<[date: Partial<WrittenDate>, value: string]>([
  [{}, ''],
  [{ day: '12' }, '--12'],
  [{ day: '31', month: '2', year: '1991' }, '1991-2-31'],
  [{ calendar: 'persian', day: '30', month: '12', year: '1371' }, '1371-12-30'],
  [{ day: '2', month: '6', year: '91' }, '91-6-2'],
])('%j is no day, and the form keeps it so: %j', (change, value) => {
  const date = { ...nothing, ...change };
  expect(valueOfWritten(date)).toBe(value);
  expect(writtenOfValue(value, date.calendar)).toEqual(date);
});

test('what is written is figures and what parts them, and no longer than a date', () => {
  expect(withPart(nothing, 'day', 'abc12')).toMatchObject({ day: '12' });
  expect(withPart(nothing, 'year', '1'.repeat(40)).year).toHaveLength(10);
});

test('a day is the same day', () => {
  const turned = turnedTo('gregorian', inPersian);
  expect(turned).toEqual({ calendar: 'gregorian', day: '2', month: '6', year: '1991' });
  expect(turnedTo('persian', turned)).toEqual(inPersian);
});

test('an incomplete date does not change', () => {
  const half = { ...inPersian, year: '' };
  expect(turnedTo('gregorian', half)).toEqual({ ...half, calendar: 'gregorian' });
});

test('a stored day is read in the calendar of the language', () => {
  expect(writtenOfValue('1991-06-02', 'persian')).toEqual(inPersian);
  expect(writtenOfValue('1991-06-02', 'gregorian')).toMatchObject({ day: '2', year: '1991' });
  expect(writtenOfValue('', 'persian')).toEqual({ ...nothing, calendar: 'persian' });
});

test('a half-written Persian date is read as Persian in every language', () => {
  expect(writtenOfValue('1370-3-', 'gregorian')).toEqual({ ...inPersian, day: '' });
});
