import { setTimeout as sleep } from 'node:timers/promises';
import { copyMember, removeFields } from '@fanclub/stories/tools/stored-fields';
import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, afterEach, expect, it, vi } from 'vitest';
import { serverContext } from '#platform/context';
import { log } from '#platform/log';
import { storeMember } from '../../../test/store-member.ts';
import { completeHalfFinished, registrationsAtOnce } from './complete-half-finished.ts';

/**
 * Ids of unfinished registrations, as an outage of Auth leaves them. They are more than the server completes at once,
 * and older than all other rows.
 */
const ids = await copyMember(
  await storeMember({ juventus_card: false }),
  Array(2 * registrationsAtOnce + 1).fill({
    account: 'pending',
    created_at: Timestamp.fromMillis(1_000),
  }),
);
afterAll(() => removeFields(...ids));
afterEach(() => {
  vi.restoreAllMocks();
});

/**
 * Makes Firebase Auth slow to create accounts and then fail. Returns counters of the calls that create an account: how
 * many were made in all, how many run now, and the most that ran at once.
 */
function slowAuth() {
  const asked = { inAll: 0, atOnce: 0, most: 0 };
  vi.spyOn(log, 'error').mockReturnValue();
  vi.spyOn(serverContext().auth, 'createUser').mockImplementation(async () => {
    asked.inAll += 1;
    asked.atOnce += 1;
    asked.most = Math.max(asked.most, asked.atOnce);
    await sleep(50);
    asked.atOnce -= 1;
    throw new Error('no account today');
  });
  return asked;
}

it('the accounts of half-finished registrations are read ten at once', async () => {
  const asked = slowAuth();
  await completeHalfFinished(serverContext());
  expect(asked.inAll).toBeGreaterThanOrEqual(ids.length);
  expect(asked.most).toBe(registrationsAtOnce);
});

it('the next run continues when the time of a run is over', async () => {
  const asked = slowAuth();
  await completeHalfFinished(serverContext(), () => 0);
  expect(asked.inAll).toBe(registrationsAtOnce);
});
