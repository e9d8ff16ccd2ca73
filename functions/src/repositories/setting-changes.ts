import type { SettingName, SettingValue } from '@fanclub/contract/settings/club-settings';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { randomId } from '#platform/random';
import { type Timestamp, timestampOf } from '#platform/time';
import { readPage } from './pages.ts';
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
}

const rows = (db: Firestore) => rowsOf<SettingChangeRow>(db, 'setting_changes');

export function keepSettingChange(
  transaction: Transaction,
  db: Firestore,
  change: Omit<SettingChangeRow, 'at'>,
  now: Date,
): void {
  transaction.create(rows(db).doc(randomId()), { ...change, at: timestampOf(now) });
}

export async function findSettingChange(
  db: Firestore,
  id: string,
): Promise<SettingChangeRow | null> {
  return (await rows(db).doc(id).get()).data() ?? null;
}

/** The latest changes, newest first. */
export async function recentSettingChanges(db: Firestore, size: number) {
  const page = await readPage(rows(db), 'at', { size, cursor: undefined, direction: 'desc' });
  return page.rows.map((row) => ({ id: row.id, ...row.data() }));
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
