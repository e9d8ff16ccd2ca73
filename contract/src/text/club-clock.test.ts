import { expect, it } from 'vitest';
import { clubClock } from './club-clock.ts';

const iso = (wallClock: string, zone: string) =>
  new Date(clubClock(zone).instantOf(wallClock)).toISOString();

it.each([
  ['2026-03-15T23:59:59', 'UTC', '2026-03-15T23:59:59.000Z'],
  ['2026-03-15T23:59:59', 'Asia/Tehran', '2026-03-15T20:29:59.000Z'],
  ['2026-03-15T23:59:59', 'Europe/Rome', '2026-03-15T22:59:59.000Z'],
  ['2026-07-15T23:59:59', 'Europe/Rome', '2026-07-15T21:59:59.000Z'],
  ['2026-01-01T00:00:00', 'America/New_York', '2026-01-01T05:00:00.000Z'],
  ['2026-01-01T00:00:00', 'Pacific/Auckland', '2025-12-31T11:00:00.000Z'],
])('%s in %s is %s', (wallClock, zone, expected) => {
  expect(iso(wallClock, zone)).toBe(expected);
});

it('days are right before and after a change of clocks', () => {
  expect(iso('2026-03-29T01:59:59', 'Europe/Rome')).toBe('2026-03-29T00:59:59.000Z');
  expect(iso('2026-03-29T03:00:00', 'Europe/Rome')).toBe('2026-03-29T01:00:00.000Z');
  expect(iso('2026-10-25T03:00:00', 'Europe/Rome')).toBe('2026-10-25T02:00:00.000Z');
});
