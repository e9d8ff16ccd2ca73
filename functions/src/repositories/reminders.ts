import type { LanguageCode } from '@fanclub/contract/text/languages';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { sha256 } from '#platform/keyed-hash';
import type { Timestamp } from '#platform/time';
import { inOfferedLanguage, type RowQuery, rowsOf } from './rows.ts';

/** `reminders/{hash of the e-mail}`: a person who gets one mail when registration opens. */
export interface ReminderRow {
  email: string;
  name: string;
  language: LanguageCode;
  /** The version of the privacy policy that the person accepted at `created_at`. */
  privacy_version: string;
  /** Id of the mail in the outbox; null while the reminder waits. */
  mail_id: string | null;
  created_at: Timestamp;
  expires_at: Timestamp;
}

const reminderRows = (db: Firestore) => rowsOf<ReminderRow>(db, 'reminders', inOfferedLanguage);

/**
 * Returns the id of the reminder for an e-mail. The row contains the e-mail itself, so there is no reason to use a
 * keyed hash.
 */
export const reminderIdOf = (email: string): string => sha256(email);

export function reminderDoc(db: Firestore, id: string) {
  return reminderRows(db).doc(id);
}

export async function findReminder(db: Firestore, id: string): Promise<ReminderRow | null> {
  return (await reminderDoc(db, id).get()).data() ?? null;
}

/** The reminders whose mail has not been created yet. */
export function waitingReminders(db: Firestore): RowQuery<ReminderRow> {
  return reminderRows(db).where('mail_id', '==', null);
}

/** Reads, within a transaction, the reminders with these ids whose mail has not been created yet. */
export async function readWaiting(transaction: Transaction, db: Firestore, ids: string[]) {
  if (ids.length === 0) return [];
  const rows = await transaction.getAll(...ids.map((id) => reminderDoc(db, id)));
  return rows.flatMap((row) => {
    const reminder = row.data() as ReminderRow | undefined;
    return reminder?.mail_id === null ? [{ id: row.id, ref: row.ref, reminder }] : [];
  });
}
