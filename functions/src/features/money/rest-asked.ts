import { partsOf } from '@fanclub/contract/money/amounts';
import { openOf, owedBackOf, receivedOf } from '@fanclub/contract/money/due';
import { timestampOf } from '#platform/time';
import type { ItemRequest, Member } from '#repositories/member';
import { isDueChanged } from './money-change.ts';

/** What a member is asked for about the rest of the amount, pure: docs/domain/money.md */

const asksRest = ({ requested }: Member) => requested?.items.includes('amount') ?? false;

/** Where all is paid, nobody is asked for the rest any more; a rejection's reason stays what it was. */
export function withoutRest(member: Member, now: Date): ItemRequest | null {
  const { requested } = member;
  if (!requested || !asksRest(member)) return requested;
  if (!member.is_paid || member.request_status === 'rejected') return requested;
  const items = requested.items.filter((item) => item !== 'amount');
  // Of another moment, so that an answer on its way to the one before finds that it is no longer asked for.
  return items.length > 0 ? { ...requested, items, at: timestampOf(now) } : null;
}

/**
 * What a decision asks for, and what stays asked for after an approval that leaves the rest open: that
 * alone, as whoever is approved may be asked for it.
 */
export function restAfterDecision(
  member: Member,
  decided: Pick<Member, 'request_status' | 'is_paid' | 'requested'>,
  now: Date,
): ItemRequest | null {
  const { requested } = member;
  const isOpen = decided.request_status === 'approved' && !decided.is_paid;
  if (!isOpen || !requested || !asksRest(member)) return decided.requested;
  if (requested.items.length === 1) return requested;
  return { ...requested, items: ['amount'], at: timestampOf(now), mail_id: null };
}

/**
 * What is asked for after an admin's change: the rest, where it leaves something open of what was paid, or
 * another rest of what was asked already; nothing of it, where the change was taken back. Money that is to be
 * paid back at the same time, such as in another currency, is for a person to settle.
 */
export function requestedAfter(
  member: Member,
  after: Member,
  { mailId, now }: { mailId: string; now: Date },
): ItemRequest | null {
  if (after.is_paid) return withoutRest(after, now);
  const wasSettled = member.is_paid || asksRest(member);
  const hasPaid = partsOf(receivedOf(member)).length > 0;
  const isForPerson = after.request_status === 'rejected' || owedBackOf(after).length > 0;
  if (!wasSettled || !hasPaid || isForPerson || !isDueChanged(member, after) || !openOf(after)) {
    return member.requested;
  }
  const others = member.requested?.items.filter((item) => item !== 'amount') ?? [];
  return {
    at: timestampOf(now),
    items: [...others, 'amount'],
    note: member.requested?.note ?? null,
    mail_id: mailId,
  };
}
