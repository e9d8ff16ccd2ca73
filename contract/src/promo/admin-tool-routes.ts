import { defineRoute } from '../http/route.ts';
import type { CostBreakdown } from '../pricing/cost.ts';
import { type PackType, packTypes } from '../pricing/packages.ts';
import { perLanguage } from '../text/languages.ts';
import { array, boolean, mixed, number, object, strictObject, string } from '../validation/yup.ts';
import { normalisePromoRequest } from './normalise-request.ts';
import { promoCsvMaxLength, promoLineStates } from './promo-csv.ts';
import { promoFields } from './promo-fields.ts';

const euro = () => number().required();
/** Every part of the sum: one that is missing here does not compile. */
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
    'What a registration with a promo code would cost and be told, by the very rules of checking and registering, at today’s prices. Counts and changes nothing.',
  access: 'admin',
  status: 200,
  body: strictObject({
    code: string().required('enter_promo_code').max(1500, 'invalid_promo_code'),
    pack_type: mixed<PackType>().oneOf(packTypes).required('package_required'),
    juventus_card: boolean().required(),
    /** When it would be; now, where nothing is said. */
    at: promoFields.expiresAt.optional(),
    email: promoFields.email.optional(),
  }),
  normalise: normalisePromoRequest,
  response: strictObject({
    /** One of the promo error keys; null where the code is accepted. */
    problem: string().nullable().defined(),
    cost: strictObject(costFields),
    /** The error's sentence, or the code's own; empty where it has none. */
    messages: inEachLanguage().required(),
    /** What is wrong with a malformed record. */
    malformed_fields: array(string().required()).required(),
  }),
  errors: [],
});

export const importPromoCodes = defineRoute({
  method: 'POST',
  path: '/api/admin/promo-codes/import',
  summary:
    'Checks every line of a CSV of promo codes and, where `make` says so and no line is wrong, makes them all at once. The same file again finds them there.',
  access: 'admin',
  status: 200,
  body: strictObject({
    csv: string().required().max(promoCsvMaxLength),
    make: boolean().required(),
  }),
  response: strictObject({
    /** How many were made by this call. */
    made: number().integer().required(),
    lines: array(
      strictObject({
        /** Of the file, as a person counts. */
        line: number().integer().required(),
        code: string().defined(),
        state: mixed<(typeof promoLineStates)[number]>().oneOf(promoLineStates).required(),
        /** Column to error key. */
        errors: mixed<Record<string, string>>()
          .required()
          .meta({ json: { type: 'object', additionalProperties: { type: 'string' } } }),
      }),
    ).required(),
  }),
  errors: ['service_busy'],
});
