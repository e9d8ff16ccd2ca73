import { pick } from '@fanclub/contract/members/by-name';
import type { Transaction } from 'firebase-admin/firestore';
import { createMember } from '#features/dues/write-account';
import { flagsWith } from '#features/members/review-flags';
import type { ServerContext } from '#platform/context';
import type { Member, MemberDocument } from '#repositories/member';
import { claimUpload } from '#repositories/uploads';
import type { Draft } from './drafts.ts';
import { legalRecordOf } from './member-from-request.ts';
import type { SubmissionReads } from './read-submission.ts';
import { consentsDueOf } from './submission-policy.ts';

export type Consents = Pick<MemberDocument, 'legal_consents' | 'legal_record'>;

/** Returns the consents that apply to every dependant: those of the guardian that are stored, or are given now. */
export function guardianConsents(
  { guardian, request }: SubmissionReads,
  registrant: Consents,
  now: Date,
): Consents {
  if (!guardian) return registrant;
  const isDue = consentsDueOf(guardian).length > 0;
  return {
    legal_consents: guardian.legal_consents,
    legal_record: isDue ? legalRecordOf(request.language, now) : guardian.legal_record,
  };
}

/**
 * Returns the row of a dependant: the row of a registration, but without an account and without news. A pure
 * function.
 */
export function dependantRow(
  { memberId, similarTo, fresh }: Draft & { member: null },
  given: { guardianId: string; consents: Consents; alsoUsedBy: string[] },
): Member {
  const alike = { receipt_also_used_by: given.alsoUsedBy, similar_to: similarTo };
  return {
    ...fresh,
    ...pick(given.consents, ['legal_consents', 'legal_record']),
    ...alike,
    ...flagsWith(fresh, alike),
    id: memberId,
    guardian_id: given.guardianId,
    account: 'none',
    no_news: true,
  };
}

/** Writes a person with the first application, and the claims of its images. */
export function writeNew({ db }: ServerContext, transaction: Transaction, member: Member): Member {
  const { request_number, receipt_upload, passport_upload } = member;
  const written = createMember(transaction, db, member);
  for (const upload of [receipt_upload, passport_upload]) {
    if (upload) claimUpload(transaction, db, upload, member, request_number);
  }
  return written;
}
