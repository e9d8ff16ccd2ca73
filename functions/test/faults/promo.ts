import { Timestamp } from 'firebase-admin/firestore';
import { testDb } from '../firebase.ts';

/** A code with a limit, whose uses are counted one by one. */
export const faultsCode = 'FAULTS';

export async function createFaultsCode(): Promise<void> {
  await testDb()
    .doc(`promo_codes/${faultsCode}`)
    .set({
      discountType: 'fixed',
      discountRate: 1,
      maxUses: 9999,
      usedCount: 0,
      expiresAt: Timestamp.fromMillis(Date.now() + 86_400_000),
    });
}
