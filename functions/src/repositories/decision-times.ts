import { type DocumentSnapshot, type Firestore, Timestamp } from 'firebase-admin/firestore';
import { timestampOf } from '#platform/time';

/** `settings/decisionTimes`: how long the decisions of the last 30 days took, as maintenance last measured it. */
export function decisionTimesDoc(db: Firestore) {
  return db.collection('settings').doc('decisionTimes');
}

/** Returns the median time to a decision in hours; null if it was not measured yet or there were too few decisions. */
export function medianHoursIn(snapshot: DocumentSnapshot): number | null {
  const hours: unknown = snapshot.get('medianHours');
  return typeof hours === 'number' ? hours : null;
}

/** Reads the time of the last measurement, in ms since the epoch; 0 if there was none. */
export async function measuredAtMs(db: Firestore): Promise<number> {
  const measuredAt: unknown = (await decisionTimesDoc(db).get()).get('measuredAt');
  return measuredAt instanceof Timestamp ? measuredAt.toMillis() : 0;
}

export async function saveDecisionTimes(
  db: Firestore,
  times: { medianHours: number | null; decisions: number },
  now: Date,
): Promise<void> {
  await decisionTimesDoc(db).set({ ...times, measuredAt: timestampOf(now) });
}
