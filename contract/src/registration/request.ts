import { fieldRules } from '../members/field-schemas.ts';
import { submissionMaxPeople } from '../members/limits.ts';
import { fileUrl } from '../uploads/file-url.ts';
import { type InferType, number, strictObject, string } from '../validation/yup.ts';
import { legalConsentsSchema } from './consents.ts';
import { familyPeople } from './family-person.ts';
import { ownApplicationRules, passportRule } from './request-rules.ts';

/** Fields of a registration or a renewal besides the member's own fields. */
export const applicationRules = {
  receiptUrl: fileUrl().required('receipt_required'),
  /**
   * If a promo code cannot be used, the registration is accepted without its discount, because a person who has paid is
   * never refused (docs/domain/registration.md#registration).
   */
  promo_code: string().nullable().optional().max(100),
  promo_reservation: string().nullable().optional().max(64),
  ...ownApplicationRules,
};

/** A form that was filled in within this time is marked for the review. */
export const quickestFormMs = 15_000;

/** Body of POST /api/register. */
export const registerRequestSchema = strictObject({
  ...fieldRules,
  ...applicationRules,
  passportUrl: passportRule(),
  legal_consents: legalConsentsSchema,
  /**
   * People of the registrant's family, who get no account. The receipt and the payment method of the registration are
   * for all people together, and so are its expected amounts.
   */
  family: familyPeople(submissionMaxPeople - 1).optional(),
  /** A field that people do not see: a program that fills in every field fills it in. The application is marked. */
  motto: string().optional(),
  /**
   * The time since the form was begun. The server takes the age of the oldest image instead if that is longer, and marks
   * the application if both are shorter than `quickestFormMs`.
   */
  filled_in_ms: number().optional(),
  /** These two amounts are accepted but ignored: the server computes all amounts. */
  total_price: number().optional(),
  shipping_discount: number().nullable().optional(),
});

export type RegisterRequest = InferType<typeof registerRequestSchema>;
