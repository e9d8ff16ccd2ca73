import { randomUUID } from 'node:crypto';
import { api } from '@fanclub/contract/api';
import { dayMs } from '@fanclub/contract/retention/kept-until';
import { buildRegistration } from '@fanclub/stories/tools/build-member';
import { call } from '@fanclub/stories/tools/call';
import { Timestamp } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import { serverContext } from '#platform/context';
import { testDb } from '../../../test/firebase.ts';
import { halfShipping, newCode, storeCode, usedCountOf } from '../../../test/store-card.ts';
import { storedMember } from '../../../test/stored.ts';
import { applyPromoCode as apply } from './apply-promo-code.ts';

const half = halfShipping;

const validate = (code: unknown) => call(api.validatePromoCode, { body: { code } });
const use = (code: unknown, headers = {}) => call(api.applyPromoCode, { body: { code }, headers });

it('the check answers the rate or amount of a usable code and counts nothing', async () => {
  const percent = await storeCode();
  expect((await validate(percent)).body).toEqual({
    valid: true,
    discount_amount: 50,
    discount_type: 'percentage',
    message: 'این کد تخفیف معتبر است.',
    limited: false,
  });
  expect(await usedCountOf(percent)).toBeUndefined();
  const fixed = await storeCode({ discountRate: 3, discountType: 'fixed', maxUses: 1 });
  expect((await validate(fixed)).body).toMatchObject({
    discount_amount: 3,
    discount_type: 'fixed',
    limited: true,
  });
});

it('the check takes a code as people type it', async () => {
  for (const typed of [
    ' half ship ',
    'ship۳',
    'half-ship',
    '“HALF_SHIP”.',
    'HALFSHİP،',
    'ＨＡＬＦＳＨＩＰ',
  ]) {
    expect((await validate(typed)).body.valid, typed).toBe(true);
  }
});

it('a code that is typed with a hyphen too many is held and used under its own id', async () => {
  const code = await storeCode({ ...half, maxUses: 2 }, newCode().replaceAll('-', ''));
  const typed = `${code.slice(0, 4)}-${code.slice(4)}`;
  const { body: hold } = await use(typed);
  const held = await testDb().doc(`promo_reservations/${hold.reservation_id}`).get();
  expect(held.get('code')).toBe(code);
  const body = await buildRegistration({
    promo_code: typed,
    promo_reservation: hold.reservation_id ?? null,
  });
  const { body: registered } = await call(api.register, { body });
  expect(await storedMember({ id: registered.user_id })).toMatchObject({ promo_code: code });
  expect(await usedCountOf(code)).toBe(1);
});

it.each([
  ['EXPIRED', 'promo_code_expired'],
  ['USEDUP', 'promo_code_max_uses_reached'],
  ['A/B/C', 'invalid_promo_code'],
])('the code %s is not valid: %s', async (code, message) => {
  const answer = await validate(code);
  expect([answer.status, answer.body]).toEqual([
    200,
    { valid: false, discount_amount: 0, discount_type: null, message },
  ]);
  expect((await use(code)).body).toEqual({ success: false, message });
});

it('the call counts a use now and holds it for 24 hours', async () => {
  const code = await storeCode({ ...half, maxUses: 10 });
  const answer = await use(code.toLowerCase());
  expect(answer.body).toMatchObject({ success: true, message: expect.stringContaining('۲۴') });
  const leftMs = Date.parse(String(answer.body.expires_at)) - Date.now();
  expect(leftMs).toBeGreaterThan(dayMs - 60_000);
  expect(leftMs).toBeLessThanOrEqual(dayMs);
  expect(await usedCountOf(code)).toBe(1);
  const hold = await testDb().doc(`promo_reservations/${answer.body.reservation_id}`).get();
  expect(hold.data()).toMatchObject({ code, used_by: null });
});

it('a use is not counted again by the registration that brings the hold', async () => {
  const code = await storeCode({ ...half, maxUses: 1 });
  const { body: hold } = await use(code);
  const body = await buildRegistration({
    promo_code: code,
    promo_reservation: hold.reservation_id ?? null,
  });
  const { body: registered } = await call(api.register, { body });
  expect(await storedMember({ id: registered.user_id })).toMatchObject({
    promo_code: code,
    shipping_discount: 2.5,
  });
  expect(await usedCountOf(code)).toBe(1);
  const row = await testDb().doc(`promo_reservations/${hold.reservation_id}`).get();
  expect(row.get('used_by')).toBe(registered.user_id);
});

