import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import { timestampOf } from '#platform/time';

/** Rial per euro and the time it was true. */
export interface KnownRate {
  rate: number;
  fetchedAt: Date;
}

/** A rate that was believed, and the one of up to a day before that it was measured by. */
export interface MeasuredRate extends KnownRate {
  measure: KnownRate;
}

/** `settings/exchangeRate`: the last good value, shared by all instances. */
function exchangeRateDoc(db: Firestore) {
  return db.collection('settings').doc('exchangeRate');
}

/** The shared value, or null where there is none or it makes no sense. */
export async function loadRate(db: Firestore): Promise<MeasuredRate | null> {
  const row = (await exchangeRateDoc(db).get()).data();
  const known = knownIn(row);
  // A row of before has no measure but itself.
  return known && { ...known, measure: knownIn(row?.measure) ?? known };
}

function knownIn(fields: { rate?: unknown; fetchedAt?: unknown } | undefined): KnownRate | null {
  const { rate, fetchedAt } = fields ?? {};
  const isSound = typeof rate === 'number' && rate > 0 && fetchedAt instanceof Timestamp;
  return isSound ? { rate, fetchedAt: fetchedAt.toDate() } : null;
}

/** Shares a value; of two instances at once the later one stands, and both are good. */
export async function saveRate(db: Firestore, { measure, ...known }: MeasuredRate): Promise<void> {
  await exchangeRateDoc(db).set({ ...rowOf(known), measure: rowOf(measure) });
}

const rowOf = ({ rate, fetchedAt }: KnownRate) => ({ rate, fetchedAt: timestampOf(fetchedAt) });
