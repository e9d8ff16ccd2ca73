import { defineRoute } from '../http/route.ts';
import type { CostBreakdown } from '../pricing/cost.ts';
import { type PackType, packTypes } from '../pricing/packages.ts';
import { perLanguage } from '../text/languages.ts';
import { array, boolean, mixed, number, object, strictObject, string } from '../validation/yup.ts';
import { normalisePromoRequest } from './normalise-request.ts';
import { promoCsvMaxLength, promoLineStates } from './promo-csv.ts';
import { promoFields } from './promo-fields.ts';

const euro = () => number().required();
/** Schemas of the parts of the cost. If one is missing, the code does not compile. */
const costFields: Record<keyof CostBreakdown, ReturnType<typeof euro>> = {
  base_amount: euro(),
  juventus_card_cost: euro(),
  shipping_cost: euro(),
  shipping_discount: euro(),
  shipping_effective: euro(),
  membership_fee: euro(),
  processing_fee: euro(),
  total_price: euro(),
};

const inEachLanguage = () => object(perLanguage(() => string().defined()));

export const rehearsePromoCode = defineRoute({
  method: 'POST',
  path: '/api/admin/promo-codes/rehearse',
  summary:
    "Returns what a registration with a promo code would cost and answer, by the rules of validation and registration at today's prices. Counts and changes nothing.",
  access: 'admin',
  body: strictObject({
    code: string().required('enter_promo_code').max(1500, 'invalid_promo_code'),
    pack_type: mixed<PackType>().oneOf(packTypes).required('package_required'),
    juventus_card: boolean().required(),
    /** Time at which the registration would be sent; the current time if absent. */
    at: promoFields.expiresAt.optional(),
    email: promoFields.email.optional(),
  }),
  normalise: normalisePromoRequest,
  response: strictObject({
    /** Error key of a promo code that is not accepted; null if the code is accepted. */
    problem: string().nullable().defined(),
    cost: strictObject(costFields),
    /**
     * By language, the error message or, for an accepted code, the sentence that staff wrote for it; empty if there is
     * none.
     */
    messages: inEachLanguage().required(),
    /** Names of fields of the stored code that have an invalid value. */
    malformed_fields: array(string().required()).required(),
  }),
});

export const importPromoCodes = defineRoute({
  method: 'POST',
  path: '/api/admin/promo-codes/import',
  summary:
    'Validates each line of a CSV file of promo codes and, if `make` is set and no line is wrong, creates all codes at once. A repeat with the same file finds them created.',
  access: 'admin',
  body: strictObject({
    csv: string().required().max(promoCsvMaxLength),
    make: boolean().required(),
  }),
  response: strictObject({
    /** Number of codes that this call created. */
    made: number().integer().required(),
    lines: array(
      strictObject({
        /** Number of the line in the file, counted from 1. */
        line: number().integer().required(),
        code: string().defined(),
        state: mixed<(typeof promoLineStates)[number]>().oneOf(promoLineStates).required(),
        /** Maps a column to its error key. */
        errors: mixed<Record<string, string>>()
          .required()
          .meta({ json: { type: 'object', additionalProperties: { type: 'string' } } }),
      }),
    ).required(),
  }),
  errors: ['service_busy'],
});
