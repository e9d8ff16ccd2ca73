import { randomUUID } from 'node:crypto';
import { testDb } from './firebase.ts';

export const halfShipping = { discountRate: 50, discountType: 'percentage' };

/** A unique name for a promo code. */
export const newCode = () => `T-${randomUUID().slice(0, 13).toUpperCase()}`;

/** Stores a promo code for one test, as staff do by hand. */
export async function buildCode(record: object = halfShipping, code = newCode()): Promise<string> {
  await testDb().doc(`promo_codes/${code}`).set(record);
  return code;
}

export async function usedCountOf(code: string): Promise<unknown> {
  return (await testDb().doc(`promo_codes/${code}`).get()).get('usedCount');
}
