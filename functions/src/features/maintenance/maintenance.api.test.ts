import { randomUUID } from 'node:crypto';
import { readAlerts } from '@fanclub/contract/admin/routes';
import { applyPromoCode } from '@fanclub/contract/promo/routes';
import { uploadImage } from '@fanclub/stories/tools/build-member';
import { call, callOrThrow } from '@fanclub/stories/tools/call';
import { signInAdmin } from '@fanclub/stories/tools/sign-in-admin';
import { Timestamp } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import { serverContext } from '#platform/context';
import { unhurried } from '#platform/deadline';
import { saveMaintenanceRun } from '#repositories/maintenance-run';
import { uploadIdOf } from '#repositories/uploads';
import { isStored, testBucket, testDb } from '../../../test/firebase.ts';
import { storeMember } from '../../../test/store-member.ts';
import { storedUpload } from '../../../test/stored.ts';
import { addUpUses } from './add-up-uses.ts';
import { giveBackHolds } from './give-back-holds.ts';
import {
  removeAsTtlDoes,
  removeExpiredMails,
  removeExpiredUploads,
} from './remove-expired-rows.ts';
import { runMaintenance } from './run-maintenance.ts';

const past = () => Timestamp.fromMillis(Date.now() - 1_000);
const ahead = () => Timestamp.fromMillis(Date.now() + 600_000);
const exists = async (path: string) => (await testDb().doc(path).get()).exists;

const twiceAtOnce = (clean: () => Promise<unknown>) => Promise.all([clean(), clean()]);
const removeUploads = () => removeExpiredUploads(serverContext(), unhurried);
/**
 * Runs both tasks that change the count of a code: the first one gives back holds, the second one adds the waiting
 * uses.
 */
async function giveBack(): Promise<void> {
  await giveBackHolds(serverContext());
  await addUpUses(serverContext());
}

it('a whole run reaches its last task, and the panel says when it ran, what it did last, and when it is late', async () => {
  const { token } = await signInAdmin(undefined, 'open', 'reviewer');
  const read = async () => (await callOrThrow(readAlerts, { token })).maintenance;
  const startedAt = new Date().toISOString();
  expect(await runMaintenance(serverContext())).toHaveProperty('removed_reminders');
  const ran = await read();
  expect(ran).toMatchObject({ is_late: false });
  expect(String(ran?.ran_at) >= startedAt).toBe(true);
  const run = (counts: object, isSuccess: boolean, at: string) => {
    const none = { mails: 0, registrations: 0, seasons: 0, merges: 0, reminders: 0, removed: 0 };
    return saveMaintenanceRun(
      testDb(),
      { counts: { ...none, ...counts }, isSuccess },
      new Date(at),
    );
  };
  const later = new Date().toISOString();
  await run({ merges: 2, seasons: 1 }, true, '2026-01-02T10:00:00.000Z');
  await run({ mails: 3 }, false, later);
  const late = await read();
  expect(late).toMatchObject({ ran_at: later, is_late: true });
  expect(late?.did[0]).toEqual({ work: 'mails', count: 3, at: later });
  const merges = { work: 'merges', count: 2, at: '2026-01-02T10:00:00.000Z' };
  expect(late?.did).toContainEqual(merges);
  await run({}, true, later);
  expect(await read()).toMatchObject({ is_late: false, did: late?.did });
});

const changed = async (changes: object) => {
  const fileUrl = await uploadImage('receipt');
  await storedUpload(fileUrl);
  const row = testDb().doc(`uploads/${uploadIdOf(fileUrl)}`);
  await row.update(changes);
  return { row: row.path, object: String((await row.get()).get('object_path')) };
};

it('uploads go with their objects when nobody claimed, finished or kept them', async () => {
  const gone = [
    await changed({ expires_at: past() }),
    await changed({ expires_at: past(), state: 'storing' }),
    await changed({ expires_at: past(), state: 'removing' }),
  ];
  const kept = [
    await changed({ state: 'stored' }),
    await changed({ expires_at: ahead(), state: 'storing' }),
  ];
  await twiceAtOnce(removeUploads);
  for (const { row, object } of gone) {
    expect([await exists(row), await isStored(object)]).toEqual([false, false]);
  }
  for (const { row, object } of kept) {
    expect([await exists(row), await isStored(object)]).toEqual([true, true]);
  }
});

it('uploads whose object is gone already go too', async () => {
  const { row, object } = await changed({ expires_at: past() });
  await testBucket().file(object).delete();
  await removeUploads();
  expect(await exists(row)).toBe(false);
});

it('uploads stay when they are claimed', async () => {
  const { receiptUrl } = await storeMember();
  const path = `uploads/${uploadIdOf(receiptUrl)}`;
  await testDb().doc(path).update({ expires_at: past() });
  await removeUploads();
  expect(await exists(path)).toBe(true);
});

async function buildHolds(count: number) {
  const code = `M-${randomUUID().slice(0, 13).toUpperCase()}`;
  const promo = testDb().doc(`promo_codes/${code}`);
  await promo.set({ discountRate: 50, discountType: 'percentage' });
  const holds = await Promise.all(
    Array.from({ length: count }, async () => {
      const { body } = await call(applyPromoCode, { body: { code } });
      return testDb().doc(`promo_reservations/${body.reservation_id}`);
    }),
  );
  return { promo, holds, usedCount: async () => (await promo.get()).get('usedCount') };
}

it('promo holds go below zero for nobody, and go though their code is gone', async () => {
  const zero = await buildHolds(1);
  await zero.promo.update({ usedCount: 0 });
  const lost = await buildHolds(1);
  await lost.promo.delete();
  for (const hold of [...zero.holds, ...lost.holds]) await hold.update({ expires_at: past() });
  await giveBack();
  expect(await zero.usedCount()).toBe(0);
  for (const hold of [...zero.holds, ...lost.holds]) {
    expect((await hold.get()).exists).toBe(false);
  }
});

it.each(['login_links', 'idempotency', 'rate_limits'] as const)(
  'rows of %s are deleted after they expired, page after page',
  async (collection) => {
    const prefix = `${collection}/${randomUUID()}`;
    const batch = testDb().batch();
    for (let i = 0; i < 120; i++) {
      batch.set(testDb().doc(`${prefix}-${i}`), { expires_at: past() });
    }
    batch.set(testDb().doc(`${prefix}-live`), { expires_at: ahead() });
    await batch.commit();
    await twiceAtOnce(() => removeAsTtlDoes(serverContext(), collection, unhurried));
    expect(await exists(`${prefix}-0`)).toBe(false);
    expect(await exists(`${prefix}-119`)).toBe(false);
    expect(await exists(`${prefix}-live`)).toBe(true);
  },
);

it('mail rows are deleted only after they were delivered or given up', async () => {
  const ids: Record<string, string> = {};
  for (const state of ['SUCCESS', 'DEAD', 'PROCESSING']) {
    ids[state] = `mail/${randomUUID()}`;
    await testDb()
      .doc(ids[state])
      .set({ delivery: { state, lease_expires_at: ahead() }, expires_at: past() });
  }
  await removeExpiredMails(serverContext(), unhurried);
  const left = await Promise.all(Object.values(ids).map(exists));
  expect(left).toEqual([false, false, true]);
  await testDb().doc(String(ids.PROCESSING)).delete();
});
