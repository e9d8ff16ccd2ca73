import { defineRoute } from '../http/route.ts';
import { familyMemberSchema } from '../members/family.ts';
import { fieldRules } from '../members/field-schemas.ts';
import { renewedConsents } from '../registration/consents.ts';
import { familyPeople, normalisePeople } from '../registration/family-person.ts';
import { applicationRules } from '../registration/request.ts';
import { array, type InferType, strictObject } from '../validation/yup.ts';

const {
  promo_code: _code,
  promo_reservation: _hold,
  request_number: _number,
  ...forAll
} = applicationRules;
const { payment_method, euro_payment_method, transfer_number, payer_last_four, language } =
  fieldRules;

/** What a member sends to register people of the own family: one payment for all of them. */
export const addFamilyRequestSchema = strictObject({
  people: familyPeople().required().min(1, 'field_required'),
  ...forAll,
  payment_method,
  euro_payment_method,
  transfer_number,
  payer_last_four,
  /** Of the page that it was typed on: not every one offers rial. */
  language,
  legal_consents: renewedConsents(),
});
export type AddFamilyRequest = InferType<typeof addFamilyRequestSchema>;

export const addFamily = defineRoute({
  method: 'POST',
  path: '/api/user/family',
  summary:
    'A member registers people of the own family, who have no account: an application each, with one payment for all, in one transaction. Send an Idempotency-Key to repeat safely.',
  access: 'member',
  status: 201,
  limit: { account: 'family' },
  idempotencyKey: true,
  body: addFamilyRequestSchema,
  normalise: normalisePeople('people'),
  response: strictObject({
    /** In the order in which they were sent; a request number may be another than the one that was. */
    family: array(familyMemberSchema.required()).required(),
  }),
  errors: [
    'forbidden',
    'invalid_transition',
    'family_full',
    'registration_already_submitted',
    'registration_in_progress',
    'registration_closed',
    'upload_already_used',
    'service_busy',
  ],
});
