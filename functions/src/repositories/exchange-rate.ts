import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import { timestampOf } from '#platform/time';

/** Rial per euro and the time it was true. */
export interface KnownRate {
  rate: number;
  fetchedAt: Date;
}

/** `settings/exchangeRate`: the last good value, shared by all instances. */
function exchangeRateDoc(db: Firestore) {
  return db.collection('settings').doc('exchangeRate');
}

/** The shared value, or null where there is none or it makes no sense. */
export async function loadRate(db: Firestore): Promise<KnownRate | null> {
  const { rate, fetchedAt } = (await exchangeRateDoc(db).get()).data() ?? {};
  const isSound = typeof rate === 'number' && rate > 0 && fetchedAt instanceof Timestamp;
  return isSound ? { rate, fetchedAt: fetchedAt.toDate() } : null;
}

/** Shares a value; of two instances at once the later one stands, and both are good. */
export async function saveRate(db: Firestore, { rate, fetchedAt }: KnownRate): Promise<void> {
  await exchangeRateDoc(db).set({ rate, fetchedAt: timestampOf(fetchedAt) });
}
