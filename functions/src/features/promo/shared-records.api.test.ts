import { api } from '@fanclub/contract/api';
import { buildRegistration, uploadImage } from '@fanclub/stories/tools/build-member';
import { call } from '@fanclub/stories/tools/call';
import { Timestamp } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import { addUpUses } from '#features/maintenance/add-up-uses';
import { giveBackHolds } from '#features/maintenance/give-back-holds';
import { serverContext } from '#platform/context';
import { testDb } from '../../../test/firebase.ts';
import { halfShipping, storeCode, usedCountOf } from '../../../test/store-card.ts';
import { storedMember } from '../../../test/stored.ts';

/**
 * The tests of this file check that registrations with the same promo code do not all write the code's record, because
 * Firestore allows about one write of a document per second. Uses of a code without an exact limit are therefore
 * separate rows until the maintenance adds them up.
 */

const limited = { ...halfShipping, maxUses: 99_999, usedCount: 0 };
const countless = [
  ['without a limit', { ...halfShipping }],
  ['with a limit of 100,000', { ...halfShipping, maxUses: 100_000, usedCount: 7 }],
] as const;

const recordOf = (code: string) => testDb().doc(`promo_codes/${code}`).get();
const pendingOf = async (code: string) =>
  (await testDb().collection('promo_uses').where('code', '==', code).get()).size;
const hold = async (code: string) =>
  String((await call(api.applyPromoCode, { body: { code } })).body.reservation_id);

async function registerWith(code: string, reservation: string | null = null) {
  const body = await buildRegistration({ promo_code: code, promo_reservation: reservation });
  const answer = await call(api.register, { body });
  expect(answer.status).toBe(201);
  return (await storedMember({ id: answer.body.user_id }))?.shipping_discount ?? Number.NaN;
}

async function endHold(id: string): Promise<void> {
  await testDb().doc(`promo_reservations/${id}`).update({ expires_at: Timestamp.now() });
  await giveBackHolds(serverContext());
}

it.each(countless)('a code %s is not written by those who use it', async (_, record) => {
  const code = await storeCode(record);
  const before = await recordOf(code);
  expect(await registerWith(code)).toBe(2.5);
  await registerWith(code, await hold(code));
  expect((await recordOf(code)).updateTime).toEqual(before.updateTime);
  await Promise.all([addUpUses(serverContext()), addUpUses(serverContext())]);
  await addUpUses(serverContext());
  expect(await usedCountOf(code)).toBe((before.get('usedCount') ?? 0) + 2);
  expect(await pendingOf(code)).toBe(0);
});

it('a registration that carries a hold writes nothing of the code, whatever its limit', async () => {
  const code = await storeCode(limited);
  const id = await hold(code);
  const held = await recordOf(code);
  expect(await registerWith(code, id)).toBe(2.5);
  expect((await recordOf(code)).updateTime).toEqual(held.updateTime);
  expect(await usedCountOf(code)).toBe(1);
});

it('a code with a limit is counted at once', async () => {
  const code = await storeCode(limited);
  await registerWith(code);
  expect([await usedCountOf(code), await pendingOf(code)]).toEqual([1, 0]);
});

it('a limit that staff set counts what was used before it, added up or not', async () => {
  const code = await storeCode({ ...halfShipping });
  await registerWith(code);
  await registerWith(code);
  await testDb().doc(`promo_codes/${code}`).update({ maxUses: 3 });
  const discounts = await Promise.all([1, 2, 3].map(() => registerWith(code)));
  expect(discounts.filter((discount) => discount > 0)).toHaveLength(1);
  expect((await call(api.applyPromoCode, { body: { code } })).body.success).toBe(false);
  await addUpUses(serverContext());
  expect(await usedCountOf(code)).toBe(3);
  expect((await call(api.validatePromoCode, { body: { code } })).body.valid).toBe(false);
});

it('a hold that ran out gives its use back once, added up or not', async () => {
  const code = await storeCode({ ...halfShipping, usedCount: 5 });
  await endHold(await hold(code));
  expect([await usedCountOf(code), await pendingOf(code)]).toEqual([5, 0]);
  const id = await hold(code);
  await addUpUses(serverContext());
  expect(await usedCountOf(code)).toBe(6);
  await endHold(id);
  await addUpUses(serverContext());
  expect(await usedCountOf(code)).toBe(5);
});

it.each([
  ['counted at once', { maxUses: '۱۰' }],
  ['counted later', {}],
])('a count that staff typed as text goes on, %s, and ends as a number', async (_, limit) => {
  const code = await storeCode({ ...halfShipping, discountRate: '50', usedCount: '7', ...limit });
  expect(await registerWith(code)).toBe(2.5);
  const id = await hold(code);
  await addUpUses(serverContext());
  expect(await usedCountOf(code)).toBe(9);
  await testDb().doc(`promo_codes/${code}`).update({ usedCount: '9' });
  await endHold(id);
  expect(await usedCountOf(code)).toBe(8);
});

it('uses of a code that staff deleted or spoiled hold nobody up', async () => {
  const [gone, spoiled, sound] = await Promise.all([1, 2, 3].map(() => storeCode()));
  for (const code of [gone, spoiled, sound]) await registerWith(String(code));
  await testDb().doc(`promo_codes/${gone}`).delete();
  await testDb().doc(`promo_codes/${spoiled}`).update({ usedCount: 'many' });
  await addUpUses(serverContext());
  const left = [gone, spoiled, sound].map((code) => pendingOf(String(code)));
  expect(await Promise.all(left)).toEqual([0, 1, 0]);
  expect(await usedCountOf(String(sound))).toBe(1);
});

it('no row is written by every upload', async () => {
  await uploadImage('receipt');
  const rows = await testDb().collection('rate_limits').listDocuments();
  expect(rows.filter(({ id }) => id.startsWith('upload-bytes-'))).toEqual([]);
});
