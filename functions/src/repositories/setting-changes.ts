import { type AdminRole, adminRoles } from '@fanclub/contract/admin/roles';
import {
  type SettingName,
  type SettingValue,
  settingsOf,
} from '@fanclub/contract/settings/club-settings';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { randomId } from '#platform/random';
import { type Timestamp, timestampOf } from '#platform/time';
import { type Page, type PageRequest, readPage } from './pages.ts';
import { rowsOf } from './rows.ts';

/** One setting before and after, whole: the audit hides a bank card's number, which has to come back by a click. */
export interface SettingChange {
  field: SettingName;
  before: SettingValue;
  after: SettingValue;
}

/** `setting_changes/{id}`: what staff changed in the panel, so that it can be taken back. */
export interface SettingChangeRow {
  at: Timestamp;
  admin_email: string;
  /** The second person, for what needs one. */
  confirmed_by: string | null;
  changes: SettingChange[];
  /** Who may change all of them, and so sees the row. */
  roles: AdminRole[];
}

const rows = (db: Firestore) => rowsOf<SettingChangeRow>(db, 'setting_changes');

export function keepSettingChange(
  transaction: Transaction,
  db: Firestore,
  change: Omit<SettingChangeRow, 'at' | 'roles'>,
  now: Date,
): void {
  const isOpen = (role: AdminRole) =>
    change.changes.every(({ field }) => settingsOf(role).includes(field));
  const roles = adminRoles.filter(isOpen);
  transaction.create(rows(db).doc(randomId()), { ...change, roles, at: timestampOf(now) });
}

export async function findSettingChange(
  db: Firestore,
  id: string,
): Promise<SettingChangeRow | null> {
  return (await rows(db).doc(id).get()).data() ?? null;
}

/** A page of those that a role may see, newest first; owners see every one. */
export function settingChangesPage(
  db: Firestore,
  role: AdminRole,
  page: PageRequest,
): Promise<Page<SettingChangeRow>> {
  const seen = role === 'owner' ? rows(db) : rows(db).where('roles', 'array-contains', role);
  return readPage(seen, 'at', { ...page, direction: 'desc' });
}

/** `settings/pending`: the payment details that one person asked for and another has to confirm. */
export interface PendingSettings {
  id: string;
  asked_by: string;
  asked_at: Timestamp;
  expires_at: Timestamp;
  changes: SettingChange[];
}

export function pendingSettingsDoc(db: Firestore) {
  return rowsOf<PendingSettings>(db, 'settings').doc('pending');
}

/** What waits and has not expired; null where nothing does. */
export async function readPendingSettings(
  db: Firestore,
  now: Date,
  transaction?: Transaction,
): Promise<PendingSettings | null> {
  const row = pendingSettingsDoc(db);
  const pending = (await (transaction ? transaction.get(row) : row.get())).data();
  return pending && pending.expires_at.toMillis() > now.getTime() ? pending : null;
}
