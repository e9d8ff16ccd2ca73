import { afterEach, expect, it } from 'vitest';
import { changeClub, putFactsBack } from '../testing/change-club.ts';
import { clubClock } from '../text/club-clock.ts';
import { answeredBy, daysSince, isPastPromise, restDayNames } from './answered-by.ts';

afterEach(putFactsBack);

it.each([
  ['a Sunday', '2026-11-22T09:00:00Z', '2026-11-25'],
  ['a Monday', '2026-11-23T09:00:00Z', '2026-11-26'],
  ['a Tuesday, with Friday to Sunday between', '2026-11-24T09:00:00Z', '2026-11-30'],
  ['a Thursday', '2026-11-26T09:00:00Z', '2026-12-02'],
  ['an evening that is the next day for the club', '2026-11-22T21:00:00Z', '2026-11-26'],
])('an application of %s is answered by the third working day', (_, sent, day) => {
  expect(answeredBy(sent, { from: 2, to: 3 })).toBe(day);
});

it('a promise counts from the day that it is where the club is', () => {
  const monday = '2026-11-30T21:00:00Z';
  const promised = { from: 2, to: 3 };
  expect(answeredBy(monday, promised, clubClock('Asia/Tehran').dayOf)).toBe('2026-12-07');
  expect(answeredBy(monday, promised, clubClock('Europe/Rome').dayOf)).toBe('2026-12-03');
});

it.each([
  [1, '2026-11-23'],
  [5, '2026-11-30'],
])('the last of %i promised days is the one that counts', (to, day) => {
  expect(answeredBy('2026-11-22T09:00:00Z', { from: 1, to })).toBe(day);
});

const monday = '2026-11-16T09:00:00.000Z';
const promised = { from: 2, to: 3 };
const at = (time: string) => Date.parse(time);

it.each([
  ['today', '2026-11-16T20:00:00Z', 0, false],
  ['within the promise', '2026-11-19T10:00:00Z', 3, false],
  ['a day later', '2026-11-20T10:00:00Z', 4, true],
  ['before it came, on a clock that is wrong', '2026-11-15T10:00:00Z', 0, false],
])('an application has waited: %s', (_, now, days, isLate) => {
  expect([daysSince(monday, at(now)), isPastPromise(monday, promised, at(now))]).toEqual([
    days,
    isLate,
  ]);
});

it('the wait does not count the weekend', () => {
  const friday = '2026-11-20T09:00:00.000Z';
  expect(isPastPromise(friday, promised, at('2026-11-25T10:00:00Z'))).toBe(false);
  expect(isPastPromise(friday, promised, at('2026-11-26T10:00:00Z'))).toBe(true);
});

it('the wait goes by the day that members are told', () => {
  const days = { from: 1, to: 4 };
  expect(answeredBy(monday, days)).toBe('2026-11-23');
  expect(isPastPromise(monday, days, at('2026-11-23T10:00:00Z'))).toBe(false);
  expect(isPastPromise(monday, days, at('2026-11-24T10:00:00Z'))).toBe(true);
});

it('Friday is a working day for a club without readers of Persian', () => {
  const tuesday = '2026-11-24T09:00:00Z';
  expect(restDayNames('it')).toEqual(['venerdì', 'sabato', 'domenica']);
  changeClub({ languages: ['it', 'en'] });
  expect(answeredBy(tuesday, { from: 2, to: 3 })).toBe('2026-11-27');
  expect(restDayNames('it')).toEqual(['sabato', 'domenica']);
});
