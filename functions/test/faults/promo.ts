import { Timestamp } from 'firebase-admin/firestore';
import { storeCode } from '../store-card.ts';

/** A promo code with a limit of uses, so that each use is counted. */
export const faultsCode = 'FAULTS';

export async function createFaultsCode(): Promise<void> {
  const limited = { discountType: 'fixed', discountRate: 1, maxUses: 9999, usedCount: 0 };
  const expiresAt = Timestamp.fromMillis(Date.now() + 86_400_000);
  await storeCode({ ...limited, expiresAt }, faultsCode);
}
