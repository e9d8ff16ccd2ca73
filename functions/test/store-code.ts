import { randomUUID } from 'node:crypto';
import { testDb } from './firebase.ts';

export const halfShipping = { discountRate: 50, discountType: 'percentage' };

export const newCode = () => `T-${randomUUID().slice(0, 13).toUpperCase()}`;

/** Stores the row of a promo code as it is, like staff who write it by hand; returns the code. */
export async function storeCode(record: object = halfShipping, code = newCode()): Promise<string> {
  await testDb().doc(`promo_codes/${code}`).set(record);
  return code;
}

export async function usedCountOf(code: string): Promise<unknown> {
  return (await testDb().doc(`promo_codes/${code}`).get()).get('usedCount');
}
