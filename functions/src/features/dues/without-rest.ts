import { timestampOf } from '#platform/time';
import type { ItemRequest, Member } from '#repositories/member';

export const asksRest = ({ requested }: Pick<Member, 'requested'>) =>
  requested?.items.includes('amount') ?? false;

/** True if something is open of the present application or of an earlier one. */
export const owesRest = ({
  is_paid,
  open_dues,
  request_number,
}: Pick<Member, 'is_paid' | 'open_dues' | 'request_number'>) =>
  !is_paid || open_dues.some((due) => due.request_number !== request_number);

/**
 * Returns the request without the item for the rest if everything is paid, of all applications. The items of a
 * rejection stay as they were.
 */
export function withoutRest(member: Member, now: Date): ItemRequest | null {
  const { requested } = member;
  if (!requested || !asksRest(member)) return requested;
  if (owesRest(member) || member.request_status === 'rejected') return requested;
  const items = requested.items.filter((item) => item !== 'amount');
  // The changed request gets a new time, so that a reply to the earlier one is recognised as outdated.
  return items.length > 0 ? { ...requested, items, at: timestampOf(now) } : null;
}
