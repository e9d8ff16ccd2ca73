import type { MaintenanceWork } from '@fanclub/contract/admin/maintenance';
import { completeHalfFinished } from '#features/accounts/complete-half-finished';
import { continueAsking } from '#features/ask-all/ask-all';
import { mailLooksOfWeek, reportManyListed } from '#features/audit/report-looks';
import { numberReceipts } from '#features/club-receipts/number-receipts';
import { countSeasonDay } from '#features/figures/season-figures';
import { countHeld, releaseHeld } from '#features/mail/new-addresses';
import { countFailedMails, queueOverdueMails } from '#features/mail/queue-overdue-mails';
import { refreshStandings } from '#features/members/standing';
import { runDueMerges } from '#features/merge/run-merge';
import { migrate } from '#features/migration/migrate';
import { remindOfOpen } from '#features/money/remind-of-open';
import { continueNews } from '#features/news/write-news-mails';
import { remindOfRenewal } from '#features/renewal-reminders/remind-of-renewal';
import { alignMemberships } from '#features/seasons/align-memberships';
import { startDueSeasons } from '#features/seasons/start-season';
import { removeExpiredStatementFiles } from '#features/statements/statement-file';
import type { ServerContext } from '#platform/context';
import { withinDeadline } from '#platform/deadline';
import { log } from '#platform/log';
import { saveMaintenanceRun } from '#repositories/maintenance-run';
import { addUpUses } from './add-up-uses.ts';
import { countMembersAnew } from './count-members-anew.ts';
import { giveBackHolds } from './give-back-holds.ts';
import { measureDecisions } from './measure-decisions.ts';
import { measureFigures } from './measure-figures.ts';
import {
  removeAsTtlDoes,
  removeExpiredMails,
  removeExpiredReminders,
  removeExpiredUploads,
} from './remove-expired-rows.ts';
import { removeOldAnswers } from './remove-old-answers.ts';
import { removeOldApplications } from './remove-old-applications.ts';
import { removeOldDocuments } from './remove-old-documents.ts';
import { removeOldLineTexts } from './remove-old-line-texts.ts';
import { runRoundRobin, type Task } from './run-round-robin.ts';

/** The time of one run. A run starts every five minutes and has to end before the next one. */
const runMs = 270_000;

const tasks = {
  // Mails come first, because people wait for them. `queued_mails` queues those that `released_mails` makes due.
  released_mails: releaseHeld,
  queued_mails: queueOverdueMails,
  numbered_receipts: numberReceipts,
  failed_mails: countFailedMails,
  held_mails: countHeld,
  news_readers: continueNews,
  asked_debtors: continueAsking,
  migrated_rows: migrate,
  started_seasons: startDueSeasons,
  aligned_memberships: alignMemberships,
  refreshed_standings: refreshStandings,
  merged_members: runDueMerges,
  reminded_members: remindOfRenewal,
  reminded_debtors: remindOfOpen,
  reported_many_listed: reportManyListed,
  mailed_looks: mailLooksOfWeek,
  completed_registrations: completeHalfFinished,
  // `removed_documents` comes before `removed_uploads`, which deletes the uploads that it has released.
  removed_documents: removeOldDocuments,
  removed_answers: removeOldAnswers,
  removed_applications: removeOldApplications,
  removed_line_texts: removeOldLineTexts,
  removed_statement_files: removeExpiredStatementFiles,
  removed_uploads: removeExpiredUploads,
  ended_promo_holds: giveBackHolds,
  added_promo_uses: addUpUses,
  counted_members: countMembersAnew,
  counted_season_days: countSeasonDay,
  measured_decisions: measureDecisions,
  measured_figures: measureFigures,
  removed_login_links: (context, leftMs) => removeAsTtlDoes(context, 'login_links', leftMs),
  removed_idempotency_rows: (context, leftMs) => removeAsTtlDoes(context, 'idempotency', leftMs),
  removed_limits: (context, leftMs) => removeAsTtlDoes(context, 'rate_limits', leftMs),
  removed_list_looks: (context, leftMs) => removeAsTtlDoes(context, 'list_looks', leftMs),
  removed_ledger: (context, leftMs) => removeAsTtlDoes(context, 'ledger', leftMs),
  removed_known_payers: (context, leftMs) => removeAsTtlDoes(context, 'known_payers', leftMs),
  removed_mails: removeExpiredMails,
  removed_reminders: removeExpiredReminders,
} satisfies Record<string, Task>;

/** The tasks of each work of which the panel tells. */
const tasksOf: Record<MaintenanceWork, readonly (keyof typeof tasks)[]> = {
  mails: ['queued_mails'],
  registrations: ['completed_registrations'],
  seasons: ['started_seasons'],
  merges: ['merged_members'],
  reminders: ['news_readers', 'asked_debtors', 'reminded_members', 'reminded_debtors'],
  removed: [
    'removed_documents',
    'removed_answers',
    'removed_applications',
    'removed_line_texts',
    'removed_statement_files',
    'removed_uploads',
  ],
};

/** The longest time that the record of a run may take. */
const recordMs = 10_000;

/** Records a run for the panel. A failure is only logged, because the run itself is over. */
async function record({ db, now }: ServerContext, done: Record<string, number>): Promise<void> {
  const works = Object.entries(tasksOf).map(([work, names]) => [
    work,
    names.reduce((sum, name) => sum + (done[name] ?? 0), 0),
  ]);
  const counts: Record<MaintenanceWork, number> = Object.fromEntries(works);
  const run = { counts, isSuccess: done.failed_tasks === 0 };
  try {
    await withinDeadline(recordMs, () => saveMaintenanceRun(db, run, now()));
  } catch (error) {
    log.error('maintenance run not recorded', error);
  }
}

/**
 * Finishes the work of processes that died, and deletes what has expired. Returns the count of each task and the number
 * of failed tasks. The maintenance may run at any time, die at any point, or run twice at once, because every step
 * reads its row again in the transaction that changes the row, or changes the row under a precondition.
 */
export async function runMaintenance(context: ServerContext): Promise<Record<string, number>> {
  const done = await runRoundRobin(context, tasks, runMs);
  await record(context, done);
  return done;
}

/**
 * Runs the scheduled maintenance. If a task failed, the other tasks still run, and then this function throws, so that
 * an alert notices it.
 */
export async function maintain(context: ServerContext): Promise<void> {
  const { failed_tasks: failed = 0 } = await runMaintenance(context);
  if (failed > 0) throw new Error(`${failed} maintenance tasks failed; the log says why`);
}
