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

/**
 * `admins/{email}`: an admin, under the lower-cased e-mail. The row is created when an owner adds the person in the
 * panel, by `npm run admin:add`, or by hand.
 */
export interface AdminRecord {
  /** Repeats the e-mail of the document id, for people who read the collection in the Firebase console. */
  email?: string;
  /** The role. Staff may edit it by hand, so it may hold any value; `adminRoleOf` reads it. */
  role?: unknown;
  /** Google's id of the account that signed in first. No other Google account can act as this admin. */
  google_sub?: string | null;
  /**
   * Sessions that have passed the gate, the pass phrase of the panel: `auth_time` of the session, and the end of
   * its access.
   */
  gates?: Record<string, Timestamp>;
  sessions_valid_after?: Timestamp | null;
  last_sign_in_at?: Timestamp;
  /** The language this admin chose last. */
  language?: LanguageCode;
}

/** Matches what an e-mail address may contain but a Firestore id may not: a slash, and `__` at the beginning. */
const notInIds = /\/|^__/g;
const unescaped = (id: string) => id.replaceAll('%2F', '/').replace(/^%5F%5F/, '__');

const admins = (db: Firestore) => rowsOf<AdminRecord>(db, 'admins');

export function adminDoc(db: Firestore, email: string) {
  const id = email.replace(notInIds, (part) => (part === '/' ? '%2F' : '%5F%5F'));
  return admins(db).doc(id);
}

/**
 * Returns the role of an admin: `roleWithoutRecord` if the row has no role, `roleOfMistyped` if it has a role that
 * does not exist.
 */
export function adminRoleOf({ role }: Pick<AdminRecord, 'role'>): AdminRole {
  if (role === undefined || role === null) return roleWithoutRecord;
  const known = adminRoles.find((name) => name === role);
  if (!known) log.warn('malformed admin role', { role: String(role) });
  return known ?? roleOfMistyped;
}

/** Reads the admin with this lower-cased e-mail; null if there is none. */
export async function findAdmin(db: Firestore, email: string): Promise<AdminRecord | null> {
  return (await adminDoc(db, email).get()).data() ?? null;
}

/**
 * Stores the Google account with which an admin signs in first. Returns the stored account, which may be an earlier
 * one, or null if the person is no longer an admin.
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

/** An admin as shown in the list of staff. */
export interface ListedAdmin {
  email: string;
  role: AdminRole;
  /** Null until the admin signs in for the first time. */
  googleSub: string | null;
  lastSignInAt: Timestamp | null;
  /** Language of the mails to this admin. */
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

/** Reads all admins, ordered by e-mail. A club has a few dozen at most. */
export async function listAdmins(db: Firestore): Promise<ListedAdmin[]> {
  return (await admins(db).get()).docs.map(toListed);
}

/** Reads all admins inside a transaction, which is retried if any admin's row changes meanwhile. */
export async function readAdmins(transaction: Transaction, db: Firestore): Promise<ListedAdmin[]> {
  return (await transaction.get(admins(db))).docs.map(toListed);
}

/** Stores the time of a sign-in. It does nothing if the admin was removed meanwhile. */
export async function markAdminSignedIn(db: Firestore, email: string, now: Date): Promise<void> {
  await wasThere(adminDoc(db, email).update({ last_sign_in_at: timestampOf(now) }));
}

/** Sets fields without reading the row first; throws `forbidden` if the person is no longer an admin. */
export async function setAdminFields(
  db: Firestore,
  email: string,
  fields: Pick<AdminRecord, 'sessions_valid_after' | 'language'>,
): Promise<void> {
  if (!(await wasThere(adminDoc(db, email).update(fields)))) throw new AppError('forbidden');
}

/**
 * Records that one session of an admin has passed the gate, the pass phrase of the panel, and removes entries that
 * are over. Throws `forbidden` if the person is no longer an admin.
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
