import { defineRoute } from '../http/route.ts';
import { type DiscountType, discountTypes } from '../pricing/discount.ts';
import {
  array,
  boolean,
  type InferType,
  isoTime,
  mixed,
  number,
  strictObject,
  string,
} from '../validation/yup.ts';
import { normalisePromoCode, promoCodePattern } from './code.ts';
import { maxDiscountRate, promoFields } from './promo-fields.ts';

/** What a promo code is good for now; `malformed` is a record that staff got wrong by hand. */
const promoStates = ['usable', 'expired', 'used_up', 'malformed'] as const;
export type PromoState = (typeof promoStates)[number];

const code = () =>
  string()
    .required('enter_promo_code')
    .max(100, 'invalid_promo_code')
    .matches(promoCodePattern, { message: 'invalid_promo_code', excludeEmptyString: true });

function normalise(body: unknown): unknown {
  if (typeof body !== 'object' || body === null) return body;
  const { code } = body as { code?: unknown };
  return typeof code === 'string' ? { ...body, code: normalisePromoCode(code) } : body;
}

/** `next_cursor` is the last code of its page: any name that a Firestore document may have. */
const cursorPattern = /^(?!\.{1,2}$|__.*__$)[^/]+$/;

/** A field of a malformed record that cannot be read is null. */
const promoCodeSchema = strictObject({
  code: string().required(),
  state: mixed<PromoState>().oneOf(promoStates).required(),
  discountType: mixed<DiscountType>().oneOf(discountTypes).nullable().defined(),
  discountRate: number().nullable().defined(),
  /** Null: it never ends. */
  expiresAt: isoTime().nullable().defined(),
  /** Null: as many as there are. */
  maxUses: number().nullable().defined(),
  /** Used, or held for a registration. */
  usedCount: number().nullable().defined(),
  /** What is wrong with a malformed record, by field; `code` where no member can type its name. */
  malformed_fields: array(string().required()).required(),
}).meta({ name: 'PromoCode' });
export type PromoCode = InferType<typeof promoCodeSchema>;

const promoCodeResponse = strictObject({
  success: boolean().required(),
  promo_code: promoCodeSchema.required(),
});

export const listPromoCodes = defineRoute({
  method: 'GET',
  path: '/api/admin/promo-codes',
  summary: 'A page of promo codes by name, with their uses; malformed records too, marked as such.',
  access: 'admin',
  status: 200,
  query: strictObject({ cursor: string().max(1500).matches(cursorPattern).optional() }),
  response: strictObject({
    promo_codes: array(promoCodeSchema.required()).required(),
    next_cursor: string().nullable().defined(),
  }),
  errors: [],
});

export const createPromoCode = defineRoute({
  method: 'POST',
  path: '/api/admin/promo-codes',
  summary: 'Makes a promo code. Without an end or a number of uses it has none.',
  access: 'admin',
  status: 201,
  body: strictObject({
    code: code(),
    discountType: promoFields.discountType.required(),
    discountRate: promoFields.discountRate
      .required()
      .test('percentage', 'number_out_of_range', function (rate) {
        const { discountType } = this.parent as { discountType?: DiscountType };
        return !discountType || rate <= maxDiscountRate(discountType);
      }),
    expiresAt: promoFields.expiresAt.optional(),
    maxUses: promoFields.maxUses.optional(),
  }),
  normalise,
  response: promoCodeResponse,
  errors: ['promo_code_exists', 'service_busy'],
});

export const updatePromoCode = defineRoute({
  method: 'PUT',
  path: '/api/admin/promo-codes',
  summary:
    'Changes the given fields of a promo code. A malformed record has to come out well-formed; uses that cannot be read are counted anew.',
  access: 'admin',
  status: 200,
  body: strictObject({
    code: code(),
    discountType: promoFields.discountType.optional(),
    discountRate: promoFields.discountRate.optional(),
    expiresAt: promoFields.expiresAt.optional(),
    maxUses: promoFields.maxUses.optional(),
  }),
  normalise,
  response: promoCodeResponse,
  errors: ['promo_code_not_found', 'service_busy'],
});
