import { Timestamp } from 'firebase-admin/firestore';

export type { Timestamp };

/** A Firestore timestamp. A number is ms since the epoch. */
export function timestampOf(at: Date | number): Timestamp {
  return Timestamp.fromMillis(Number(at));
}
