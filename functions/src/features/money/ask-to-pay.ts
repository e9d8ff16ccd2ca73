import { dayMs } from '@fanclub/contract/retention/kept-until';
import type { Transaction } from 'firebase-admin/firestore';
import { findUndelivered } from '#features/mail/find-undelivered';
import { requestMailKind } from '#features/members/request-mail';
import { writeRequest } from '#features/members/write-request';
import { AppError } from '#platform/app-error';
import type { ServerContext } from '#platform/context';
import { inTransaction } from '#platform/firebase/in-transaction';
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
  return context.mutex.run([`member:${asking.memberId}`], () =>
    inTransaction(context.db, (transaction) => askIn(context, transaction, asking)),
  );
}

async function askIn(
  context: ServerContext,
  transaction: Transaction,
  { adminEmail, memberId }: Asking,
): Promise<Member> {
  const member = await requireMember(transaction, context.db, memberId);
  if (member.request_status === 'rejected' || member.open_dues.length === 0) {
    throw new AppError('invalid_transition');
  }
  if (wasAskedToday(member, context.now())) return member;
  const undelivered = await findUndelivered(context, transaction, member.requested);
  return writeAsking(context, transaction, member, { adminEmail, undelivered });
}

/** True if the member was asked to pay within the last day. */
export const wasAskedToday = ({ owes_asked_at }: Member, now: Date): boolean =>
  owes_asked_at !== null && owes_asked_at.toMillis() > now.getTime() - dayMs;

/** Writes the request to pay what is open, its mail and the audit row. Only writes. Returns the changed member. */
export function writeAsking(
  context: ServerContext,
  transaction: Transaction,
  member: Member,
  asking: { adminEmail: string; undelivered: string | null },
): Member {
  const { requested: before } = member;
  const others = before?.items.filter((item) => item !== 'amount') ?? [];
  const items = [...others, 'amount' as const];
  return writeRequest(context, transaction, member, {
    ...asking,
    items,
    note: before?.note ?? null,
    kind: requestMailKind({ items }),
    more: { remind_to_pay_at: timestampOf(context.now().getTime() + firstReminderDays * dayMs) },
    audited: ['amount'],
  });
}
