import { clubDay } from '@fanclub/contract/club/club-day';
import { endReasonOf } from '@fanclub/contract/members/membership-schema';
import type { ReviewItem } from '@fanclub/contract/members/review-items';
import { undoWindowMs } from '@fanclub/contract/members/states';
import type { Transaction } from 'firebase-admin/firestore';
import { endAtFirebase, unlinkForeignGoogle } from '#features/accounts/google-identity';
import { readCardsAfter } from '#features/cards/cards-after';
import { writeAccount } from '#features/dues/write-account';
import { findUndelivered, findUndeliveredMail } from '#features/mail/find-undelivered';
import { inTurnForNumbers, numberedBy } from '#features/members/member-number';
import { membershipsAfter } from '#features/members/memberships';
import { recordChange, refuseIfOther, refuseIfOutdated } from '#features/members/record-change';
import {
  changedReviewFields,
  type Decision,
  decide,
  endedByDecision,
  isPaymentSeen,
  type Reviewed,
  stateBefore,
} from '#features/members/review-transitions';
import { withStanding } from '#features/members/standing';
import { confirmApproved, requireRecorded } from '#features/money/at-approval';
import { type MoneyChange, noMoneyChange } from '#features/money/money-change';
import { restAfterDecision } from '#features/money/rest-asked';
import { AppError } from '#platform/app-error';
import type { ServerContext } from '#platform/context';
import { inTransaction } from '#platform/firebase/in-transaction';
import { randomId } from '#platform/random';
import { timestampOf } from '#platform/time';
import type { RequestMailKind } from '#repositories/application';
import { recordAudit } from '#repositories/audit';
import { writeCards } from '#repositories/cards';
import { mailDoc } from '#repositories/mails';
import type { Member } from '#repositories/member';
import { saveMemberNumbers } from '#repositories/member-numbers';
import { requireMember } from '#repositories/members';
import { buildDecisionMail } from './decision-mail.ts';

export interface DecisionRequest {
  adminEmail: string;
  memberId: string;
  /** The application that the admin's page showed, if the call names one. */
  requestNumber: string | undefined;
  decision: Decision;
  /** Reason of a rejection, which the member reads. */
  reason: string | null;
  /** Items that a rejected applicant has to replace or correct. */
  items?: ReviewItem[] | undefined;
  /** For an approval without a receipt: where the admin saw the payment. */
  paymentNote: string | null;
  /** The version of the row that the admin's page showed, if the call names one. */
  version: number | undefined;
  /** How long the decision can be undone, in ms. Its mail waits for the same time. */
  undoMs?: number;
  /** True if the member is known to have a number, so that the call need not wait for others who get one. */
  isNumbered?: boolean;
}

export interface Decided {
  member: Member;
  /** True if the member was already in the wanted state: nothing is written and no mail is sent. */
  isRepeat: boolean;
}

/**
 * Approves or rejects an application. The row, the mail and the audit row are written in one transaction, so a crash
 * leaves nothing half-done, and only one of two concurrent decisions about the same version succeeds. A repeated call
 * finds the wanted state, writes nothing and sends no mail. The mail waits until the decision can no longer be undone,
 * by default 15 seconds. A call that names no application means the one that waits, or the person's only one; if there
 * is neither, it throws `invalid_transition`.
 */
export function decideApplication(
  context: ServerContext,
  request: DecisionRequest,
): Promise<Decided> {
  const mailId = randomId();
  return context.mutex.run([`member:${request.memberId}`], async () => {
    const today = clubDay(context.now());
    const run = () =>
      inTransaction(context.db, (transaction) =>
        decideIn(context, transaction, request, { mailId, today }),
      );
    const givesNumber = request.decision === 'approve' && !request.isNumbered;
    const decided = await (givesNumber ? inTurnForNumbers(context, run) : run());
    const { member } = decided;
    const hasEnded = member.decided_at && endedByDecision(member, member.decided_at);
    // A stranger's Google account that was linked at Firebase earlier must not get into an approved member's account.
    await (hasEnded ? endAtFirebase : unlinkForeignGoogle)(context, member);
    return decided;
  });
}

