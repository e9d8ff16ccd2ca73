import { dayMs } from '@fanclub/contract/retention/kept-until';
import { expect, it } from 'vitest';
import type { IdentityToolkit } from '#platform/firebase/identity-toolkit';
import { timestampOf } from '#platform/time';
import { now, rowsInMemory } from '../../../test/limited-route.ts';
import { isSetElsewhere } from './prove-password.ts';

const daysAgo = (days: number) => now.getTime() - days * dayMs;
const member = { id: 'somebody', password_set_at: timestampOf(daysAgo(100)) };

/**
 * True if `isSetElsewhere` returns true for a password that Firebase dates `setAtMs`, after an import of passwords at
 * the given time.
 */
function isForeign(setAtMs: number, passwordsImportedAt: unknown): Promise<boolean> {
  const identity = { passwordSetAtMs: async () => setAtMs } as unknown as IdentityToolkit;
  const db = rowsInMemory({ access: { passwordsImportedAt } });
  return isSetElsewhere({ db, now: () => now, identity }, 'token', member);
}

it.each([
  ['before they were imported', 2, false],
  ['at that very time', 1, false],
  ['after it', 0.5, true],
])('judges a password that Firebase dates %s', async (_, days, expected) => {
  expect(await isForeign(daysAgo(days), timestampOf(daysAgo(1)))).toBe(expected);
});

it.each([
  ['missing', undefined],
  ['emptied', null],
  ['a text', '2026-02-28T12:00:00Z'],
  ['a number', daysAgo(1)],
  ['a time to come', timestampOf(daysAgo(-1))],
])('takes a mark that is %s for none', async (_, mark) => {
  expect(await isForeign(daysAgo(2), mark)).toBe(true);
});
