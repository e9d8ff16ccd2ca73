import { dayMs } from '@fanclub/contract/retention/kept-until';
import type { ServerContext } from '#platform/context';
import type { LeftMs } from '#platform/deadline';
import { inTransaction } from '#platform/firebase/in-transaction';
import { applicationDoc, applicationsWithAnswer } from '#repositories/applications';
import { forEachRow } from '#repositories/expired-rows';
import { readRegistrationSettings } from '#repositories/registration-settings';

/** A run that has changed this number of rows begins no further page; the next run handles the others. */
const maxPerRun = 200;

/**
 * Deletes what an application keeps of a reply to a rejection or a request (`answered`): what was asked and why, and
 * the corrected fields with their earlier and new values, which reviewers compare. The corrected values themselves
 * stay. The reply is kept for the period of identity images (`keep_passport_days`), counted from the next decision.
 * Earlier images are deleted by `removeOldDocuments`, together with those that replaced them.
 */
export async function removeOldAnswers(context: ServerContext, leftMs: LeftMs): Promise<number> {
  const { db, now } = context;
  const { keep_passport_days: days } = await readRegistrationSettings(context);
  if (days === 0) return 0;
  const decidedBefore = new Date(now().getTime() - days * dayMs);
  const forget = (number: string) =>
    inTransaction(db, async (transaction) => {
      const row = applicationDoc(db, number);
      const stored = (await transaction.get(row)).data();
      const isOver = stored?.decided_at && stored.decided_at.toMillis() <= decidedBefore.getTime();
      if (!isOver || !stored.answered) return false;
      transaction.update(row, { answered: null });
      return true;
    });
  const candidates = applicationsWithAnswer(db, decidedBefore);
  return forEachRow(candidates, ({ id }) => forget(id), {
    name: 'applications',
    leftMs,
    maxDone: maxPerRun,
  });
}
