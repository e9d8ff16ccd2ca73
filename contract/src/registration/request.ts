import { fieldRules } from '../members/field-schemas.ts';
import { fileUrlPattern } from '../uploads/file-rules.ts';
import { type InferType, number, strictObject, string } from '../validation/yup.ts';
import { legalConsentsSchema } from './consents.ts';

export const fileUrl = () => string().matches(fileUrlPattern, 'upload_not_found');

/** What belongs to one application, a registration or a renewal, beside the fields of the table. */
export const applicationRules = {
  receiptUrl: fileUrl().required('receipt_required'),
  /** A code that proves unusable only costs its discount: nobody who has paid is refused (docs/domain.md#registration). */
  promo_code: string().nullable().optional().max(100),
  promo_reservation: string().nullable().optional().max(64),
  /** Shown before the payment; one that is taken or malformed is replaced, and nobody is refused for it. */
  request_number: string().nullable().optional().max(64),
  /** What the person was shown, so that admins can see a difference. */
  expected_total: number().min(0).nullable().optional(),
  expected_rial: number().min(0).nullable().optional(),
};

/** What registers a member. */
export const registerRequestSchema = strictObject({
  ...fieldRules,
  ...applicationRules,
  passportUrl: fileUrl()
    .nullable()
    .optional()
    .test('id_card_required', 'id_card_required', function (value) {
      return !(this.parent as { juventus_card?: unknown }).juventus_card || Boolean(value);
    }),
  legal_consents: legalConsentsSchema,
  /** Amounts from the client never count; these two are taken and ignored. */
  total_price: number().optional(),
  shipping_discount: number().nullable().optional(),
});

export type RegisterRequest = InferType<typeof registerRequestSchema>;
