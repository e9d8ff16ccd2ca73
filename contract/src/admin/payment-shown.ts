import type { AdminMember } from '../members/profile.ts';

/**
 * Returns true if something suggests that an application was paid: a receipt, an admin's note that says where the money
 * arrived, or payments that cover the amount. On approval, the server checks the payments again. A payment that an
 * admin only confirmed, without a receipt or a note, is not enough there.
 */
export const isPaymentShown = ({
  receipt_url,
  payment_note,
  is_paid,
  received,
}: Pick<AdminMember, 'receipt_url' | 'payment_note' | 'is_paid' | 'received'>): boolean =>
  receipt_url !== null || payment_note !== null || (is_paid && received !== null);
