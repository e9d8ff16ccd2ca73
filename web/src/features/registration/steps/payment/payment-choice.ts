import {
  type EuroPaymentMethod,
  offersRial,
  type PaymentMethod,
} from '@fanclub/contract/members/payment';
import { type FormikContextType, useFormikContext } from 'formik';
import { type RegistrationDraft, unpaid } from '../../draft/registration-draft.ts';
import { useWizard } from '../../page/wizard-context.ts';
import type { Upload } from '../../uploads/use-upload.ts';

/** Returns the draft with another payment method, which resets "I have paid" and the receipt. */
export function withMethod(draft: RegistrationDraft, method: PaymentMethod): RegistrationDraft {
  if (draft.payment_method === method) return draft;
  return { ...draft, ...unpaid, payment_method: method, euro_payment_method: '' };
}

/** True if this language removes the rial payment, which is offered in Persian only. */
export function losesRial(draft: RegistrationDraft, nextLanguage: string): boolean {
  return draft.payment_method === 'rial' && !offersRial(nextLanguage);
}

/**
 * Returns the draft with "I have paid" set or unset. Unsetting it clears the receipt; setting it stores
 * the amounts on screen.
 */
export function withPaid(
  draft: RegistrationDraft,
  isPaid: boolean,
  shown: { total: number; rate: number | null },
): RegistrationDraft {
  return isPaid ? { ...draft, paid_confirm: true, shown } : { ...draft, ...unpaid };
}

/** Switches the payment method and resets the payment, the receipt and their errors. */
export function changeMethod(
  form: FormikContextType<RegistrationDraft>,
  receipt: Upload,
  method: PaymentMethod,
): void {
  const { values, touched, setTouched, setValues } = form;
  if (values.payment_method === method) return;
  const fresh = { euro_payment_method: false, paid_confirm: false, receiptUrl: false };
  receipt.remove();
  setTouched({ ...touched, ...fresh }, false);
  setValues(withMethod(values, method));
}

/** Returns the payment's values, with setters that keep the dependent fields consistent. */
export function usePayment() {
  const form = useFormikContext<RegistrationDraft>();
  const { values, setValues, setFieldValue } = form;
  const { bill, uploads } = useWizard();
  return {
    values,
    chooseMethod: (method: PaymentMethod) => changeMethod(form, uploads.receipt, method),
    chooseService: (service: EuroPaymentMethod) => setFieldValue('euro_payment_method', service),
    holdRate: (held: RegistrationDraft['rate_held']) => setFieldValue('rate_held', held),
    setPaid(isPaid: boolean) {
      if (!isPaid) uploads.receipt.remove();
      const shown = { total: bill.total ?? 0, rate: bill.rate };
      setValues(withPaid(values, isPaid, shown));
    },
  };
}
