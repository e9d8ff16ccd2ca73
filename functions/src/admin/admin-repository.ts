import type { Firestore, Timestamp } from 'firebase-admin/firestore';

export interface AdminRecord {
  sessions_valid_after?: Timestamp | null;
}

export function adminDoc(db: Firestore, email: string) {
  return db.collection('admins').doc(email);
}

/** The record of an admin by lower-cased e-mail, or null. */
export async function findAdmin(db: Firestore, email: string): Promise<AdminRecord | null> {
  const snapshot = await adminDoc(db, email).get();
  return snapshot.exists ? (snapshot.data() as AdminRecord) : null;
}