async function decideIn(
  context: ServerContext,
  transaction: Transaction,
  request: DecisionRequest,
  { mailId, today }: { mailId: string; today: string },
): Promise<Decided> {
  const { db } = context;
  const { adminEmail: by, memberId, decision, reason, items, paymentNote, version } = request;
  const { requestNumber, undoMs = undoWindowMs } = request;
  const now = context.now();
  const member = await requireMember(transaction, db, memberId);
  refuseIfOther(member, requestNumber);
  const on = { now, today };
  const memberships = await membershipsAfter(context, transaction, member, member, decision, on);
  const wanted = decide(member, decision, { now, reason, items, paymentNote, memberships });
  // A repeated call returns before the check of the version, because it names the version from before the first call.
  if (!wanted) return { member, isRepeat: true };
  refuseIfOutdated(member, version);
  const isMeant = requestNumber || member.applications.length < 2;
  if (!isMeant && member.request_status !== 'submitted') throw new AppError('invalid_transition');
  const money = await moneyAfter(context, transaction, member, wanted, request, now);
  const decidedRow = { ...wanted, is_paid: money.fields.is_paid ?? wanted.is_paid };
  const after = { ...decidedRow, requested: restAfterDecision(member, decidedRow, now) };
  const held = await readHeldMails(context, transaction, member, after);
  const numbered =
    decision === 'approve' ? await numberedBy(context, transaction, member, now) : null;
  const fields = changedReviewFields(member, after);
  const update = {
    ...withStanding(member, { ...after, ...money.fields, ...numbered?.fields }, today),
    ...recordChange(member, fields),
    handled_by: by,
    last_decision: {
      at: timestampOf(now),
      by,
      mail_id: mailId,
      undo_ms: undoMs,
      payment_id: money.rows.at(-1)?.id ?? null,
      replaced_mail_id: held.decision,
      held_request_mail: held.request,
      before: stateBefore(member),
    },
  };
  const decided: Member = { ...member, ...update };
  const cards = await readCardsAfter(context, transaction, {
    before: member,
    after: decided,
    by,
    now,
  });
  // Nobody gets the mail of a rejection who has left, was expelled or has died.
  const isEnded = decision === 'reject' && endReasonOf(member) !== null;
  const mail = isEnded ? null : buildDecisionMail(decided, { id: mailId, now, delayMs: undoMs });

  const written = writeAccount(transaction, db, member, { update, payments: money.rows, now });
  writeCards(transaction, db, cards);
  if (numbered?.counter) saveMemberNumbers(transaction, db, numbered.counter);
  for (const id of [held.decision, held.request?.id]) {
    if (id) transaction.delete(mailDoc(db, id));
  }
  if (mail) transaction.create(mailDoc(db, mailId), mail);
  const entry = { adminEmail: by, action: decision, memberId, fields };
  recordAudit(context, transaction, entry, now);
  return { member: written, isRepeat: false };
}

/**
 * Returns what an approval changes in the payments; a rejection changes nothing. Throws `payment_unseen` if there is
 * no receipt, no note of the admin and no recorded payment.
 */
async function moneyAfter(
  context: ServerContext,
  transaction: Transaction,
  member: Member,
  wanted: Reviewed,
  { adminEmail: by, decision, paymentNote: note }: DecisionRequest,
  now: Date,
): Promise<MoneyChange> {
  if (decision !== 'approve') return noMoneyChange;
  if (!isPaymentSeen(member, wanted)) await requireRecorded(context, transaction, member);
  const after = { ...member, ...wanted };
  return confirmApproved(context, transaction, member, { after, note, words: { by, now } });
}

/**
 * Reads the undelivered mails that this decision makes wrong: the mail of the previous decision and the mail of a
 * request for items.
 */
async function readHeldMails(
  context: ServerContext,
  transaction: Transaction,
  member: Member,
  after: Pick<Member, 'requested'>,
) {
  const decision = await findUndelivered(context, transaction, member.last_decision);
  // A decision ends a request for items, unless the request asks for the rest of the money alone.
  const ended = after.requested === member.requested ? null : member.requested;
  const mail = await findUndeliveredMail(context, transaction, ended);
  const request = mail && { id: mail.id, kind: mail.kind as RequestMailKind };
  return { decision, request };
}
