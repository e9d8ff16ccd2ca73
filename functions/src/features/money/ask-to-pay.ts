import { dayMs } from '@fanclub/contract/retention/kept-until';
import type { Transaction } from 'firebase-admin/firestore';
import { requestMailKind } from '#features/members/request-mail';
import { writeRequest } from '#features/members/write-request';
import { AppError } from '#platform/app-error';
import type { ServerContext } from '#platform/context';
import { inTransaction } from '#platform/firebase/in-transaction';
import { randomId } from '#platform/random';
import { timestampOf } from '#platform/time';
import type { Member } from '#repositories/member';
import { requireMember } from '#repositories/members';
import { firstReminderDays } from './remind-of-open.ts';

interface Asking {
  adminEmail: string;
  memberId: string;
}

/**
 * Asks a member to pay the open dues of all applications. A rejected member cannot be asked, because the rejection has
 * its own request. The request, its mail and the audit row are written in one transaction, so a crash leaves nothing
 * half-done. A member who was asked within the last day is returned unchanged: so a repeated call sends no second mail,
 * and two treasurers do not ask the same member twice. Throws `invalid_transition` if nothing is open.
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
  const nowMs = context.now().getTime();
  const member = await requireMember(transaction, context.db, memberId);
  const { requested: before, owes_asked_at: askedAt } = member;
  if (member.request_status === 'rejected' || member.open_dues.length === 0) {
    throw new AppError('invalid_transition');
  }
  if (askedAt && askedAt.toMillis() > nowMs - dayMs) return member;
  const others = before?.items.filter((item) => item !== 'amount') ?? [];
  const items = [...others, 'amount' as const];
  return writeRequest(context, transaction, member, {
    adminEmail,
    items,
    note: before?.note ?? null,
    mailId,
    kind: requestMailKind({ items }),
    more: { remind_to_pay_at: timestampOf(nowMs + firstReminderDays * dayMs) },
    audited: ['amount'],
  });
}
