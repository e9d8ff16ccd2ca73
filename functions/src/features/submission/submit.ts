import { promoMutexKeys } from '#features/promo/promo-availability';
import { withCopies } from '#features/uploads/copy-upload';
import type { ServerContext } from '#platform/context';
import { commitSubmission, type SubmissionOutcome } from './commit-submission.ts';
import { withFreeNumbers } from './free-numbers.ts';
import { registrantOf, type Submission } from './submission.ts';

/**
 * Submits all applications or none, in one transaction, with a copy of the receipt for each application but
 * the first. A crash before the transaction leaves unclaimed copies, which the clean-up finds.
 */
export function submit(context: ServerContext, submission: Submission): Promise<SubmissionOutcome> {
  const { applications, receiptId } = submission;
  const shown = applications.map(({ body }) => body.request_number);
  const keys = mutexKeysOf(submission);
  return withCopies(context, receiptId, applications.length - 1, async (copies) => {
    const receiptIds = [receiptId, ...copies];
    const done = await withFreeNumbers(shown, (numbers) =>
      context.mutex.run(keys, () => commitSubmission(context, submission, { receiptIds, numbers })),
    );
    return { done, areClaimed: done.kind === 'created' };
  });
}

/** Within one instance, submissions for the same documents queue here instead of aborting each other. */
function mutexKeysOf(submission: Submission): string[] {
  const { applications, guardianId, receiptId, promo } = submission;
  const email = registrantOf(submission)?.email;
  return [
    email === undefined ? `member:${guardianId}` : `email:${email}`,
    ...applications.flatMap(({ kind, memberId }) =>
      kind === 'renewed' ? [`member:${memberId}`] : [],
    ),
    `upload:${receiptId}`,
    ...(promo && promo.holdId === null ? promoMutexKeys(promo.record) : []),
  ];
}
