import type { AdminMember } from '../members/profile.ts';

/**
 * True if there is evidence that an application was paid: a receipt, a note of where the money was seen, or
 * payments that cover it. An approval checks these payments itself: an admin's mark among them is not enough.
 */
export const isPaymentShown = ({
  receipt_url,
  payment_note,
  is_paid,
  received,
}: Pick<AdminMember, 'receipt_url' | 'payment_note' | 'is_paid' | 'received'>): boolean =>
  receipt_url !== null || payment_note !== null || (is_paid && received !== null);
