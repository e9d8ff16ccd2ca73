import type { PaymentMethod } from '@fanclub/contract/members/payment';
import type { FormikContextType } from 'formik';
import type { RegistrationDraft } from '../draft/registration-draft.ts';
import type { Upload } from '../uploads/use-upload.ts';
import { withMethod } from './payment-choice.ts';

/** Another method begins afresh: nothing paid, no receipt, and nothing to complain about yet. */
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
