import { randomUUID } from 'node:crypto';
import { api } from '@fanclub/contract/api';
import { buildRegistration } from '@fanclub/stories/tools/build-member';
import { call } from '@fanclub/stories/tools/call';
import { Timestamp } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import { giveBackHolds } from '#features/maintenance/give-back-holds';
import { AppError } from '#platform/app-error';
import { type ServerContext, serverContext } from '#platform/context';
import { promoCodeDoc } from '#repositories/promo-codes';
import { testDb } from '../../../test/firebase.ts';
import { halfShipping, newCode, storeCode, usedCountOf } from '../../../test/store-card.ts';
import { storedMember } from '../../../test/stored.ts';
import { applyPromoCode as apply } from './apply-promo-code.ts';
import { usablePromo } from './find-promo-code.ts';

/**
 * The context has no mutex in memory. The mutex reduces contention within one instance and would hide whether the
 * transaction alone is enough, as it has to be between two instances.
 */
const context = (): ServerContext => ({
  ...serverContext(),
  mutex: { run: (_, work) => work(), hold: () => null, size: () => 0 },
});

const maxUses = 3;
const atOnce = 9;
const people = Array.from({ length: atOnce }, (_, i) => i);

/** Counts a use like `applyPromoCode`, but without a transaction: reads first, then writes. */
async function applyUnguarded(code: string): Promise<boolean> {
  const row = promoCodeDoc(testDb(), code);
  const found = usablePromo(await row.get(), Date.now(), {});
  if ('problem' in found) return false;
  await row.update({ usedCount: found.record.usedCount + 1 });
  return true;
}

/** Uses a code by `applyPromoCode`. Repeats the request with the same key if the service is busy, as a client does. */
async function applyGuarded(code: string): Promise<boolean> {
  const request = { code, buyer: {}, addressHash: newCode(), idempotencyKey: randomUUID() };
  for (;;) {
    const answer = await apply(context(), request).catch((error: unknown) => {
      if (!(error instanceof AppError && error.code === 'service_busy')) throw error;
    });
    if (answer) return answer.applied;
  }
}

const granted = async (work: (code: string) => Promise<boolean>, code: string) =>
  (await Promise.all(people.map(() => work(code)))).filter(Boolean).length;

it('counting the uses of a code goes wrong without its transaction: this race is real', async () => {
  const code = await storeCode({ ...halfShipping, maxUses, usedCount: 0 });
  const uses = await granted(applyUnguarded, code);
  expect(uses).toBeGreaterThan(maxUses);
  // More uses were granted than `maxUses` allows, and some of them are missing from the stored count.
  expect(await usedCountOf(code)).toBeLessThan(uses);
});

it('counting the uses of a code holds with it, between callers who share no memory', async () => {
  const code = await storeCode({ ...halfShipping, maxUses, usedCount: 0 });
  expect(await granted(applyGuarded, code)).toBe(maxUses);
  expect(await usedCountOf(code)).toBe(maxUses);
});

const lastUse = () => storeCode({ ...halfShipping, maxUses: 1, usedCount: 0 });
const discountOf = async (uid: string) =>
  (await storedMember({ id: uid }))?.shipping_discount as number;

it('the last use of a code goes to a hold or to a registration, and never to both', async () => {
  const code = await lastUse();
  const body = await buildRegistration({ promo_code: code });
  const [held, registered] = await Promise.all([
    call(api.applyPromoCode, { body: { code } }),
    call(api.register, { body }),
  ]);
  expect(registered.status).toBe(201);
  const isDiscounted = (await discountOf(registered.body.user_id)) > 0;
  expect([held.body.success, isDiscounted].filter(Boolean)).toHaveLength(1);
  expect(await usedCountOf(code)).toBe(1);
});

it('the last use of a code stays with whoever holds it, though another registers at the same time', async () => {
  const code = await lastUse();
  const { reservation_id } = (await call(api.applyPromoCode, { body: { code } })).body;
  const holder = await buildRegistration({
    promo_code: code,
    promo_reservation: reservation_id ?? null,
  });
  const other = await buildRegistration({ promo_code: code });
  const answers = await Promise.all([other, holder].map((body) => call(api.register, { body })));
  expect(answers.map(({ status }) => status)).toEqual([201, 201]);
  const discounts = await Promise.all(answers.map(({ body }) => discountOf(body.user_id)));
  expect(discounts).toEqual([0, 2.5]);
  expect(await usedCountOf(code)).toBe(1);
});

it('the last use of a code is held by one of two registrations that bring the same hold', async () => {
  const code = await lastUse();
  const { reservation_id } = (await call(api.applyPromoCode, { body: { code } })).body;
  const bodies = await Promise.all(
    [1, 2].map(() =>
      buildRegistration({ promo_code: code, promo_reservation: reservation_id ?? null }),
    ),
  );
  const answers = await Promise.all(bodies.map((body) => call(api.register, { body })));
  const discounts = await Promise.all(answers.map(({ body }) => discountOf(body.user_id)));
  expect([...discounts].sort()).toEqual([0, 2.5]);
  expect(await usedCountOf(code)).toBe(1);
});

it('the last use of a code is counted once when its hold runs out while its holder registers', async () => {
  const code = await lastUse();
  const { reservation_id } = (await call(api.applyPromoCode, { body: { code } })).body;
  const body = await buildRegistration({
    promo_code: code,
    promo_reservation: reservation_id ?? null,
  });
  await testDb().doc(`promo_reservations/${reservation_id}`).update({
    expires_at: Timestamp.now(),
  });
  const [registered] = await Promise.all([call(api.register, { body }), giveBackHolds(context())]);
  expect(registered.status).toBe(201);
  await giveBackHolds(context());
  const isDiscounted = (await discountOf(registered.body.user_id)) > 0;
  expect(await usedCountOf(code)).toBe(isDiscounted ? 1 : 0);
});
