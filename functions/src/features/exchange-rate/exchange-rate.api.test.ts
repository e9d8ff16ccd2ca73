import { exchangeRate } from '@fanclub/contract/exchange-rate/routes';
import { rateServiceDown } from '@fanclub/stories/all-stories';
import { call } from '@fanclub/stories/tools/call';
import { controlRateService as control, putClubBack } from '@fanclub/stories/tools/club';
import { tellStory } from '@fanclub/stories/tools/tell-story';
import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { serverContext } from '#platform/context';
import { testDb } from '../../../test/firebase.ts';
import { readExchangeRate } from './read-exchange-rate.ts';

const minuteMs = 60_000;
const shared = () => testDb().doc('settings/exchangeRate');
const share = (known: { rate: number; fetchedAt: Timestamp }) =>
  shared().set({ ...known, measure: known });

const callsSoFar = async () => (await control({})).calls;

/** Returns a reader of the rate with an empty memory, like a server instance that has just started. */
const freshInstance = (aheadMs = 0) => {
  const context = { ...serverContext(), now: () => new Date(Date.now() + aheadMs) };
  return () => readExchangeRate(context);
};

beforeEach(async () => {
  await control(null);
  await shared().delete();
});
afterAll(putClubBack);

it('the route returns rial per euro, and many calls ask the service once', async () => {
  await control(null);
  const answers = await Promise.all(Array.from({ length: 10 }, () => call(exchangeRate)));
  for (const answer of answers) {
    expect(answer.status).toBe(200);
    expect(answer.body.rate).toBeGreaterThan(0);
    expect(answer.body.stale).toBe(false);
    expect(Date.now() - Date.parse(answer.body.fetched_at)).toBeLessThan(10 * minuteMs);
  }
  expect(await callsSoFar()).toBeLessThanOrEqual(1);
});

it('instances share one value for 10 minutes', async () => {
  await freshInstance()();
  await control({ rate: '1,100,000' });
  expect(await freshInstance(9 * minuteMs)()).toMatchObject({ rate: 1_052_300, stale: false });
  expect(await callsSoFar()).toBe(1);
  expect(await freshInstance(11 * minuteMs)()).toMatchObject({ rate: 1_100_000, stale: false });
  // This rate is near the last one, but too far from the first rate of the day.
  await control({ rate: '1,300,000' });
  expect(await freshInstance(22 * minuteMs)()).toMatchObject({ rate: 1_100_000, stale: true });
});

it.each([{ status: 503 }, { delay_ms: 3_500 }])(
  'the last good value is served if the service fails or makes no sense: %o',
  async (failure) => {
    await control(failure);
    const fetchedAt = Timestamp.fromMillis(Date.now() - 60 * minuteMs);
    await share({ rate: 1_040_000, fetchedAt });
    const answer = await freshInstance()();
    expect(answer).toEqual({ rate: 1_040_000, fetchedAt: fetchedAt.toDate(), stale: true });
  },
);

it('the route returns no rate if neither the service nor staff have one', async () => {
  await tellStory(rateServiceDown);
  await expect(freshInstance()()).rejects.toMatchObject({ code: 'exchange_rate_unavailable' });
});

it("the staff's rate is served after a day if it is plausible", async () => {
  const setByStaff = (fallbackRate: object) =>
    testDb().doc('settings/registration').update({ fallbackRate });
  await control({ status: 500 });
  await share({ rate: 1, fetchedAt: Timestamp.fromMillis(Date.now() - 25 * 60 * minuteMs) });
  const fetchedAt = new Date('2026-01-02');
  await setByStaff({ value: 900_000, since: Timestamp.fromDate(fetchedAt) });
  expect(await freshInstance()()).toEqual({ rate: 900_000, fetchedAt, stale: true });
  for (const senseless of [
    { value: 0, since: Timestamp.fromDate(fetchedAt) },
    { value: 900_000, since: 'new' },
  ]) {
    await setByStaff(senseless);
    await expect(freshInstance()()).rejects.toMatchObject({ code: 'exchange_rate_unavailable' });
  }
});
