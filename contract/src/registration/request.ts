import { fieldRules } from '../members/field-schemas.ts';
import { submissionMaxPeople } from '../members/limits.ts';
import { fileUrl } from '../uploads/file-url.ts';
import { type InferType, number, strictObject, string } from '../validation/yup.ts';
import { legalConsentsSchema } from './consents.ts';
import { familyPeople } from './family-person.ts';
import { ownApplicationRules, passportRule } from './request-rules.ts';

/** Rules of an application, a registration or a renewal, beside the fields of the table. */
export const applicationRules = {
  receiptUrl: fileUrl().required('receipt_required'),
  /**
   * An unusable code only costs its discount: a person who has paid is never refused
   * (docs/domain/registration.md#registration).
   */
  promo_code: string().nullable().optional().max(100),
  promo_reservation: string().nullable().optional().max(64),
  ...ownApplicationRules,
};

/** Body of POST /api/register. */
export const registerRequestSchema = strictObject({
  ...fieldRules,
  ...applicationRules,
  passportUrl: passportRule(),
  legal_consents: legalConsentsSchema,
  /** People registered along, without an account; receipt, payment method and expected amounts are for all of them. */
  family: familyPeople(submissionMaxPeople - 1).optional(),
  /** Amounts of the client never count; these two are accepted and ignored. */
  total_price: number().optional(),
  shipping_discount: number().nullable().optional(),
});

export type RegisterRequest = InferType<typeof registerRequestSchema>;
