import { asksRest } from '@fanclub/contract/money/account';
import { timestampOf } from '#platform/time';
import type { ItemRequest } from '#repositories/application';
import type { Member } from '#repositories/member';

/** True if part of the due of the present application or of an earlier one is unpaid. */
export const owesRest = ({
  is_paid,
  open_dues,
  request_number,
}: Pick<Member, 'is_paid' | 'open_dues' | 'request_number'>) =>
  !is_paid || open_dues.some((due) => due.request_number !== request_number);

/**
 * Returns the request for items without the item `amount` (the rest) if all applications are paid. The items that a
 * rejection names stay.
 */
export function withoutRest(member: Member, now: Date): ItemRequest | null {
  const { requested } = member;
  if (!requested || !asksRest(member)) return requested;
  if (owesRest(member) || member.request_status === 'rejected') return requested;
  const items = requested.items.filter((item) => item !== 'amount');
  // The changed request gets a new time, so that a reply to the earlier one is recognised as outdated.
  return items.length > 0 ? { ...requested, items, at: timestampOf(now) } : null;
}
