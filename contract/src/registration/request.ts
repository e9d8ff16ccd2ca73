import { fieldRules } from '../members/field-schemas.ts';
import { submissionMaxPeople } from '../members/limits.ts';
import { fileUrl } from '../uploads/file-url.ts';
import { type InferType, number, strictObject, string } from '../validation/yup.ts';
import { legalConsentsSchema } from './consents.ts';
import { familyPeople } from './family-person.ts';
import { ownApplicationRules, passportRule } from './request-rules.ts';

/** What belongs to one application, a registration or a renewal, beside the fields of the table. */
export const applicationRules = {
  receiptUrl: fileUrl().required('receipt_required'),
  /** A code that proves unusable only costs its discount: nobody who has paid is refused (docs/domain/registration.md#registration). */
  promo_code: string().nullable().optional().max(100),
  promo_reservation: string().nullable().optional().max(64),
  ...ownApplicationRules,
};

/** What registers a member. */
export const registerRequestSchema = strictObject({
  ...fieldRules,
  ...applicationRules,
  passportUrl: passportRule(),
  legal_consents: legalConsentsSchema,
  /** Who is registered along, without an account; receipt, way to pay and expected sums are for all. */
  family: familyPeople(submissionMaxPeople - 1).optional(),
  /** Amounts from the client never count; these two are taken and ignored. */
  total_price: number().optional(),
  shipping_discount: number().nullable().optional(),
});

export type RegisterRequest = InferType<typeof registerRequestSchema>;
