import { fileFields, fileRoute } from '../files/list-file.ts';
import { idField } from '../http/id-field.ts';
import { pageFields, pageOf } from '../http/page-fields.ts';
import { defineRoute } from '../http/route.ts';
import type { DiscountType } from '../pricing/discount.ts';
import { moneyRoles } from '../roles.ts';
import { array, boolean, mixed, number, strictObject, string } from '../validation/yup.ts';
import { normalisePromoRequest, promoCodePattern } from './code.ts';
import { type PromoUser, promoCodeSchema, promoUserSchema } from './promo-code.ts';
import { promoCsvMaxLength, promoFileColumns, promoLineStates } from './promo-csv.ts';
import { maxDiscountRate, promoFields } from './promo-fields.ts';

const code = () =>
  string()
    .required('enter_promo_code')
    .max(100, 'invalid_promo_code')
    .matches(promoCodePattern, { message: 'invalid_promo_code', excludeEmptyString: true });

const { limit } = pageFields;
/** Query parameters that filter the list of promo codes and its file. */
export const promoListFields = {
  /** Only codes that begin with this text are listed. */
  q: string().max(100).optional(),
};
const optionalFields = {
  expiresAt: promoFields.expiresAt.optional(),
  maxUses: promoFields.maxUses.optional(),
  packTypes: promoFields.packTypes.optional(),
  email: promoFields.email.optional(),
  sentences: promoFields.sentences.optional(),
};

const promoCodeResponse = strictObject({
  success: boolean().required(),
  promo_code: promoCodeSchema.required(),
});

export const listPromoCodes = defineRoute({
  method: 'GET',
  path: '/api/admin/promo-codes',
  summary:
    'Returns a page of promo codes by name with their uses, including malformed records, which are marked.',
  roles: moneyRoles,
  limit: { heavy: 'page' },
  query: strictObject({ ...promoListFields, limit, cursor: idField().optional() }),
  response: pageOf({
    promo_codes: array(promoCodeSchema.required()).required(),
  }),
});

export const exportPromoCodes = defineRoute({
  ...fileRoute,
  roles: moneyRoles,
  tells: 'export_codes',
  path: '/api/admin/promo-codes.csv',
  summary:
    'Returns the same codes as a file. A file with only the columns that define a code can be imported again.',
  query: strictObject({ ...promoListFields, ...fileFields(promoFileColumns) }),
  example: { query: { q: 'HALF', format: 'json' } },
});

export const promoCodeUsers = defineRoute({
  method: 'GET',
  path: '/api/admin/promo-codes/users',
  summary: 'Returns a page of the members whose registration used a promo code, newest first.',
  roles: moneyRoles,
  limit: { heavy: 'page' },
  query: strictObject({ code: idField(), ...pageFields }),
  example: { query: { code: 'HALFSHIP' } },
  response: pageOf({
    users: array(promoUserSchema.required()).required(),
  }),
});

/** Columns of GET /api/admin/promo-codes/users.csv. */
export const promoUserColumns = Object.keys(promoUserSchema.fields) as (keyof PromoUser)[];

export const exportPromoCodeUsers = defineRoute({
  ...fileRoute,
  roles: moneyRoles,
  tells: 'export_code_users',
  path: '/api/admin/promo-codes/users.csv',
  summary: 'Returns all members whose registration used a promo code as a file.',
  query: strictObject({ code: idField(), ...fileFields(promoUserColumns) }),
  example: { query: { code: 'HALF', format: 'json' } },
});

export const createPromoCode = defineRoute({
  method: 'POST',
  path: '/api/admin/promo-codes',
  summary: 'Creates a promo code. If no end or number of uses is given, it has none.',
  roles: moneyRoles,
  tells: 'create_promo_code',
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
    ...optionalFields,
  }),
  normalise: normalisePromoRequest,
  example: {
    body: {
      code: 'HALFSHIP',
      discountType: 'percentage',
      discountRate: 50,
      expiresAt: '2027-03-15T20:29:59Z',
      maxUses: 200,
    },
  },
  response: promoCodeResponse,
  errors: ['promo_code_exists'],
});

export const updatePromoCode = defineRoute({
  method: 'PUT',
  path: '/api/admin/promo-codes',
  summary:
    'Changes the given fields of a promo code. A malformed record must be well-formed afterwards; uses that cannot be read are counted again.',
  roles: moneyRoles,
  tells: 'update_promo_code',
  body: strictObject({
    code: code(),
    discountType: promoFields.discountType.optional(),
    discountRate: promoFields.discountRate.optional(),
    disabled: promoFields.disabled.optional(),
    ...optionalFields,
  }),
  normalise: normalisePromoRequest,
  example: { body: { code: 'HALFSHIP', maxUses: 250, expiresAt: null } },
  response: promoCodeResponse,
  errors: ['promo_code_not_found'],
});

export const importPromoCodes = defineRoute({
  method: 'POST',
  path: '/api/admin/promo-codes/import',
  summary:
    'Validates each line of a CSV file of promo codes and, if `make` is set and no line is wrong, creates all codes at once. A repeat with the same file finds them created.',
  roles: moneyRoles,
  tells: 'create_promo_code',
  limit: { heavy: 'bulk' },
  body: strictObject({
    csv: string().required().max(promoCsvMaxLength),
    make: boolean().required(),
  }),
  example: {
    body: {
      csv: 'code,discountType,discountRate,maxUses,email\nSARA-2027,percentage,100,1,sara.rossi@example.com',
      make: false,
    },
  },
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
});
