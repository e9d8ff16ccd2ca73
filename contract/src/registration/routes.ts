import { defineRoute } from '../http/route.ts';
import { applicant, email, pack, passportUrl, password } from '../http/samples.ts';
import { familyMemberSchema } from '../members/family.ts';
import { authFields } from '../sessions/auth-response.ts';
import { array, boolean, strictObject, string } from '../validation/yup.ts';
import { normalisePeople } from './family-person.ts';
import { registerRequestSchema } from './request.ts';

export const register = defineRoute({
  method: 'POST',
  path: '/api/register',
  summary:
    'Registers a member: one transaction for member, e-mail, promo use, uploads, number and mail, then the account. Send an Idempotency-Key to repeat safely.',
  access: 'public',
  status: 201,
  limit: { address: 'register', exempts: 'receipt', heavy: 'submission' },
  idempotencyKey: true,
  body: registerRequestSchema,
  normalise: normalisePeople('family'),
  example: {
    body: {
      ...applicant,
      email,
      pack_type: pack,
      juventus_card: true,
      password,
      passportUrl,
      promo_code: 'HALFSHIP',
      legal_consents: { terms: true, privacy: true, cookies: false, dpa: true },
      expected_total: 32.5,
    },
  },
  response: strictObject({
    ...authFields,
    request_number: string().required(),
    /**
     * True if the request number in the body was malformed or already taken, so that the application got another one.
     */
    request_number_changed: boolean().optional(),
    user_id: string().required(),
    /** True while mails to new addresses wait (setting `new_address_mails`), so that the applicant's may come later. */
    mail_waits: boolean().optional(),
    /** The people in the field `family` of the request, in the same order. */
    family: array(familyMemberSchema.required()).optional(),
    detail: string().required(),
  }),
  errors: [
    'user_already_exists',
    'registration_already_submitted',
    'registration_in_progress',
    'registration_closed',
    'upload_already_used',
  ],
});
