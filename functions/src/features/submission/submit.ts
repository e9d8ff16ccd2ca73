import { promoMutexKeys } from '#features/promo/promo-availability';
import { withCopies } from '#features/uploads/copy-upload';
import type { ServerContext } from '#platform/context';
import { adoptUploads } from '#repositories/sent-uploads';
import { uploadIdOf } from '#repositories/uploads';
import { commitSubmission, type SubmissionOutcome } from './commit-submission.ts';
import { withFreeNumbers } from './free-numbers.ts';
import { rateAndPromo, registrantOf, type Submission, type SubmissionInput } from './submission.ts';

/**
 * Submits all applications or none, in one transaction. Each application but the first gets a copy of the receipt. If
 * the process dies before the transaction, the copies are unclaimed, and the maintenance deletes them.
 */
export async function submit(
  context: ServerContext,
  input: SubmissionInput,
): Promise<SubmissionOutcome> {
  const { applications, receiptId } = input;
  const passports = applications.flatMap(({ body }) => body.passportUrl ?? []);
  const [terms] = await Promise.all([
    rateAndPromo(context, input.paying),
    adoptUploads(context, [...new Set([receiptId, ...passports.map(uploadIdOf)])]),
  ]);
  const submission = { ...input, ...terms };
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

/**
 * Returns the keys of the mutex. Within one instance, submissions that lock the same rows wait for each other here
 * and do not make each other's transactions fail.
 */
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
