import { clubDay } from '@fanclub/contract/club/club-day';
import type { Transaction } from 'firebase-admin/firestore';
import { readCardsAfter } from '#features/cards/cards-after';
import { writeAccount } from '#features/dues/write-account';
import { recordChange, refuseIfOther } from '#features/members/record-change';
import { buildRequestMail } from '#features/members/request-mail';
import {
  changedReviewFields,
  isWithinUndoWindow,
  undo,
} from '#features/members/review-transitions';
import { withStanding } from '#features/members/standing';
import { takeBackApproval } from '#features/money/take-back';
import { AppError } from '#platform/app-error';
import type { ServerContext } from '#platform/context';
import { inTransaction } from '#platform/firebase/in-transaction';
import { timestampOf } from '#platform/time';
import { recordAudit } from '#repositories/audit';
import { writeCards } from '#repositories/cards';
import { mailDoc, readMail } from '#repositories/mails';
import type { Member } from '#repositories/member';
import { requireMember } from '#repositories/members';
import { buildDecisionMail } from './decision-mail.ts';

export interface UndoRequest {
  adminEmail: string;
  memberId: string;
  /** The application that the admin's page showed, if the call names one. */
  requestNumber: string | undefined;
  /** If true, the decision of another admin is not undone. */
  onlyOwn?: boolean;
}

/**
 * Undoes the last decision while its mail still waits. The row, the mail and the audit row change in one transaction
 * that also reads the mail's row, so that either the undo or the delivery happens, never both. A repeated call finds
 * `undone_at`, which the first call has set, and returns the restored member again.
 */
export function undoDecision(context: ServerContext, request: UndoRequest): Promise<Member> {
  return context.mutex.run([`member:${request.memberId}`], async () => {
    const today = clubDay(context.now());
    return inTransaction(context.db, (transaction) => undoIn(context, transaction, request, today));
  });
}

async function undoIn(
  context: ServerContext,
  transaction: Transaction,
  { adminEmail, memberId, requestNumber, onlyOwn = false }: UndoRequest,
  today: string,
): Promise<Member> {
  const { db } = context;
  const now = context.now();
  const member = await requireMember(transaction, db, memberId);
  refuseIfOther(member, requestNumber);
  const last = member.last_decision;
  if (!last && isWithinUndoWindow(member.undone_at, now)) return member;
  if (onlyOwn && last && last.by !== adminEmail) throw new AppError('undo_expired');
  if (!last || !isWithinUndoWindow(last.at, now, last.undo_ms)) throw new AppError('undo_expired');
  const mail = await readMail(transaction, db, last.mail_id);
  if (mail && mail.delivery.state !== 'PENDING') throw new AppError('undo_expired');

  const undone = undo(member, last);
  const money = await takeBackApproval(context, transaction, member, {
    after: { ...member, ...undone },
    paymentId: last.payment_id,
    words: { by: adminEmail, now },
  });
  const restored = withStanding(member, { ...undone, ...money.fields }, today);
  const fields = changedReviewFields(member, restored);
  const update = {
    ...restored,
    // `member_number` stays: the next approval gives the same person this number again.
    member_since: last.before.member_since,
    ...recordChange(member, fields),
    last_decision: null,
    undone_at: timestampOf(now),
  };
  const after: Member = { ...member, ...update };
  const by = adminEmail;
  const cards = await readCardsAfter(context, transaction, { before: member, after, by, now });
  const written = writeAccount(transaction, db, member, { update, payments: money.rows, now });
  writeCards(transaction, db, cards);
  transaction.delete(mailDoc(db, last.mail_id));
  // The decision deleted up to two mails that were not sent yet. They are created again, because the undo makes them
  // correct again.
  const heldBack = last.replaced_mail_id;
  const again = heldBack ? buildDecisionMail(after, { id: heldBack, now, delayMs: 0 }) : null;
  if (heldBack && again) transaction.set(mailDoc(db, heldBack), again);
  const { requested } = after;
  if (last.held_request_mail && requested) {
    const { id, kind } = last.held_request_mail;
    transaction.set(mailDoc(db, id), buildRequestMail(after, requested, { id, now }, kind));
  }
  recordAudit(context, transaction, { adminEmail, action: 'undo', memberId, fields }, now);
  return written;
}
