import { asksRest } from '@fanclub/contract/money/account';
import { partsOf } from '@fanclub/contract/money/amounts';
import { openOf, owedBackOf, receivedOf } from '@fanclub/contract/money/due';
import { owesRest, withoutRest } from '#features/dues/without-rest';
import { timestampOf } from '#platform/time';
import type { ItemRequest } from '#repositories/application';
import type { Member } from '#repositories/member';
import { isDueChanged } from './money-change.ts';

/**
 * The functions of this file decide whether a member is asked for the rest of the amount; they are pure. The rules are
 * in docs/domain/money.md.
 */

/**
 * Returns the request after a decision. If the rest was requested and is still unpaid after an approval, it stays as
 * the only item, because nothing else may be requested from an approved member.
 */
export function restAfterDecision(
  member: Member,
  decided: Pick<Member, 'request_status' | 'is_paid' | 'requested'>,
  now: Date,
): ItemRequest | null {
  const { requested } = member;
  const isOpen =
    decided.request_status === 'approved' && owesRest({ ...member, is_paid: decided.is_paid });
  if (!isOpen || !requested || !asksRest(member)) return decided.requested;
  if (requested.items.length === 1) return requested;
  return { ...requested, items: ['amount'], at: timestampOf(now), mail_id: null };
}

/**
 * Returns the request after an admin's change of the amount due. If the change leaves part of the amount unpaid, the
 * rest is requested, provided that everything was paid before or the rest was requested already. If nothing is unpaid
 * any longer, the item for the rest is removed. The request does not change if no money was received, if the
 * application is rejected, or if the club also owes money, for example in another currency, which staff settle.
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
