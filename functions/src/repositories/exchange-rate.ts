import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import { timestampOf } from '#platform/time';

/** Rial per euro, and the time of that rate. */
export interface KnownRate {
  rate: number;
  fetchedAt: Date;
}

/**
 * An accepted rate, and the measure: the earlier rate with which all rates of a day are compared. The measure is the
 * accepted rate itself if no earlier rate was known, or if only the fallback rate of the staff confirmed it.
 */
export interface MeasuredRate extends KnownRate {
  measure: KnownRate;
}

/** `settings/exchangeRate`: the last valid rate, shared by all instances. */
function exchangeRateDoc(db: Firestore) {
  return db.collection('settings').doc('exchangeRate');
}

/** Reads the stored rate; null if there is none or it is malformed. */
export async function loadRate(db: Firestore): Promise<MeasuredRate | null> {
  const row = (await exchangeRateDoc(db).get()).data();
  const [known, measure] = [knownIn(row), knownIn(row?.measure)];
  return known && measure && { ...known, measure };
}

function knownIn(fields: { rate?: unknown; fetchedAt?: unknown } | undefined): KnownRate | null {
  const { rate, fetchedAt } = fields ?? {};
  const isSound = typeof rate === 'number' && rate > 0 && fetchedAt instanceof Timestamp;
  return isSound ? { rate, fetchedAt: fetchedAt.toDate() } : null;
}

/** Stores a rate. If two instances write at the same time, the rate that is written last stays; both are valid. */
export async function saveRate(db: Firestore, { measure, ...known }: MeasuredRate): Promise<void> {
  await exchangeRateDoc(db).set({ ...rowOf(known), measure: rowOf(measure) });
}

const rowOf = ({ rate, fetchedAt }: KnownRate) => ({ rate, fetchedAt: timestampOf(fetchedAt) });
