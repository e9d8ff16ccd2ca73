import {
  type EuroPaymentMethod,
  offeredEuroMethods,
  offersRial,
  type PaymentMethod,
  takenServices,
} from '@fanclub/contract/members/payment';
import type { FormikContextType } from 'formik';
import type { ImageUpload } from '#documents/upload/use-upload.ts';
import { type RegistrationDraft, unpaid } from '../../draft/registration-draft.ts';
import { useDraft, useWizard } from '../../page/wizard-context.ts';

/** Returns the draft with another payment method, which resets "I have paid" and the receipt. */
export function withMethod(draft: RegistrationDraft, method: PaymentMethod): RegistrationDraft {
  if (draft.payment_method === method) return draft;
  return { ...draft, ...unpaid, payment_method: method, euro_payment_method: '' };
}

/** True if the draft's payment is in rial and this language does not offer rial. Only Persian does. */
export function losesRial(draft: RegistrationDraft, nextLanguage: string): boolean {
  return draft.payment_method === 'rial' && !offersRial(nextLanguage);
}

/**
 * Returns the draft with "I have paid" ticked or not. Ticking it stores the amounts on screen; unticking it
 * removes the receipt.
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
  receipt: ImageUpload,
  method: PaymentMethod,
): void {
  const { values, touched, setTouched, setValues } = form;
  if (values.payment_method === method) return;
  const fresh = { euro_payment_method: false, paid_confirm: false, receiptUrl: false };
  receipt.remove();
  setTouched({ ...touched, ...fresh }, false);
  setValues(withMethod(values, method));
}

/** Returns the ways to pay in euro that the club offers; until the settings are loaded, the services. */
export function useEuroMethods(): readonly EuroPaymentMethod[] {
  const { settings, settingsPending } = useWizard();
  return settingsPending ? takenServices() : offeredEuroMethods(settings);
}

/** Returns the form's values with setters that also change the fields which depend on the payment. */
export function usePayment() {
  const form = useDraft();
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
