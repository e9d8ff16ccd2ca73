import type { LanguageCode } from '@fanclub/contract/text/languages';
import type { Firestore, Timestamp } from 'firebase-admin/firestore';

/** `admins/{email}`, lower-cased. Staff make it by hand or with `npm run admin:add`. */
export interface AdminRecord {
  sessions_valid_after?: Timestamp | null;
  /** The language this admin chose last. */
  language?: LanguageCode;
}

/** Addresses may hold a slash or begin with `__`, which ids of Firestore may not. */
const notInIds = /\/|^__/g;

export function adminDoc(db: Firestore, email: string) {
  const id = email.replace(notInIds, (part) => (part === '/' ? '%2F' : '%5F%5F'));
  return db.collection('admins').doc(id);
}

/** The record of an admin by lower-cased e-mail, or null. */
export async function findAdmin(db: Firestore, email: string): Promise<AdminRecord | null> {
  const snapshot = await adminDoc(db, email).get();
  return snapshot.exists ? (snapshot.data() as AdminRecord) : null;
}
