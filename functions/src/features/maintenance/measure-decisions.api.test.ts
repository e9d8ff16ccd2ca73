import { settings } from '@fanclub/contract/settings/routes';
import { approved } from '@fanclub/stories/tools/build-member';
import { call } from '@fanclub/stories/tools/call';
import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { serverContext } from '#platform/context';
import { testDb } from '../../../test/firebase.ts';
import { storeMember } from '../../../test/store-member.ts';
import { measureDecisions } from './measure-decisions.ts';

const hourMs = 3_600_000;
const times = () => testDb().doc('settings/decisionTimes');
const told = async () => (await call(settings)).body.median_review_hours;

beforeEach(() => times().delete());
afterAll(() => times().delete());

/**
 * Stores a member whose application was decided an hour before `nowMs`, after a wait of `waitHours`. The test passes
 * times in 2040, a year in which no other test has members.
 */
const decided = (nowMs: number, waitHours: number) =>
  storeMember(
    { juventus_card: false },
    {
      ...approved,
      submitted_at: Timestamp.fromMillis(nowMs - (waitHours + 1) * hourMs),
      decided_at: Timestamp.fromMillis(nowMs - hourMs),
    },
  );

it('the median of the last 30 days is stored in one document once there are enough decisions', async () => {
  const nowMs = Date.parse('2040-06-01T12:00:00Z');
  const context = { ...serverContext(), now: () => new Date(nowMs) };
  await decided(nowMs - 40 * 24 * hourMs, 500);
  for (const hours of [2, 4, 30, 50]) await decided(nowMs, hours);
  expect(await measureDecisions(context)).toBe(4);
  expect(await told()).toBeNull();

  await decided(nowMs, 20);
  expect(await measureDecisions(context)).toBe(0);
  await times().update({ measuredAt: Timestamp.fromMillis(nowMs - 7 * hourMs) });
  expect(await measureDecisions(context)).toBe(5);
  expect(await told()).toBe(20);
});

it('a turn that is too short for all decisions stores nothing, and the next turn measures them', async () => {
  const nowMs = Date.parse('2041-06-01T12:00:00Z');
  const context = { ...serverContext(), now: () => new Date(nowMs) };
  await decided(nowMs, 2);
  expect(await measureDecisions(context, () => 0)).toBe(0);
  expect((await times().get()).exists).toBe(false);
  expect(await measureDecisions(context)).toBe(1);
});
