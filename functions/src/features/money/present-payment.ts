import type { ShownPayment } from '@fanclub/contract/money/payments';
import type { Payment } from '#repositories/payments';

export function presentPayment(payment: Payment, isReversed: boolean): ShownPayment {
  return { ...payment, at: payment.at.toDate().toISOString(), is_reversed: isReversed };
}
