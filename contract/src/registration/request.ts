import {
  type EuroPaymentMethod,
  euroPaymentMethods,
  type PaymentMethod,
  paymentMethods,
} from '../members/payment.ts';
import { type LanguageCode, languageCodes } from '../text/language.ts';
import { fileUrlPattern } from '../uploads/file-rules.ts';
import { type InferType, mixed, number, strictObject, string } from '../validation/yup.ts';
import { legalConsentsSchema } from './consents.ts';
import { informationFields } from './information.ts';

const fileUrl = () => string().matches(fileUrlPattern, 'upload_not_found');

/** The registration payload. */
export const registerRequestSchema = strictObject({
  ...informationFields,
  language: mixed<LanguageCode>().oneOf(languageCodes).required(),
  payment_method: mixed<PaymentMethod>()
    .oneOf(paymentMethods)
    .required('payment_method_required')
    .test('rial_only_in_persian', 'rial_only_in_persian', function (value) {
      return value !== 'rial' || (this.parent as { language?: unknown }).language === 'fa';
    }),
  euro_payment_method: mixed<EuroPaymentMethod>()
    .oneOf(euroPaymentMethods)
    .nullable()
    .optional()
    .test('euro_payment_method_required', 'euro_payment_method_required', function (value) {
      return (
        (this.parent as { payment_method?: unknown }).payment_method !== 'euro' || value != null
      );
    }),
  receiptUrl: fileUrl().required('receipt_required'),
  passportUrl: fileUrl()
    .nullable()
    .optional()
    .test('id_card_required', 'id_card_required', function (value) {
      return !(this.parent as { juventus_card?: unknown }).juventus_card || Boolean(value);
    }),
  /** A code that proves unusable only costs its discount: nobody who has paid is refused. */
  promo_code: string().nullable().optional().max(100),
  promo_reservation: string().nullable().optional().max(64),
  legal_consents: legalConsentsSchema,
  /** Amounts from the client never count; these two are taken and ignored. */
  total_price: number().optional(),
  shipping_discount: number().nullable().optional(),
  /** What the person was shown, so that admins can see a difference. */
  expected_total: number().min(0).nullable().optional(),
  expected_rial: number().min(0).nullable().optional(),
  expected_rate: number().min(0).nullable().optional(),
});

export type RegisterRequest = InferType<typeof registerRequestSchema>;
