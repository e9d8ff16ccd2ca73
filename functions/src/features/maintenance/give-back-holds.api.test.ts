import { randomUUID } from 'node:crypto';
import { Timestamp, type Transaction } from 'firebase-admin/firestore';
import { afterEach, expect, it, vi } from 'vitest';
import { serverContext } from '#platform/context';
import { deleteAllUnchanged, expiredRows } from '#repositories/expired-rows';
import { promoReservationDoc } from '#repositories/promo-reservations';
import { promoUseDoc } from '#repositories/promo-uses';
import { testDb } from '../../../test/firebase.ts';
import { halfShipping, storeCode, usedCountOf } from '../../../test/store-card.ts';
import { giveBackHolds } from './give-back-holds.ts';

/** A time at which the holds of `buildHolds` have expired and those of other tests have not. */
const longAgoMs = Date.parse('2020-01-01T00:00:00Z');
const longAgo = { ...serverContext(), now: () => new Date(longAgoMs) };

afterEach(() => {
  vi.restoreAllMocks();
});

async function buildHolds(code: string, usedBy: readonly (string | null)[]) {
  const batch = testDb().batch();
  const holds = usedBy.map(() => promoReservationDoc(testDb(), randomUUID()));
  for (const [i, hold] of holds.entries()) {
    batch.set(hold, {
      code,
      address_hash: 'an address',
      used_by: usedBy[i] ?? null,
      created_at: Timestamp.now(),
      expires_at: Timestamp.fromMillis(longAgoMs - 1_000),
    });
  }
  await batch.commit();
  return holds;
}

const many = <T>(count: number, value: T): T[] => Array(count).fill(value);
const leftOf = async (code: string) =>
  (await testDb().collection('promo_reservations').where('code', '==', code).get()).size;

it('holds that end together are settled in one transaction for each code, and those that were used in none', async () => {
  const used = await storeCode({ ...halfShipping, usedCount: 60 });
  const unused = await storeCode({ ...halfShipping, usedCount: 60, maxUses: 60 });
  await buildHolds(used, many(60, 'someone'));
  await buildHolds(unused, many(60, null));
  const transactions = vi.spyOn(longAgo.db, 'runTransaction');
  expect(await giveBackHolds(longAgo)).toBe(120);
  expect(transactions).toHaveBeenCalledOnce();
  expect([await usedCountOf(used), await usedCountOf(unused)]).toEqual([60, 0]);
  expect([await leftOf(used), await leftOf(unused)]).toEqual([0, 0]);
});

it('holds that end together give each use back once, where it is counted: in the record, or beside it', async () => {
  const code = await storeCode({ ...halfShipping, usedCount: 7 });
  const holds = await buildHolds(code, [null, null, null, 'someone']);
  const beside = holds.slice(0, 2).map(({ id }) => promoUseDoc(testDb(), id));
  for (const use of beside) await use.set({ code });
  await Promise.all([giveBackHolds(longAgo), giveBackHolds(longAgo)]);
  expect([await usedCountOf(code), await leftOf(code)]).toEqual([6, 0]);
  for (const use of beside) expect((await use.get()).exists).toBe(false);
});

it('holds that end together keep the use of one that a registration took over after it was read', async () => {
  const code = await storeCode({ ...halfShipping, usedCount: 2, maxUses: 2 });
  const [taken] = await buildHolds(code, [null, null]);
  const { db } = longAgo;
  const run = db.runTransaction.bind(db);
  vi.spyOn(db, 'runTransaction').mockImplementationOnce(
    async <T>(work: (transaction: Transaction) => Promise<T>) => {
      await taken?.update({ used_by: 'someone' });
      return run(work);
    },
  );
  expect(await giveBackHolds(longAgo)).toBe(2);
  expect([await usedCountOf(code), await leftOf(code)]).toEqual([1, 0]);
});

it('holds that end together stay for the next run when the time of this one is up', async () => {
  const code = await storeCode();
  await buildHolds(code, many(201, 'someone'));
  expect(await giveBackHolds(longAgo, () => 0)).toBe(200);
  expect(await leftOf(code)).toBe(1);
  expect(await giveBackHolds(longAgo)).toBe(1);
});

it('holds that end together go as they were read: one that was made anew meanwhile stays, and keeps no other', async () => {
  const code = await storeCode();
  const [anew, gone] = await buildHolds(code, many(3, 'someone'));
  const { docs } = await expiredRows(testDb(), 'promo_reservations', longAgo.now()).get();
  await anew?.update({ used_by: null });
  await gone?.delete();
  expect(await deleteAllUnchanged(testDb(), docs)).toBe(1);
  expect([await leftOf(code), (await anew?.get())?.exists]).toEqual([1, true]);
  await anew?.delete();
});
