import type { ServerContext } from '#platform/context';
import { inTransaction } from '#platform/firebase/in-transaction';
import type { Member } from '#repositories/member';
import { parseRegistrationSettings } from '#repositories/registration-settings';
import { draftsOf } from './drafts.ts';
import { type EarlierOutcome, findEarlier } from './earlier-submission.ts';
import { type TakenNumbers, takenAmong } from './free-numbers.ts';
import { readOtherUses, readSubmission } from './read-submission.ts';
import type { Submission } from './submission.ts';
import { checkApplicants } from './submission-policy.ts';
import { checkDeadline, checkUploads } from './upload-checks.ts';
import { writeSubmission } from './write-submission.ts';

export type SubmissionOutcome =
  | { kind: 'created'; members: [Member, ...Member[]]; receiptHash: string }
  | EarlierOutcome;

/**
 * Writes all rows of a submission in one transaction, or none. The transaction locks no row that many submissions need,
 * with one exception: the record of a promo code, if its limit has to hold exactly and no hold has counted the use. If
 * it adds dependants, it reads and writes the guardian's row, too. So two concurrent submissions cannot exceed the size
 * of a family, and a deletion of the guardian that has begun is noticed.
 */
export function commitSubmission(
  context: ServerContext,
  submission: Submission,
  given: { receiptIds: readonly string[]; numbers: readonly string[] },
): Promise<SubmissionOutcome | TakenNumbers> {
  return inTransaction(context.db, async (transaction) => {
    const now = context.now();
    const reads = await readSubmission(context, transaction, submission, given);
    const earlier = await findEarlier(context, transaction, submission, reads);
    if (earlier) return earlier;

    const settings = parseRegistrationSettings(reads.settings);
    checkApplicants(submission, reads, settings.season);
    const taken = takenAmong(reads.applications);
    if (taken) return taken;
    const receipt = checkUploads(reads.receipt, reads.applications, now.getTime());
    checkDeadline(settings, receipt, now.getTime());

    const drafts = draftsOf(submission, reads, settings, now);
    const alsoUsedBy = await readOtherUses(context, transaction, submission, reads);
    const writing = { context, transaction, submission, reads, drafts, alsoUsedBy, now };
    const members = writeSubmission(writing);
    return { kind: 'created', members, receiptHash: receipt.sha256 };
  });
}
