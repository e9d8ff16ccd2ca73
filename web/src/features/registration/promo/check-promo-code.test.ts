import { api } from '@fanclub/contract/api';
import { expect, test } from 'vitest';
import { fakeFirestore } from '#testing/fake-firestore.ts';
import { fakeServer, noNetwork, refusal } from '#testing/fake-server.ts';
import { half, refused } from '../testing/checked-promo.ts';
import { checkPromoCode } from './check-promo-code.ts';

const asked = () => fakeServer.callsOf(api.validatePromoCode).map(({ body }) => body.code);

test('a promo code is asked of the server in capitals', async () => {
  fakeServer.answer(api.validatePromoCode, half);
  await expect(checkPromoCode(' half ship ', {})).resolves.toEqual({
    code: 'HALFSHIP',
    discountType: 'percentage',
    discountRate: 50,
    limited: false,
    hold: null,
  });
  expect(asked()).toEqual(['HALFSHIP']);
});

test('an empty or malformed code is not looked up', async () => {
  await expect(checkPromoCode('  ', {})).rejects.toMatchObject({ key: 'enter_promo_code' });
  await expect(checkPromoCode('код', {})).rejects.toMatchObject({ key: 'invalid_promo_code' });
  expect(asked()).toEqual([]);
});

test('a code that the server refuses gives its reason, without a second check', async () => {
  fakeServer.answer(api.validatePromoCode, refused('promo_code_expired'));
  fakeFirestore.put('promo_codes/OLD', { discountRate: 3, discountType: 'fixed' });
  await expect(checkPromoCode('OLD', {})).rejects.toMatchObject({ key: 'promo_code_expired' });
});

test.each([
  ['the network is down', noNetwork],
  ['the server is down', refusal('service_busy')],
] as const)('a promo code is looked up in the database when %s', async (_, failure) => {
  fakeServer.answer(api.validatePromoCode, failure);
  fakeFirestore.put('promo_codes/SHIP3', { discountRate: 3, discountType: 'fixed' });
  await expect(checkPromoCode('ship3', {})).resolves.toEqual({
    code: 'SHIP3',
    discountType: 'fixed',
    discountRate: 3,
    limited: false,
    hold: null,
  });
});

test('a code that the database does not know either is unknown', async () => {
  fakeServer.answer(api.validatePromoCode, noNetwork);
  await expect(checkPromoCode('SHIP3', {})).rejects.toMatchObject({ key: 'invalid_promo_code' });
});

test('too many tries are said, not worked around', async () => {
  fakeServer.answer(api.validatePromoCode, refusal('rate_limited'));
  fakeFirestore.put('promo_codes/SHIP3', { discountRate: 3, discountType: 'fixed' });
  await expect(checkPromoCode('SHIP3', {})).rejects.toMatchObject({ key: 'rate_limited' });
});

test('a code that nobody can check says so', async () => {
  fakeServer.answer(api.validatePromoCode, noNetwork);
  fakeFirestore.goDown();
  await expect(checkPromoCode('SHIP3', {})).rejects.toMatchObject({
    key: 'promo_code_validation_failed',
  });
});
