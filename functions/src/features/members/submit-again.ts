import type { RouteBody } from '@fanclub/contract/http/route';
import { type CardHolder, lacksIdentity } from '@fanclub/contract/members/identity';
import type { submitAgain as submitAgainRoute } from '@fanclub/contract/members/routes';
import type { FieldErrors } from '@fanclub/contract/validation/field-errors';
import type { Transaction } from 'firebase-admin/firestore';
import { writeAccount } from '#features/dues/write-account';
import { findUndelivered } from '#features/mail/find-undelivered';
import { withLine } from '#features/members/memberships';
import { AppError, invalidFields } from '#platform/app-error';
import type { ServerContext } from '#platform/context';
import { inTransaction } from '#platform/firebase/in-transaction';
import { mailDoc } from '#repositories/mails';
import type { Member } from '#repositories/member';
import { requireMember } from '#repositories/members';
import { answeredReview, changedFields } from './answer-review.ts';
import { mergePersonal } from './merge-personal.ts';
import { recordChange } from './record-change.ts';

type Corrections = RouteBody<typeof submitAgainRoute>;

/**
 * Puts a rejected application back under review, with the corrected fields, in one transaction. A repeated call
 * finds the result of the first one and returns it. A crash leaves nothing half-done.
 */
export function submitAgain(
  context: ServerContext,
  uid: string,
  corrections: Corrections,
): Promise<Member> {
  return context.mutex.run([`member:${uid}`], () =>
    inTransaction(context.db, (transaction) => submitIn(context, transaction, uid, corrections)),
  );
}

async function submitIn(
  context: ServerContext,
  transaction: Transaction,
  uid: string,
  corrections: Corrections,
): Promise<Member> {
  const member = await requireMember(transaction, context.db, uid);
  const isRejected = member.request_status === 'rejected';
  if (!isRejected && !wasSubmittedAgain(member)) throw new AppError('invalid_transition');
  const personal = mergePersonal(member, corrections);
  const corrected = changedFields(member, personal);
  if (!isRejected) {
    if (corrected.length > 0) throw new AppError('invalid_transition');
    return member;
  }
  requireDocuments(member, personal);
  // If the mail about the rejection still waits, it is deleted; otherwise it would arrive after the new submission.
  const rejection = await findUndelivered(context, transaction, member.last_decision);
  const now = context.now();
  const answered = {
    ...answeredReview(member, personal, now),
    ...recordChange(member, ['request_status', ...corrected]),
  };
  const again = writeAccount(transaction, context.db, member, { update: answered, now });
  if (rejection) transaction.delete(mailDoc(context.db, rejection));
  return again;
}

function wasSubmittedAgain(member: Member): boolean {
  return (
    member.request_status === 'submitted' &&
    member.submitted_at.toMillis() > member.created_at.toMillis()
  );
}

/** Throws if a document is missing, because the reviewers would have to reject the application again. */
function requireDocuments(member: Member, personal: CardHolder): void {
  const errors: FieldErrors = {};
  if (!member.receipt_upload) errors.receiptUrl = 'receipt_required';
  if (lacksIdentity(withLine(member), member.passport_upload !== null, personal)) {
    errors.passportUrl = 'id_card_required';
  }
  if (Object.keys(errors).length > 0) throw invalidFields(errors);
}
