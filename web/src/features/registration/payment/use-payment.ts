import type { EuroPaymentMethod, PaymentMethod } from '@fanclub/contract/registration/payment';
import { useFormikContext } from 'formik';
import type { RegistrationDraft } from '../draft/registration-draft.ts';
import { useWizard } from '../wizard/wizard-context.ts';
import { withMethod, withPaid } from './payment-choice.ts';

/** The payment as the form holds it, with what each change takes along. */
export function usePayment() {
  const { values, setValues, setFieldValue } = useFormikContext<RegistrationDraft>();
  const { bill, uploads } = useWizard();
  return {
    values,
    chooseMethod(method: PaymentMethod) {
      if (method === values.payment_method) return;
      uploads.receipt.remove();
      setValues(withMethod(values, method));
    },
    chooseService(service: EuroPaymentMethod) {
      setFieldValue('euro_payment_method', service);
    },
    setPaid(isPaid: boolean) {
      if (!isPaid) uploads.receipt.remove();
      const shown = { total: bill.cost?.total_price ?? 0, rate: bill.rate };
      setValues(withPaid(values, isPaid, shown));
    },
  };
}
