import type { LanguageCode } from '@fanclub/contract/text/languages';
import type { Firestore } from 'firebase-admin/firestore';
import type { Timestamp } from '#platform/time';
import { rowsOf } from './rows.ts';

/** `admins/{email}`, lower-cased. Staff make it by hand or with `npm run admin:add`. */
export interface AdminRecord {
  /** The same as the id, for whoever looks at the collection. */
  email?: string;
  sessions_valid_after?: Timestamp | null;
  /** The language this admin chose last. */
  language?: LanguageCode;
}

/** Addresses may hold a slash or begin with `__`, which ids of Firestore may not. */
const notInIds = /\/|^__/g;

export function adminDoc(db: Firestore, email: string) {
  const id = email.replace(notInIds, (part) => (part === '/' ? '%2F' : '%5F%5F'));
  return rowsOf<AdminRecord>(db, 'admins').doc(id);
}

/** The record of an admin by lower-cased e-mail, or null. */
export async function findAdmin(db: Firestore, email: string): Promise<AdminRecord | null> {
  return (await adminDoc(db, email).get()).data() ?? null;
}
