import type { AdminMember, MemberRow } from '../members/admin-member.ts';
import { type Money, noAmounts, partsOf } from '../money/amounts.ts';
import { openOf, type Payable } from '../money/due.ts';

/**
 * Returns true if something suggests that an application was paid: a receipt, an admin's note that says where the money
 * arrived, or payments that cover the amount. On approval, the server checks this again: without a receipt or a note,
 * the application must be paid and at least one of its payments must be seen.
 */
export const isPaymentShown = ({
  has_receipt,
  has_payment_note,
  is_paid,
  received,
}: Pick<MemberRow, 'has_receipt' | 'has_payment_note' | 'is_paid' | 'received'>): boolean =>
  has_receipt || has_payment_note || (is_paid && received !== null);

/**
 * Returns the amount that an approval would leave unpaid, or null if it would leave nothing unpaid. By default an
 * approval takes the receipt as the proof that the whole amount was paid. But if staff have recorded a part of the
 * money, a receipt that came with the registration proves that part only. A receipt that was added later proves the rest
 * as well.
 */
export function leftOpen(member: Payable & Pick<AdminMember, 'receipt_added_at'>): Money | null {
  const open = openOf(member);
  const hasPart = partsOf(member.received ?? noAmounts).length > 0;
  return open && open.amount > 0 && hasPart && member.receipt_added_at === null ? open : null;
}
