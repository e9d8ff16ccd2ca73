import type { EuroPaymentMethod, PaymentMethod } from '@fanclub/contract/members/payment';
import { useFormikContext } from 'formik';
import type { RegistrationDraft } from '../draft/registration-draft.ts';
import { useWizard } from '../wizard/wizard-context.ts';
import { changeMethod } from './change-method.ts';
import { withPaid } from './payment-choice.ts';

/** The payment as the form holds it, with what each change takes along. */
export function usePayment() {
  const form = useFormikContext<RegistrationDraft>();
  const { values, setValues, setFieldValue } = form;
  const { bill, uploads } = useWizard();
  return {
    values,
    chooseMethod: (method: PaymentMethod) => changeMethod(form, uploads.receipt, method),
    chooseService: (service: EuroPaymentMethod) => setFieldValue('euro_payment_method', service),
    setPaid(isPaid: boolean) {
      if (!isPaid) uploads.receipt.remove();
      const shown = { total: bill.cost?.total_price ?? 0, rate: bill.rate };
      setValues(withPaid(values, isPaid, shown));
    },
  };
}
