import type { MemberRow } from '../members/admin-member.ts';

/**
 * Returns true if something suggests that an application was paid: a receipt, an admin's note that says where the money
 * arrived, or payments that cover the amount. On approval, the server checks the payments again. A payment that an
 * admin only confirmed, without a receipt or a note, is not enough there.
 */
export const isPaymentShown = ({
  has_receipt,
  has_payment_note,
  is_paid,
  received,
}: Pick<MemberRow, 'has_receipt' | 'has_payment_note' | 'is_paid' | 'received'>): boolean =>
  has_receipt || has_payment_note || (is_paid && received !== null);