it('the call answers the same hold to the same Idempotency-Key', async () => {
  const code = await storeCode({ ...half, maxUses: 10 });
  const headers = { 'idempotency-key': randomUUID() };
  const answers = await Promise.all([use(code, headers), use(code, headers)]);
  expect(answers[0].body).toEqual(answers[1].body);
  expect(await usedCountOf(code)).toBe(1);
});

it.each([
  ['ran out', { expires_at: Timestamp.fromMillis(Date.now() - 1_000) }],
  ['a registration has used', { used_by: 'somebody' }],
])('the call does not answer a hold that %s as applied', async (_, change) => {
  const code = await storeCode();
  const headers = { 'idempotency-key': randomUUID() };
  const { body } = await use(code, headers);
  await testDb().doc(`promo_reservations/${body.reservation_id}`).update(change);
  const again = await use(code, headers);
  expect([again.body.success, again.body.message]).toEqual([false, 'promo_code_expired']);
});

it('the call never passes maxUses, however many come at once', async () => {
  const code = await storeCode({ ...half, maxUses: 10 });
  const answers = await Promise.all(Array.from({ length: 25 }, () => use(code)));
  const held = answers.filter((answer) => answer.body.success === true);
  const refused = answers.filter((answer) => answer.body.message === 'promo_code_max_uses_reached');
  expect([held.length, refused.length]).toEqual([10, 15]);
  expect(new Set(held.map((answer) => answer.body.reservation_id)).size).toBe(10);
  expect(await usedCountOf(code)).toBe(10);
});

describe('holds of one address outside the emulator', () => {
  const context = {
    ...serverContext(),
    environment: { ...serverContext().environment, emulated: false },
  };
  const hold = (code: string, addressHash: string) =>
    apply(context, { code, buyer: {}, addressHash, idempotencyKey: undefined });

  it('are five at most, over all codes; used and ended ones do not count', async () => {
    const [code, other] = [await storeCode(), await storeCode()];
    const address = randomUUID();
    const held = await Promise.all([1, 2, 3, 4, 5].map(() => hold(code, address)));
    await expect(hold(other, address)).rejects.toMatchObject({ code: 'rate_limited' });
    const refusal = await hold(other, address).catch((error) => error);
    expect(refusal.extras.retryAfterS).toBeGreaterThan(23 * 60 * 60);
    expect(refusal.extras.retryAfterS).toBeLessThanOrEqual(24 * 60 * 60);
    expect(await usedCountOf(other)).toBeUndefined();
    expect(await hold(other, randomUUID())).toMatchObject({ applied: true });

    const [first] = held;
    if (!first?.applied) throw new Error('the first hold was refused');
    await testDb().doc(`promo_reservations/${first.reservationId}`).update({ used_by: 'someone' });
    expect(await hold(other, address)).toMatchObject({ applied: true });
    await expect(hold(other, address)).rejects.toMatchObject({ code: 'rate_limited' });

    const tomorrow = { ...context, now: () => new Date(Date.now() + dayMs) };
    const later = apply(tomorrow, {
      code,
      buyer: {},
      addressHash: address,
      idempotencyKey: undefined,
    });
    expect(await later).toMatchObject({ applied: true });
  });
});

it('a code for one address is held for nobody else, and nobody learns whose code it is', async () => {
  const code = await storeCode({ ...halfShipping, maxUses: 1, email: 'sara@example.com' });
  const hold = (email?: string) => call(api.applyPromoCode, { body: { code, email } });
  for (const email of [undefined, 'nora@example.com']) {
    const { body } = await hold(email);
    expect(body).toEqual({ success: false, message: 'promo_code_other_email' });
  }
  expect((await hold(' SARA@example.com ')).body.success).toBe(true);
  const checked = await call(api.validatePromoCode, { body: { code } });
  expect(JSON.stringify(checked.body)).not.toContain('sara@example.com');
});
