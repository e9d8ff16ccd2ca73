import { randomUUID } from 'node:crypto';
import { testDb } from './firebase.ts';

export const halfShipping = { discountRate: 50, discountType: 'percentage' };

/** A name that no other test uses. */
export const newCode = () => `T-${randomUUID().slice(0, 13).toUpperCase()}`;

/** Writes a promo code of the test's own, as staff do by hand. */
export async function buildCode(record: object = halfShipping, code = newCode()): Promise<string> {
  await testDb().doc(`promo_codes/${code}`).set(record);
  return code;
}

export async function usedCountOf(code: string): Promise<unknown> {
  return (await testDb().doc(`promo_codes/${code}`).get()).get('usedCount');
}
