import { defineRoute } from '../http/route.ts';
import {
  birthDate,
  childPack,
  linkToken,
  memberId,
  pack,
  receiptUrl,
  requestNumber,
} from '../http/samples.ts';
import { tokenField } from '../http/token-field.ts';
import { withCopiedToken } from '../links/copied-token.ts';
import { familyMemberSchema } from '../members/family.ts';
import { dateRule, emailRule } from '../members/field-rules.ts';
import { fieldRules } from '../members/field-schemas.ts';
import { submissionMaxPeople } from '../members/limits.ts';
import { memberIdField } from '../members/member-id.ts';
import { defaultPrice } from '../pricing/packages.ts';
import { legalConsentsSchema, renewedConsents } from '../registration/consents.ts';
import { familyPeople, normalisePeople } from '../registration/family-person.ts';
import { applicationRules } from '../registration/request.ts';
import { ownApplicationRules } from '../registration/request-rules.ts';
import { authResponseSchema } from '../sessions/auth-response.ts';
import { withNormalisedEmail } from '../text/email.ts';
import { bridgeLanguage } from '../text/languages.ts';
import { fileUrl } from '../uploads/file-url.ts';
import { array, eachOnce, type InferType, strictObject, string } from '../validation/yup.ts';

const {
  promo_code: _code,
  promo_reservation: _hold,
  request_number: _number,
  ...forAll
} = applicationRules;
const { payment_method, euro_payment_method, transfer_number, payer_last_four, language } =
  fieldRules;

/** Fields that apply to all people of a submission together. */
const payment = {
  ...forAll,
  payment_method,
  euro_payment_method,
  transfer_number,
  payer_last_four,
  /** Language of the page on which the form was filled in. Only some languages allow payment in rial. */
  language,
};

/** Body of POST /api/user/family: new people of the caller's family, with one payment for all of them. */
export const addFamilyRequestSchema = strictObject({
  people: familyPeople().required().min(1),
  ...payment,
  legal_consents: renewedConsents(),
});
export type AddFamilyRequest = InferType<typeof addFamilyRequestSchema>;

