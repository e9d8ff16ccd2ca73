import { randomUUID } from 'node:crypto';
import { api } from '@fanclub/contract/api';
import { clubToday } from '@fanclub/contract/club/club-day';
import type { Currency } from '@fanclub/contract/money/amounts';
import { seasonAfter, seasonBefore } from '@fanclub/contract/seasons/season';
import { approved, buildMember } from '@fanclub/stories/tools/build-member';
import { callOrThrow } from '@fanclub/stories/tools/call';
import { signInAdmin } from '@fanclub/stories/tools/sign-in-admin';
import { beforeAll, expect, it } from 'vitest';
import { serverContext } from '#platform/context';
import { firstSeason } from '#repositories/member-lists';
import { aPayment } from '../../../test/build-money.ts';
import { buildMembership } from '../../../test/build-season.ts';
import { testDb } from '../../../test/firebase.ts';
import { storeMember } from '../../../test/store-member.ts';
import { storedMember } from '../../../test/stored.ts';
import { countSeasonDay } from './season-figures.ts';

const days = testDb().collection('season_days');
const today = clubToday();
const aYearAgo = `${Number(today.slice(0, 4)) - 1}${today.slice(4)}`;

let token = '';
const read = async (as = token) => callOrThrow(api.readSeasonFigures, { token: as });
beforeAll(async () => {
  ({ token } = await signInAdmin(undefined, 'open', 'treasurer'));
});

/**
 * Stores a member whose last membership is of `season`. If `before` is given, it is the season of the membership that
 * was renewed.
 */
const storeOf = (season: string, before: string | null = null) =>
  storeMember(
    { juventus_card: false, payment_method: 'euro' },
    {
      ...approved,
      season,
      memberships: [...(before ? [before] : []), season].map((one) =>
        buildMembership({ season: one }),
      ),
    },
  );

it('the next response counts a new payment as received and no longer as open', async () => {
  const { id } = await buildMember({ juventus_card: false, payment_method: 'euro' });
  await callOrThrow(api.askToPay, { params: { id }, token });
  const before = (await read()).now;
  const amount = 100 * ((await storedMember({ id }))?.total_price ?? 0);
  expect(amount).toBeGreaterThan(1050);
  const record = (amount: number, currency: Currency = 'EUR') =>
    callOrThrow(api.bookMoney, {
      params: { id, paymentId: randomUUID() },
      body: aPayment({ amount, currency }),
      token,
    });
  const change = async (currency: Currency = 'EUR') => {
    const { money } = (await read()).now;
    return [
      (money?.received[currency] ?? 0) - (before.money?.received[currency] ?? 0),
      (money?.open[currency] ?? 0) - (before.money?.open[currency] ?? 0),
    ];
  };
  await record(1050);
  expect(await change()).toEqual([1050, -1050]);
  await record(amount - 1050);
  expect(await change()).toEqual([amount, -amount]);
  await record(1_000_000, 'IRR');
  expect([await change(), await change('IRR')]).toEqual([
    [amount, -amount],
    [1_000_000, 0],
  ]);
});

it('the response counts who renewed, who has not, who joined and who waits', async () => {
  const { season } = await read();
  const last = seasonBefore(season);
  await storeOf(last);
  const { now: before } = await read();
  await storeOf(last);
  await storeOf(season, last);
  await storeOf(season, last);
  await storeOf(season);
  // A member who has already renewed for a later season still counts as renewed in this season.
  await storeOf(seasonAfter(season), season);
  await storeMember({ juventus_card: false });
  const { now } = await read();
  const difference = (name: 'renewed' | 'not_renewed') =>
    (now.renewal?.[name] ?? 0) - (before.renewal?.[name] ?? 0);
  expect([difference('renewed'), difference('not_renewed')]).toEqual([2, 1]);
  expect(now.members - before.members).toBe(5);
  expect(now.waiting - before.waiting).toBe(1);
});

it("figures about renewals and filters by season exist only after the club's first season", async () => {
  const { season } = await read();
  await storeOf(seasonBefore(season));
  expect((await read()).now.renewal).not.toBeNull();
  // A member without a membership has no first season, which counts as no earlier one.
  await storeMember({ juventus_card: false });
  const first = (await callOrThrow(api.adminStats, { token })).first_season;
  expect(first && first < season).toBe(true);
  expect(await firstSeason(testDb())).toBe(first);
});

it('a reviewer sees no money, of today or of a year ago', async () => {
  const { season, now } = await read();
  expect(now.money).not.toBeNull();
  await days.doc(aYearAgo).set({ season: seasonBefore(season), figures: now });
  const reviewer = await signInAdmin(undefined, 'open', 'reviewer');
  const seen = await read(reviewer.token);
  expect([seen.now.money, seen.year_before?.money]).toEqual([null, null]);
  expect(seen.year_before?.members).toBe(now.members);
  await days.doc(aYearAgo).delete();
});

it('the figures of the same day of last season are returned once maintenance has counted a year', async () => {
  expect((await read()).year_before).toBeNull();
  await days.doc(today).delete();
  const context = serverContext();
  expect(await countSeasonDay(context)).toBe(1);
  expect(await countSeasonDay(context)).toBe(0);
  const stored = (await days.doc(today).get()).data();
  await days.doc(aYearAgo).set({ ...stored, season: '2001/02' });
  expect((await read()).year_before).toBeNull();
  await days.doc(aYearAgo).set({ ...stored, season: seasonBefore((await read()).season) });
  expect((await read()).year_before).toEqual(stored?.figures);
  await days.doc(aYearAgo).delete();
});
