import { offersRial, type PaymentMethod } from '@fanclub/contract/members/payment';
import { type RegistrationDraft, unpaid } from '../draft/registration-draft.ts';

/** Another method takes "I have paid" and the receipt with it. */
export function withMethod(draft: RegistrationDraft, method: PaymentMethod): RegistrationDraft {
  if (draft.payment_method === method) return draft;
  return { ...draft, ...unpaid, payment_method: method, euro_payment_method: '' };
}

/** Rial is offered in Persian only: leaving it with rial chosen costs the payment so far. */
export function losesRial(draft: RegistrationDraft, nextLanguage: string): boolean {
  return draft.payment_method === 'rial' && !offersRial(nextLanguage);
}

/** Unticking "I have paid" clears the receipt; ticking it keeps what was on screen. */
export function withPaid(
  draft: RegistrationDraft,
  isPaid: boolean,
  shown: { total: number; rate: number | null },
): RegistrationDraft {
  return isPaid ? { ...draft, paid_confirm: true, shown } : { ...draft, ...unpaid };
}
