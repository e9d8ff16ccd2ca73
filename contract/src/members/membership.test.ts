import { expect, it } from 'vitest';
import { lineOf, lineOn, membershipOn, periodOn, standingOn } from './membership.ts';

const running = { season: '2026/27', valid_from: '2026-07-10', valid_until: '2027-06-30' };
const next = { season: '2027/28', valid_from: '2027-07-01', valid_until: '2028-06-30' };
const renewed = { membership: running, next_membership: next };
const alone = { membership: running, next_membership: null };

it.each([
  ['2026-07-09', 'later'],
  ['2026-07-10', 'valid'],
  ['2027-06-30', 'valid'],
  ['2027-07-01', 'lapsed'],
])('the membership on %s is %s', (day, state) => {
  expect(periodOn(running, day)).toBe(state);
});

it('a membership without a first day has begun, and one without a last day has no end', () => {
  expect(periodOn({ valid_from: null, valid_until: null }, '2030-01-01')).toBe('valid');
  expect(periodOn({ valid_from: null, valid_until: '2027-06-30' }, '1999-01-01')).toBe('valid');
});

it('the one that was approved early holds from its first day, whatever the row says', () => {
  expect(membershipOn(renewed, '2027-06-30')).toBe(running);
  expect(membershipOn(renewed, '2027-07-01')).toBe(next);
  expect(membershipOn(renewed, '2028-07-01')).toBeNull();
  expect(lineOn(renewed, '2027-07-01')).toEqual({ membership: next, next_membership: null });
  expect(lineOn(renewed, '2027-06-30')).toEqual(renewed);
});

it('one that was ended before its first day is never shown beside the one that ended with it', () => {
  const end = { valid_until: '2027-01-31', end_reason: 'left' };
  const left = { ...running, ...end };
  const never = { ...next, ...end };
  for (const day of ['2027-01-31', '2027-02-01', '2027-08-01']) {
    expect(lineOf([left, never], day)).toEqual({ membership: left, next_membership: null });
  }
  expect(membershipOn(lineOf([left, never], '2027-01-31'), '2027-01-31')).toBe(left);
  expect(standingOn(lineOf([never], '2027-01-15'), '2027-01-15')).toBe('lapsed');
});

it('one whose season ends before its first day, by a new end of the season, is still the one that is shown', () => {
  const late = { ...next, valid_until: '2027-06-30' };
  expect(lineOf([running, late], '2027-07-01').membership).toBe(late);
  expect(periodOn(late, '2027-07-01')).toBe('lapsed');
});

it.each([
  ['valid', alone, '2027-06-30'],
  ['lapsed', alone, '2027-07-01'],
  ['valid', renewed, '2027-07-01'],
  ['lapsed', renewed, '2028-07-01'],
  ['later', { membership: null, next_membership: next }, '2027-06-30'],
  ['later', { membership: next, next_membership: null }, '2027-06-30'],
  [
    'later',
    { membership: { ...running, valid_until: '2027-01-31' }, next_membership: next },
    '2027-02-01',
  ],
  ['never', { membership: null, next_membership: null }, '2027-06-30'],
])('the standing is %s', (standing, line, day) => {
  expect(standingOn(line, day)).toBe(standing);
});
