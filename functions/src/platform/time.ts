import { Timestamp } from 'firebase-admin/firestore';

export type { Timestamp };

/** Returns a Firestore timestamp. A number is in ms since the epoch. */
export function timestampOf(at: Date | number): Timestamp {
  return Timestamp.fromMillis(Number(at));
}
