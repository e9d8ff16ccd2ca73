import { type DocumentSnapshot, type Firestore, Timestamp } from 'firebase-admin/firestore';
import { timestampOf } from '#platform/time';

/** `settings/memberCount`: how many had a valid membership when maintenance counted last. */
export function memberCountDoc(db: Firestore) {
  return db.collection('settings').doc('memberCount');
}

/** Returns the stored count; null if maintenance has not counted yet. */
export function memberCountIn(snapshot: DocumentSnapshot): number | null {
  const count: unknown = snapshot.get('count');
  return typeof count === 'number' ? count : null;
}

/** Reads the time of the last count, in ms since the epoch; 0 if there was none. */
export async function countedAtMs(db: Firestore): Promise<number> {
  const countedAt: unknown = (await memberCountDoc(db).get()).get('countedAt');
  return countedAt instanceof Timestamp ? countedAt.toMillis() : 0;
}

export async function saveMemberCount(db: Firestore, count: number, now: Date): Promise<void> {
  await memberCountDoc(db).set({ count, countedAt: timestampOf(now) });
}
