import type { ReviewItem } from '@fanclub/contract/members/review-items';
import { undoWindowMs } from '@fanclub/contract/members/states';
import type { Transaction } from 'firebase-admin/firestore';
import { endAtFirebase, unlinkForeignGoogle } from '#features/accounts/google-identity';
import { readCardsAfter } from '#features/cards/read-cards-after';
import { findUndelivered } from '#features/mail/find-undelivered';
import { membershipAfter } from '#features/members/membership-after';
import { withOwed } from '#features/members/owed-back';
import { recordChange, refuseIfOutdated } from '#features/members/record-change';
import {
  changedReviewFields,
  type Decision,
  decide,
  isPaymentSeen,
  stateBefore,
} from '#features/members/review-transitions';
import { confirmOpen, noMoneyChange } from '#features/money/money-change';
import { requireRecorded } from '#features/money/require-recorded';
import type { ServerContext } from '#platform/context';
import { inTransaction } from '#platform/firebase/in-transaction';
import { randomId } from '#platform/random';
import { timestampOf } from '#platform/time';
import { recordAudit } from '#repositories/audit';
import { writeCards } from '#repositories/cards';
import { mailDoc } from '#repositories/mails';
import type { Member } from '#repositories/member';
import { memberDoc, requireMember } from '#repositories/members';
import { createPayments } from '#repositories/payments';
import { buildDecisionMail } from './decision-mail.ts';

export interface DecisionRequest {
  adminEmail: string;
  memberId: string;
  decision: Decision;
  /** Of a rejection; the member reads it. */
  reason: string | null;
  /** Of a rejection: what is to be replaced or corrected. */
  items?: ReviewItem[] | undefined;
  /** Of an approval without a receipt: where the money was seen. */
  paymentNote: string | null;
  /** The version that the admin saw, if the call says so. */
  version: number | undefined;
  /** How long it can be undone, and its mail waits. */
  undoMs?: number;
}

export interface Decided {
  member: Member;
  /** It was so before: nothing was written, and nobody is mailed. */
  isRepeat: boolean;
}

/**
 * Approves or rejects: state, mail and audit in one transaction, so that a crash leaves nothing
 * half-done, and of two admins at once one decides. A repeat finds the state it wants and neither
 * writes nor mails. The mail waits for an undo, 15 seconds unless told.
 */
export function decideApplication(
  context: ServerContext,
  request: DecisionRequest,
): Promise<Decided> {
  const mailId = randomId();
  return context.locks.run([`member:${request.memberId}`], async () => {
    const decided = await inTransaction(context.db, (transaction) =>
      decideIn(context, transaction, request, mailId),
    );
    const { member } = decided;
    // From now on a Google account opens the account; one linked at Firebase before must not.
    if (request.decision === 'approve') await unlinkForeignGoogle(context, member);
    else if (!member.is_approved) await endAtFirebase(context, member);
    return decided;
  });
}

async function decideIn(
  context: ServerContext,
  transaction: Transaction,
  request: DecisionRequest,
  mailId: string,
): Promise<Decided> {
  const { db } = context;
  const now = context.now();
  const member = await requireMember(transaction, db, request.memberId);
  const { reason, items, paymentNote, undoMs = undoWindowMs } = request;
  const { decision } = request;
  const membership = await membershipAfter(context, transaction, member, decision, now);
  const after = decide(member, decision, { now, reason, items, paymentNote, membership });
  // Before the check of the version: a repeat names the version that its first call has changed.
  if (!after) return { member, isRepeat: true };
  refuseIfOutdated(member, request.version);
  if (decision === 'approve' && !isPaymentSeen(member, after)) {
    await requireRecorded(context, transaction, member);
  }
  // The mail of the decision before is not true any more.
  const undelivered = await findUndelivered(context, transaction, member.last_decision);
  // Nor is that of a request, which waits for nothing any more.
  const unasked = await findUndelivered(context, transaction, member.requested);
  const fields = changedReviewFields(member, after);
  const decidedRow: Member = { ...member, ...after };
  const money =
    decision === 'approve'
      ? confirmOpen(member, decidedRow, { by: request.adminEmail, now, source: 'approval' })
      : noMoneyChange;
  const update = {
    ...withOwed(member, { ...after, ...money.fields }, now),
    ...recordChange(member, fields),
    handled_by: request.adminEmail,
    last_decision: {
      at: timestampOf(now),
      by: request.adminEmail,
      mail_id: mailId,
      undo_ms: undoMs,
      payment_id: money.rows.at(-1)?.id ?? null,
      replaced_mail_id: undelivered,
      held_request_mail_id: unasked,
      before: stateBefore(member),
    },
  };
  const decided: Member = { ...member, ...update };
  const by = request.adminEmail;
  const cards = await readCardsAfter(context, transaction, {
    before: member,
    after: decided,
    by,
    now,
  });
  const mail = buildDecisionMail(decided, { id: mailId, now, delayMs: undoMs });

  transaction.update(memberDoc(db, member.id), { ...update });
  createPayments(transaction, db, member.id, money.rows);
  writeCards(transaction, db, cards);
  for (const held of [undelivered, unasked]) {
    if (held) transaction.delete(mailDoc(db, held));
  }
  if (mail) transaction.create(mailDoc(db, mailId), mail);
  const { adminEmail } = request;
  recordAudit(
    context,
    transaction,
    { adminEmail, action: decision, memberId: member.id, fields },
    now,
  );
  return { member: decided, isRepeat: false };
}
