import { fieldRules } from '../members/field-schemas.ts';
import { fileUrlPattern } from '../uploads/file-rules.ts';
import { type InferType, number, strictObject, string } from '../validation/yup.ts';
import { legalConsentsSchema } from './consents.ts';

const fileUrl = () => string().matches(fileUrlPattern, 'upload_not_found');

/** What registers a member: the fields of the table, and what belongs to this one registration. */
export const registerRequestSchema = strictObject({
  ...fieldRules,
  receiptUrl: fileUrl().required('receipt_required'),
  passportUrl: fileUrl()
    .nullable()
    .optional()
    .test('id_card_required', 'id_card_required', function (value) {
      return !(this.parent as { juventus_card?: unknown }).juventus_card || Boolean(value);
    }),
  /** A code that proves unusable only costs its discount: nobody who has paid is refused (docs/domain.md#registration). */
  promo_code: string().nullable().optional().max(100),
  promo_reservation: string().nullable().optional().max(64),
  legal_consents: legalConsentsSchema,
  /** Shown before the payment; one that is taken or malformed is replaced, and nobody is refused for it. */
  request_number: string().nullable().optional().max(64),
  /** Amounts from the client never count; these two are taken and ignored. */
  total_price: number().optional(),
  shipping_discount: number().nullable().optional(),
  /** What the person was shown, so that admins can see a difference. */
  expected_total: number().min(0).nullable().optional(),
  expected_rial: number().min(0).nullable().optional(),
});

export type RegisterRequest = InferType<typeof registerRequestSchema>;
