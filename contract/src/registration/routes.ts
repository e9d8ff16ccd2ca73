import { defineRoute } from '../http/route.ts';
import { birthDate, email, passportUrl, receiptUrl } from '../http/samples.ts';
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
  limit: { address: 'register', exemptsReceipts: true, heavy: 'submission' },
  idempotencyKey: true,
  body: registerRequestSchema,
  normalise: normalisePeople('family'),
  example: {
    body: {
      first_name: 'Sara',
      last_name: 'Rossi',
      gender: 'female',
      birth_date: birthDate,
      country_of_birth: 'IR',
      country_of_residency: 'IT',
      address_of_residency: 'Via Roma 12, Torino',
      postal_code: '10121',
      phone: '+393331234567',
      language: 'en',
      payment_method: 'euro',
      euro_payment_method: 'revolut',
      receiptUrl: receiptUrl,
      email: email,
      pack_type: 'international',
      juventus_card: true,
      password: 'Bianconeri-1897',
      passportUrl: passportUrl,
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
    /** The people in the field `family` of the request, in the same order. */
    family: array(familyMemberSchema.required()).optional(),
    detail: string().defined(),
  }),
  errors: [
    'user_already_exists',
    'registration_already_submitted',
    'registration_in_progress',
    'registration_closed',
    'upload_already_used',
  ],
});
