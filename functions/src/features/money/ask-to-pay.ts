import { dayMs } from '@fanclub/contract/retention/kept-until';
import type { Transaction } from 'firebase-admin/firestore';
import { asksRest } from '#features/dues/without-rest';
import { writeAccount } from '#features/dues/write-account';
import { findUndelivered } from '#features/mail/find-undelivered';
import { recordChange } from '#features/members/record-change';
import { buildRequestMail, requestMailKind } from '#features/members/request-mail';
import { AppError } from '#platform/app-error';
import type { ServerContext } from '#platform/context';
import { inTransaction } from '#platform/firebase/in-transaction';
import { randomId } from '#platform/random';
import { timestampOf } from '#platform/time';
import { recordAudit } from '#repositories/audit';
import { mailDoc } from '#repositories/mails';
import type { Member } from '#repositories/member';
import { requireMember } from '#repositories/members';
import { firstReminderDays } from './remind-of-open.ts';

interface Asking {
  adminEmail: string;
  memberId: string;
}

/**
 * Asks a member to pay what is open of all applications, in any state but a rejection, whose request has its own items.
 * The request, its mail and the audit row are written in one transaction, so a crash leaves nothing half-done. A member
 * who was asked within the last day is returned unchanged: so a repeated call sends no second mail, and two treasurers
 * do not ask the same member twice. Throws `invalid_transition` if nothing is open.
 */
export function askToPay(context: ServerContext, asking: Asking): Promise<Member> {
  const mailId = randomId();
  return context.mutex.run([`member:${asking.memberId}`], () =>
    inTransaction(context.db, (transaction) => askIn(context, transaction, asking, mailId)),
  );
}

async function askIn(
  context: ServerContext,
  transaction: Transaction,
  { adminEmail, memberId }: Asking,
  mailId: string,
): Promise<Member> {
  const { db } = context;
  const now = context.now();
  const member = await requireMember(transaction, db, memberId);
  const { requested: before } = member;
  if (member.request_status === 'rejected' || member.open_dues.length === 0) {
    throw new AppError('invalid_transition');
  }
  const isRecent = (before?.at.toMillis() ?? 0) > now.getTime() - dayMs;
  if (asksRest(member) && isRecent) return member;
  const undelivered = await findUndelivered(context, transaction, before);
  const others = before?.items.filter((item) => item !== 'amount') ?? [];
  const requested = {
    at: timestampOf(now),
    items: [...others, 'amount' as const],
    note: before?.note ?? null,
    mail_id: mailId,
  };
  const update = {
    requested,
    remind_to_pay_at: timestampOf(now.getTime() + firstReminderDays * dayMs),
    ...recordChange(member, ['requested']),
  };
  const asked = writeAccount(transaction, db, member, { update, now });
  if (undelivered) transaction.delete(mailDoc(db, undelivered));
  const mail = buildRequestMail(asked, requested, { id: mailId, now }, requestMailKind(requested));
  transaction.create(mailDoc(db, mailId), mail);
  const entry = { adminEmail, action: 'request_items', memberId } as const;
  recordAudit(context, transaction, { ...entry, fields: ['amount'] }, now);
  return asked;
}
