import { defineRoute } from '../http/route.ts';
import { fieldRules } from '../members/field-schemas.ts';
import { normaliseMemberInput } from '../members/normalise.ts';
import { ownProfileSchema } from '../members/profile.ts';
import { boolean, type InferType, object, strictObject, string } from '../validation/yup.ts';
import { applicationRules, fileUrl } from './request.ts';

const { email: _email, password: _password, ...ownFields } = fieldRules;

/** What renews a membership: a registration by somebody who has an account. */
export const renewRequestSchema = strictObject({
  ...ownFields,
  ...applicationRules,
  /** The label that the person saw: prices and terms are that season's. */
  season: string().required(),
  /** Needed with a club card, unless the membership has one for the same name and birth date. */
  passportUrl: fileUrl().nullable().optional(),
  /** Needed where a document has changed materially since it was agreed to. */
  legal_consents: object({ terms: boolean().required(), privacy: boolean().required() })
    .noUnknown()
    .strict(true)
    .optional()
    .default(undefined),
});
export type RenewRequest = InferType<typeof renewRequestSchema>;

export const renew = defineRoute({
  method: 'POST',
  path: '/api/user/renew',
  summary:
    'A member applies for the current season beside the membership of an earlier one, in one transaction. The same request number again answers what its first call did.',
  access: 'member',
  status: 201,
  body: renewRequestSchema,
  normalise: normaliseMemberInput,
  response: ownProfileSchema,
  errors: [
    'forbidden',
    'already_renewed',
    'season_changed',
    'invalid_transition',
    'registration_closed',
    'upload_already_used',
    'service_busy',
  ],
});
