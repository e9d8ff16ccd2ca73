import type { ReminderStep } from '@fanclub/contract/renewal-reminders/due-reminder';
import { seasonIdOf } from '@fanclub/contract/seasons/season';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { rowsOf } from './rows.ts';

/** `renewal_reminders/{season}_{step}`: the progress of the mails of one reminder. */
export interface RenewalRemindersRow {
  /** Number of mails written to the outbox. */
  written: number;
  /** The last member that was processed; null before the first. */
  cursor: string | null;
  is_done: boolean;
}

/**
 * Reference to the row of one reminder: the season for which members are to renew, and the step (first, second
 * reminder).
 */
export function renewalRemindersDoc(db: Firestore, season: string, step: ReminderStep) {
  return rowsOf<RenewalRemindersRow>(db, 'renewal_reminders').doc(`${seasonIdOf(season)}_${step}`);
}

export async function readRenewalReminders(
  transaction: Transaction,
  row: ReturnType<typeof renewalRemindersDoc>,
): Promise<RenewalRemindersRow | null> {
  return (await transaction.get(row)).data() ?? null;
}
