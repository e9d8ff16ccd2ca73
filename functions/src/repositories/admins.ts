import { type AdminRole, adminRoles, roleIfUnknown, roleIfUnset } from '@fanclub/contract/roles';
import { secondPersonFromMs } from '@fanclub/contract/settings/second-person';
import { type LanguageCode, offeredLanguage } from '@fanclub/contract/text/languages';
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
  /** When an owner gave the person this role in the panel. Rows without it count as old. */
  role_since?: Timestamp;
  /**
   * When this admin last removed another admin who could be the second person, or gave that admin a role other than
   * owner.
   */
  second_gone_at?: Timestamp;
  /** Google's id of the account that signed in first. No other Google account can act as this admin. */
  google_sub?: string | null;
  /** The time until which each session has passed the gate (the pass phrase), by the session's `auth_time`. */
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

/** Returns the id of the row of the admin with this lower-cased e-mail. */
export const adminIdOf = (email: string) =>
  email.replace(notInIds, (part) => (part === '/' ? '%2F' : '%5F%5F'));

export const adminDoc = (db: Firestore, email: string) => admins(db).doc(adminIdOf(email));

/**
 * Returns the role of an admin: `roleIfUnset` if the row has no role, `roleIfUnknown` if it has a role that
 * does not exist.
 */
export function adminRoleOf({ role }: Pick<AdminRecord, 'role'>): AdminRole {
  if (role === undefined || role === null) return roleIfUnset;
  const known = adminRoles.find((name) => name === role);
  if (!known) log.warn('malformed admin role', { role: String(role) });
  return known ?? roleIfUnknown;
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
  roleSince: Timestamp | null;
  secondGoneAt: Timestamp | null;
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
    roleSince: record.role_since ?? null,
    secondGoneAt: record.second_gone_at ?? null,
    googleSub: record.google_sub ?? null,
    lastSignInAt: record.last_sign_in_at ?? null,
    language: offeredLanguage(record.language),
  };
}

/**
 * Returns the time from which an admin may be the second person, who confirms changes, in ms since the epoch. Returns
 * null if the admin may confirm now.
 */
export const confirmsFromMs = ({ roleSince }: Pick<ListedAdmin, 'roleSince'>, now: Date) =>
  secondPersonFromMs(roleSince?.toMillis() ?? null, now.getTime());

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

export interface OpenedGate {
  authTime: number;
  until: Date;
  now: Date;
}

/** Returns the entries whose time is not over yet. */
const stillOpen = (gates: Record<string, Timestamp> = {}, now: Date) =>
  Object.fromEntries(Object.entries(gates).filter(([, end]) => end.toMillis() > now.getTime()));

/**
 * Sets until when one session of an admin has passed the gate, in one transaction, and removes the sessions whose time
 * is over. Changes nothing if `isWanted` is false for the sessions that are open. Throws `forbidden` if the person is no
 * longer an admin.
 */
function setGate(
  db: Firestore,
  email: string,
  { authTime, until, now }: OpenedGate,
  isWanted: (open: Record<string, Timestamp>) => boolean,
): Promise<void> {
  const row = adminDoc(db, email);
  return inTransaction(db, async (transaction) => {
    const admin = (await transaction.get(row)).data();
    if (!admin) throw new AppError('forbidden');
    const open = stillOpen(admin.gates, now);
    if (!isWanted(open)) return;
    transaction.update(row, { gates: { ...open, [authTime]: timestampOf(until) } });
  });
}

/** Records that one session of an admin passed the gate. */
export const openGate = (db: Firestore, email: string, opened: OpenedGate): Promise<void> =>
  setGate(db, email, opened, () => true);

/** Extends the time of a session that has passed the gate. Does nothing if its gate was closed meanwhile. */
export const extendGate = (db: Firestore, email: string, opened: OpenedGate): Promise<void> =>
  setGate(db, email, opened, (open) => opened.authTime in open);