export const addFamily = defineRoute({
  method: 'POST',
  path: '/api/user/family',
  summary:
    "Registers people of the caller's family, who have no account: one application each and one payment for all, in one transaction. Send an Idempotency-Key to repeat safely.",
  access: 'member',
  status: 201,
  limit: { account: 'family', heavy: 'submission' },
  idempotencyKey: true,
  body: addFamilyRequestSchema,
  normalise: normalisePeople('people'),
  example: {
    body: {
      people: [
        {
          first_name: 'Dana',
          last_name: 'Rossi',
          gender: 'female',
          birth_date: '2022-04-01',
          country_of_birth: 'IT',
          pack_type: childPack,
          juventus_card: false,
          request_number: requestNumber,
          expected_total: defaultPrice(childPack),
        },
      ],
      receiptUrl,
      payment_method: 'euro',
      euro_payment_method: 'revolut',
      language: bridgeLanguage,
      expected_total: defaultPrice(childPack),
    },
  },
  response: strictObject({
    /** People in the order of the request. A person's request number may differ from the one in the request. */
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
  ],
});

/** Somebody who renews: the caller or a person of the caller's family, with the choices for the new season. */
const renewingPersonSchema = strictObject({
  id: memberIdField(),
  pack_type: fieldRules.pack_type,
  juventus_card: fieldRules.juventus_card,
  /** Required for a club card, unless the current membership has a card for the same name and birth date. */
  passportUrl: fileUrl().nullable().optional(),
  ...ownApplicationRules,
}).meta({ name: 'RenewingPerson' });
export type RenewingPerson = InferType<typeof renewingPersonSchema>;

export const renewFamilyRequestSchema = strictObject({
  /**
   * The season that the page showed. The server refuses the request if it is not the current season, because prices and
   * terms may differ.
   */
  season: string().required(),
  people: array(renewingPersonSchema.required())
    .required()
    .min(1)
    .max(submissionMaxPeople)
    .test(
      'each_once',
      'invalid_value',
      eachOnce(({ id }) => id),
    ),
  ...payment,
  legal_consents: renewedConsents(),
});
export type RenewFamilyRequest = InferType<typeof renewFamilyRequestSchema>;

export const renewFamily = defineRoute({
  method: 'POST',
  path: '/api/user/family/renewal',
  summary:
    "Applies for the current season for people of the caller's family with one payment: all of them or none, in one transaction. A repeat with the same request numbers returns the result of the first call.",
  access: 'member',
  status: 201,
  limit: { account: 'family', heavy: 'submission' },
  body: renewFamilyRequestSchema,
  normalise: normalisePeople('people'),
  example: {
    body: {
      season: '2027/28',
      people: [
        { id: memberId, pack_type: pack, juventus_card: false, expected_total: defaultPrice(pack) },
        { id: 'pW5rTn2KxQ8LsYd7ZbVc4JmE', pack_type: childPack, juventus_card: false },
      ],
      receiptUrl,
      payment_method: 'euro',
      euro_payment_method: 'revolut',
      language: bridgeLanguage,
    },
  },
  response: strictObject({
    /** People in the order of the request. A person's request number may differ from the one in the request. */
    family: array(familyMemberSchema.required()).required(),
  }),
  errors: [
    'forbidden',
    'user_not_found',
    'already_renewed',
    'season_changed',
    'invalid_transition',
    'registration_closed',
    'upload_already_used',
  ],
});

const personParams = strictObject({ id: memberIdField() });
const changedPerson = strictObject({ person: familyMemberSchema.required() });

export const offerAccount = defineRoute({
  method: 'POST',
  path: '/api/user/family/{id}/account',
  summary:
    "Mails a link to an account of their own to a person of the caller's family who is at least 13. The caller's membership has to be approved. Only the link of the last mail works, and nothing changes until it is opened.",
  access: 'member',
  limit: { account: 'accountOffer', heavy: 'ownMail' },
  params: personParams,
  body: strictObject({ email: emailRule() }),
  normalise: withNormalisedEmail,
  example: { params: { id: memberId }, body: { email: 'dana@example.com' } },
  response: changedPerson,
  errors: [
    'forbidden',
    'account_not_approved',
    'sign_in_again',
    'user_not_found',
    'invalid_transition',
    'user_already_exists',
  ],
});

export const withdrawAccount = defineRoute({
  method: 'DELETE',
  path: '/api/user/family/{id}/account',
  summary:
    'Withdraws the last offer of an account, so that its link no longer works. A repeat returns the same.',
  access: 'member',
  params: personParams,
  example: { params: { id: memberId } },
  response: changedPerson,
  errors: ['forbidden', 'user_not_found'],
});

export const openOwnAccount = defineRoute({
  method: 'POST',
  path: '/api/own-account',
  summary:
    'Uses a mailed link once to open a dependant’s own account: creates the account with the address that the link was mailed to, signs in, and notifies the guardian, who is no longer responsible for the person.',
  access: 'public',
  limit: { address: 'linkUse', heavy: 'ownMail' },
  body: strictObject({
    token: tokenField(),
    /** Consents of the person who opens the account. Before that, the guardian's consents applied to this person. */
    legal_consents: legalConsentsSchema,
    /** Language of the page on which the consents were shown. */
    language,
    birth_date: dateRule(),
  }),
  normalise: withCopiedToken,
  example: {
    body: {
      token: linkToken,
      birth_date: birthDate,
      legal_consents: { terms: true, privacy: true },
      language: bridgeLanguage,
    },
  },
  response: authResponseSchema,
  errors: ['invalid_login_link', 'birth_date_wrong', 'birth_date_locked', 'user_already_exists'],
});
