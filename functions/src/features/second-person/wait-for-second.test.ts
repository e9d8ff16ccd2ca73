import type { AdminRole } from '@fanclub/contract/roles';
import { expect, it } from 'vitest';
import { timestampOf } from '#platform/time';
import type { ListedAdmin } from '#repositories/admins';
import { needsSecond } from './wait-for-second.ts';

const now = new Date('2026-11-24T12:00:00Z');
const hoursAgo = (hours: number) => timestampOf(now.getTime() - hours * 3_600_000);
const change = { field: 'card_number', before: null, after: '6037 9971 2345 6783' } as const;

const admin = (email: string, role: AdminRole, more: Partial<ListedAdmin> = {}): ListedAdmin => ({
  email,
  role,
  roleSince: null,
  secondGoneAt: null,
  googleSub: email,
  lastSignInAt: null,
  language: 'en',
  ...more,
});
const needs = (...staff: ListedAdmin[]) => needsSecond(staff, 'owner', change, now);

it('a change of the bank card waits for somebody else who may confirm it and has signed in', () => {
  expect(needs(admin('owner', 'owner'), admin('other', 'treasurer'))).toBe(true);
  expect(needs(admin('owner', 'owner'), admin('other', 'reviewer'))).toBe(false);
  const invited = admin('other', 'treasurer', { googleSub: null });
  expect(needs(admin('owner', 'owner'), invited)).toBe(false);
});

it('a change of the bank card is refused for 72 hours to who has removed everybody else', () => {
  const alone = (hours: number) => admin('owner', 'owner', { secondGoneAt: hoursAgo(hours) });
  expect(() => needs(alone(71))).toThrow('second_person_gone');
  expect(needs(alone(72))).toBe(false);
  expect(needs(alone(1), admin('other', 'owner'))).toBe(true);
});
