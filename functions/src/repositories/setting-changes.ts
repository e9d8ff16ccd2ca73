import { type AdminRole, adminRoles } from '@fanclub/contract/roles';
import {
  type GuardedField,
  isMailField,
  isRoleField,
  phrasesField,
} from '@fanclub/contract/settings/guarded';
import {
  type SettingName,
  type SettingValue,
  settingsOf,
} from '@fanclub/contract/settings/settings';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { randomId } from '#platform/random';
import { type Timestamp, timestampOf } from '#platform/time';
import { type PageRequest, type RowPage, readPage } from './pages.ts';
import { rowsOf } from './rows.ts';

/**
 * One changed setting with its full values. The audit hides the number of a bank card, but an undo has to restore
 * it.
 */
export interface SettingChange {
  field: SettingName;
  before: SettingValue;
  after: SettingValue;
}

/**
 * A change that may have to wait for a second person: of a setting, a mail's text, an admin's role or the pass phrases.
 */
export interface GuardedChange {
  field: GuardedField;
  before: SettingValue;
  after: SettingValue;
}

export const isSettingChange = (change: GuardedChange): change is SettingChange =>
  !isRoleField(change.field) && !isMailField(change.field) && change.field !== phrasesField;

/** `setting_changes/{id}`: a change of settings that staff made in the panel and can undo. */
export interface SettingChangeRow {
  at: Timestamp;
  admin_email: string;
  /** The second admin, who confirmed a change that needs two people; null for all other changes. */
  confirmed_by: string | null;
  changes: SettingChange[];
  /** Roles that may change all of these settings and so may see the row. */
  roles: AdminRole[];
}

const rows = (db: Firestore) => rowsOf<SettingChangeRow>(db, 'setting_changes');

export function keepSettingChange(
  transaction: Transaction,
  db: Firestore,
  change: Omit<SettingChangeRow, 'at' | 'roles'>,
  now: Date,
): string {
  const isOpen = (role: AdminRole) =>
    change.changes.every(({ field }) => settingsOf(role).includes(field));
  const roles = adminRoles.filter(isOpen);
  const id = randomId();
  transaction.create(rows(db).doc(id), { ...change, roles, at: timestampOf(now) });
  return id;
}

export async function findSettingChange(
  db: Firestore,
  id: string,
): Promise<SettingChangeRow | null> {
  return (await rows(db).doc(id).get()).data() ?? null;
}

/** Reads a page of the changes that a role may see, newest first; owners see all of them. */
export function settingChangesPage(
  db: Firestore,
  role: AdminRole,
  page: PageRequest,
): Promise<RowPage<SettingChangeRow>> {
  const seen = role === 'owner' ? rows(db) : rows(db).where('roles', 'array-contains', role);
  return readPage(seen, 'at', { ...page, direction: 'desc' });
}

/** `settings/pending`: changes that one admin asked for and another has to confirm. */
export interface PendingSettings {
  id: string;
  asked_by: string;
  asked_at: Timestamp;
  expires_at: Timestamp;
  changes: GuardedChange[];
}

export function pendingSettingsDoc(db: Firestore) {
  return rowsOf<PendingSettings>(db, 'settings').doc('pending');
}

/** Reads the changes that wait to be confirmed; null if there are none or they have expired. */
export async function readPendingSettings(
  db: Firestore,
  now: Date,
  transaction?: Transaction,
): Promise<PendingSettings | null> {
  const row = pendingSettingsDoc(db);
  const pending = (await (transaction ? transaction.get(row) : row.get())).data();
  return pending && pending.expires_at.toMillis() > now.getTime() ? pending : null;
}
