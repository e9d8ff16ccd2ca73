import type { AdminMember, MemberRow } from '../members/admin-member.ts';
import type { Money } from '../money/amounts.ts';
import { isCovered, openOf, type Payable, wholeOf } from '../money/due.ts';

/**
 * Returns true if something suggests that an application was paid: a receipt, an admin's note that says where the money
 * arrived, payments that cover the amount, or a waiver of all of it. On approval, the server checks this again: without a
 * receipt or a note, nothing must be due, or the application must be paid and at least one of its payments seen.
 */
export const isPaymentShown = ({
  has_receipt,
  has_payment_note,
  is_paid,
  received,
  waived,
}: Pick<
  MemberRow,
  'has_receipt' | 'has_payment_note' | 'is_paid' | 'received' | 'waived'
>): boolean => has_receipt || has_payment_note || (is_paid && (received ?? waived) !== null);

/**
 * Returns what an approval does with the unpaid amount: confirms that it was paid, or leaves it open. Null if nothing
 * is unpaid. By default the approval takes the receipt as a proof that the unpaid amount was paid. If somebody has
 * recorded a payment since the receipt was sent, the receipt is taken to prove that payment, and the rest stays open,
 * unless the admin says where the rest was seen (`note`). The server and the panel both call this function.
 */
export function restAtApproval(
  application: Payable & Pick<AdminMember, 'seen_since_receipt'>,
  note: string | null = null,
): { money: Money; isConfirmed: boolean } | null {
  if (isCovered(application)) return null;
  const money = openOf(application) ?? wholeOf(application);
  return { money, isConfirmed: Boolean(note) || !application.seen_since_receipt };
}
