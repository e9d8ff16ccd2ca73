import { promoMutexKeys } from '#features/promo/promo-availability';
import { copyReceipt, discardUnclaimed } from '#features/uploads/copy-upload';
import { isRefusal } from '#platform/app-error';
import type { ServerContext } from '#platform/context';
import { inTransaction } from '#platform/firebase/in-transaction';
import type { Member } from '#repositories/member';
import { parseRegistrationSettings } from '#repositories/registration-settings';
import { adoptUploads } from '#repositories/sent-uploads';
import { uploadIdOf } from '#repositories/uploads';
import { draftsOf } from './drafts.ts';
import { type EarlierOutcome, findEarlier } from './earlier-submission.ts';
import { freeNumbers, proposedNumbers } from './free-numbers.ts';
import { readOtherUses, readSubmission } from './read-submission.ts';
import { rateAndPromo, type Submission, type SubmissionInput } from './submission.ts';
import { checkApplicants, checkEuroMethod } from './submission-policy.ts';
import { checkDeadline, checkUploads } from './upload-checks.ts';
import { writeSubmission } from './write-submission.ts';

type SubmissionOutcome =
  | { kind: 'created'; members: [Member, ...Member[]]; receiptHash: string }
  | EarlierOutcome;

/**
 * Submits all applications or none. The transaction locks no row that many submissions need, with one exception: the
 * record of a promo code, if its limit has to hold exactly and no hold has counted the use. If it adds dependants, it
 * reads and writes the guardian's row, too. So two concurrent submissions cannot exceed the size of a family, and a
 * deletion of the guardian that has begun is noticed. If the process dies before the transaction, the copies of the
 * receipt are unclaimed, and the maintenance deletes them.
 */
export async function submit(
  context: ServerContext,
  input: SubmissionInput,
): Promise<SubmissionOutcome> {
  const { applications, request } = input;
  const receiptId = uploadIdOf(request.receiptUrl);
  const passports = applications.flatMap(({ body }) => body.passportUrl ?? []);
  const [terms] = await Promise.all([
    rateAndPromo(context, request),
    adoptUploads(context, [...new Set([receiptId, ...passports.map(uploadIdOf)])]),
  ]);
  const copies = await copyReceipt(context, receiptId, applications.length - 1);
  const submission: Submission = {
    ...input,
    ...terms,
    receiptIds: [receiptId, ...copies],
    numbers: proposedNumbers(applications),
  };
  try {
    const outcome = await context.mutex.run(mutexKeysOf(submission), () =>
      commit(context, submission),
    );
    if (outcome.kind !== 'created') await discardUnclaimed(context, copies);
    return outcome;
  } catch (error) {
    // After any other error the transaction may have been committed.
    if (isRefusal(error)) await discardUnclaimed(context, copies);
    throw error;
  }
}

/**
 * Returns the keys of the mutex. Within one instance, submissions that lock the same rows wait for each other here
 * and do not make each other's transactions fail.
 */
function mutexKeysOf(submission: Submission): string[] {
  const { kind, applications, guardianId, receiptIds, promo } = submission;
  return [
    kind === 'registration' ? `email:${applications[0].body.email}` : `member:${guardianId}`,
    ...(kind === 'renewal' ? applications.map(({ memberId }) => `member:${memberId}`) : []),
    `upload:${receiptIds[0]}`,
    ...(promo && promo.holdId === null ? promoMutexKeys(promo.record) : []),
  ];
}

function commit(context: ServerContext, submission: Submission): Promise<SubmissionOutcome> {
  return inTransaction(context.db, async (transaction) => {
    const now = context.now();
    const reads = await readSubmission(context, transaction, submission);
    const earlier = await findEarlier(context, transaction, reads);
    if (earlier) return earlier;

    const settings = parseRegistrationSettings(reads.settings);
    checkApplicants(reads, settings.season);
    checkEuroMethod(reads, settings);
    const receipt = checkUploads(reads.receipt, reads.applications, now.getTime());
    checkDeadline(settings, receipt, now.getTime());

    const numbers = await freeNumbers(transaction, context.db, reads.applications);
    const drafts = draftsOf(reads, { numbers, settings, now });
    const alsoUsedBy = await readOtherUses(context, transaction, reads);
    const members = writeSubmission({ context, transaction, reads, drafts, alsoUsedBy, now });
    return { kind: 'created', members, receiptHash: receipt.sha256 };
  });
}
