import {
  type AdminRole,
  adminRoles,
  roleOfMistyped,
  roleWithoutRecord,
} from '@fanclub/contract/admin/roles';
import { defaultLanguage, type LanguageCode } from '@fanclub/contract/text/languages';
import type { Firestore, QueryDocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import { AppError } from '#platform/app-error';
import { inTransaction } from '#platform/firebase/in-transaction';
import { log } from '#platform/log';
import { type Timestamp, timestampOf } from '#platform/time';
import { rowsOf, wasThere } from './rows.ts';

/** `admins/{email}`, lower-cased. Staff make it by hand or with `npm run admin:add`. */
export interface AdminRecord {
  /** The same as the id, for whoever looks at the collection. */
  email?: string;
  /** By hand, so anything may stand here: `adminRoleOf` reads it. */
  role?: unknown;
  /** Google's own id of the account that signed in first; no other one speaks for this admin. */
  google_sub?: string | null;
  /** Until when the gate is open, by the `auth_time` of each session that has passed it. */
  gates?: Record<string, Timestamp>;
  sessions_valid_after?: Timestamp | null;
  last_sign_in_at?: Timestamp;
  /** The language this admin chose last. */
  language?: LanguageCode;
}

/** Addresses may hold a slash or begin with `__`, which ids of Firestore may not. */
const notInIds = /\/|^__/g;
const unescaped = (id: string) => id.replaceAll('%2F', '/').replace(/^%5F%5F/, '__');

const admins = (db: Firestore) => rowsOf<AdminRecord>(db, 'admins');

export function adminDoc(db: Firestore, email: string) {
  const id = email.replace(notInIds, (part) => (part === '/' ? '%2F' : '%5F%5F'));
  return admins(db).doc(id);
}

/** The role in a record, with what a missing and a mistyped one stand for. */
export function adminRoleOf({ role }: Pick<AdminRecord, 'role'>): AdminRole {
  if (role === undefined || role === null) return roleWithoutRecord;
  const known = adminRoles.find((name) => name === role);
  if (!known) log.warn('malformed admin role', { role: String(role) });
  return known ?? roleOfMistyped;
}

/** The record of an admin by lower-cased e-mail, or null. */
export async function findAdmin(db: Firestore, email: string): Promise<AdminRecord | null> {
  return (await adminDoc(db, email).get()).data() ?? null;
}

/**
 * Keeps the Google account that signs in first for an admin; answers the one that is kept, or null
 * for somebody who is no admin any more. Of two at once one is kept.
 */
export function pinAdminGoogle(
  db: Firestore,
  email: string,
  googleSub: string,
): Promise<string | null> {
  const row = adminDoc(db, email);
  return inTransaction(db, async (transaction) => {
    const admin = (await transaction.get(row)).data();
    if (!admin) return null;
    if (admin.google_sub) return admin.google_sub;
    transaction.update(row, { google_sub: googleSub });
    return googleSub;
  });
}

/** An admin as the staff's list has them. */
export interface ListedAdmin {
  email: string;
  role: AdminRole;
  /** Null until they sign in for the first time. */
  googleSub: string | null;
  lastSignInAt: Timestamp | null;
  /** In which they are written to. */
  language: LanguageCode;
}

function toListed(row: QueryDocumentSnapshot<AdminRecord>): ListedAdmin {
  const record = row.data();
  return {
    email: unescaped(row.id),
    role: adminRoleOf(record),
    googleSub: record.google_sub ?? null,
    lastSignInAt: record.last_sign_in_at ?? null,
    language: record.language ?? defaultLanguage,
  };
}

/** All admins, by address: a club has a few dozen at most. */
export async function listAdmins(db: Firestore): Promise<ListedAdmin[]> {
  return (await admins(db).get()).docs.map(toListed);
}

/** The same inside a transaction, which then goes through only if nobody's row changes meanwhile. */
export async function readAdmins(transaction: Transaction, db: Firestore): Promise<ListedAdmin[]> {
  return (await transaction.get(admins(db))).docs.map(toListed);
}

/** Says when somebody signed in; an admin who is removed at that moment stays removed. */
export async function markAdminSignedIn(db: Firestore, email: string, now: Date): Promise<void> {
  await wasThere(adminDoc(db, email).update({ last_sign_in_at: timestampOf(now) }));
}

/** Sets fields that need no reading first; throws `forbidden` for somebody who is no admin any more. */
export async function setAdminFields(
  db: Firestore,
  email: string,
  fields: Pick<AdminRecord, 'sessions_valid_after' | 'language'>,
): Promise<void> {
  if (!(await wasThere(adminDoc(db, email).update(fields)))) throw new AppError('forbidden');
}

/**
 * Opens the gate to one session of an admin; those of other sessions that are over go. Throws
 * `forbidden` for somebody who is no admin any more.
 */
export async function openAdminGate(
  db: Firestore,
  email: string,
  { authTime, until, now }: { authTime: number; until: Date; now: Date },
): Promise<void> {
  const row = adminDoc(db, email);
  await inTransaction(db, async (transaction) => {
    const admin = (await transaction.get(row)).data();
    if (!admin) throw new AppError('forbidden');
    const { gates = {} } = admin;
    const open = Object.entries(gates).filter(([, end]) => end.toMillis() > now.getTime());
    transaction.update(row, {
      gates: { ...Object.fromEntries(open), [authTime]: timestampOf(until) },
    });
  });
}
