import { defineRoute } from '../http/route.ts';
import { applicant, pack, requestNumber } from '../http/samples.ts';
import { keptHolderNameRule, keptNameRule } from '../members/field-rules.ts';
import { fieldRules } from '../members/field-schemas.ts';
import { normaliseMemberInput } from '../members/normalise.ts';
import { ownProfileSchema } from '../members/profile.ts';
import { defaultPrice } from '../pricing/packages.ts';
import { fileUrl } from '../uploads/file-url.ts';
import { type InferType, strictObject, string } from '../validation/yup.ts';
import { renewedConsents } from './consents.ts';
import { applicationRules } from './request.ts';

const { email: _email, password: _password, ...ownFields } = fieldRules;

/** Body of POST /api/user/renew: an application for the current season by a member who has an account. */
export const renewRequestSchema = strictObject({
  ...ownFields,
  // The form contains the stored names, which may be older than `nameRule`. The server checks changed names by
  // `nameRule`.
  first_name: keptNameRule(),
  last_name: keptNameRule(),
  holder_first_name: keptHolderNameRule(),
  holder_last_name: keptHolderNameRule(),
  ...applicationRules,
  /**
   * The season that the page showed. The server refuses the request if it is not the current season, because prices and
   * terms may differ.
   */
  season: string().required(),
  /** Required for a club card, unless the current membership has a card for the same name and birth date. */
  passportUrl: fileUrl().nullable().optional(),
  legal_consents: renewedConsents(),
});
export type RenewRequest = InferType<typeof renewRequestSchema>;

export const renew = defineRoute({
  method: 'POST',
  path: '/api/user/renew',
  summary:
    'Applies for the current season, in addition to the membership of an earlier one, in one transaction. A repeat with the same request number returns the result of the first call.',
  access: 'member',
  limit: { account: 'family', heavy: 'submission' },
  status: 201,
  body: renewRequestSchema,
  normalise: normaliseMemberInput,
  example: {
    body: {
      ...applicant,
      pack_type: pack,
      juventus_card: false,
      season: '2027/28',
      request_number: requestNumber,
      expected_total: defaultPrice(pack),
    },
  },
  response: ownProfileSchema,
  errors: [
    'forbidden',
    'already_renewed',
    'season_changed',
    'invalid_transition',
    'registration_closed',
    'upload_already_used',
  ],
});
