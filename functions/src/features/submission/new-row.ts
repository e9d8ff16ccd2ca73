import type { Transaction } from 'firebase-admin/firestore';
import { createMember } from '#features/dues/write-account';
import { flagsWith } from '#features/members/review-flags';
import type { ServerContext } from '#platform/context';
import type { Member, MemberDocument } from '#repositories/member';
import { requestNumberDoc } from '#repositories/request-numbers';
import { claimUpload } from '#repositories/uploads';
import { consentsGiven, legalRecordOf } from './member-from-request.ts';
import type { ReadApplication } from './read-submission.ts';
import { registrantOf, type Submission } from './submission.ts';
import { consentsDueOf } from './submission-policy.ts';

export type Consents = Pick<MemberDocument, 'legal_consents' | 'legal_record'>;

/**
 * Returns the guardian's consents, which apply to every dependant: those that are stored, or those that are given
 * now.
 */
export function guardianConsents(
  submission: Submission,
  guardian: Member | null,
  now: Date,
): Consents | null {
  const agreedNow = legalRecordOf(submission.language, now);
  const registrant = registrantOf(submission);
  if (registrant) {
    return { legal_consents: consentsGiven(registrant.legal_consents), legal_record: agreedNow };
  }
  if (!guardian) return null;
  const isDue = consentsDueOf(guardian).length > 0;
  return {
    legal_consents: guardian.legal_consents,
    legal_record: isDue ? agreedNow : guardian.legal_record,
  };
}

/**
 * Returns the row of a dependant: the row of a registration, but without an account and without news. A pure
 * function.
 */
export function dependantRow(
  { memberId, similarTo }: Pick<ReadApplication, 'memberId' | 'similarTo'>,
  fresh: MemberDocument,
  given: { guardianId: string; consents: Consents | null; alsoUsedBy: string[] },
): Member {
  const alike = { receipt_also_used_by: given.alsoUsedBy, similar_to: similarTo };
  return {
    ...fresh,
    ...given.consents,
    ...alike,
    ...flagsWith(fresh, alike),
    id: memberId,
    guardian_id: given.guardianId,
    account: 'none',
    no_news: true,
  };
}

/** Writes a person's first application: the row, the lock of its request number, and the claims of its images. */
export function writeNew({ db }: ServerContext, transaction: Transaction, member: Member): Member {
  const { id, request_number, receipt_upload, passport_upload } = member;
  const written = createMember(transaction, db, member);
  transaction.create(requestNumberDoc(db, request_number), { uid: id });
  for (const upload of [receipt_upload, passport_upload]) {
    if (upload) claimUpload(transaction, db, upload, member, request_number);
  }
  return written;
}
