import { defineRoute } from '../http/route.ts';
import { memberId } from '../http/samples.ts';
import { defaultLanguage } from '../text/languages.ts';
import { boolean, isoTime, strictObject, string } from '../validation/yup.ts';
import { forFields, withFamilyFields } from './family.ts';
import { correctionFields, fieldRules } from './field-schemas.ts';
import { memberIdField, memberIdMaxLength } from './member-id.ts';
import { normaliseMemberInput } from './normalise.ts';
import { ownProfileSchema, seenProfileSchema } from './profile.ts';

export const me = defineRoute({
  method: 'GET',
  path: '/api/me',
  access: 'member',
  summary: "Returns a profile: the caller's own, one of the caller's family, or any for admins.",
  session: 'unproved',
  query: strictObject({ user_id: string().max(memberIdMaxLength).optional() }),
  example: { query: { user_id: memberId } },
  response: seenProfileSchema,
  errors: ['user_id_required', 'user_not_found', 'forbidden'],
});

export const setLanguage = defineRoute({
  method: 'PUT',
  path: '/api/user/profile/{id}/language',
  summary: 'Stores the language of the profile, which mails use too.',
  access: 'member',
  session: 'unproved',
  params: strictObject({ id: memberIdField() }),
  body: strictObject({ language: fieldRules.language }),
  example: { params: { id: memberId }, body: { language: defaultLanguage } },
  response: strictObject({ success: boolean().required(), language: string().required() }),
  failure: 'Failed to update language',
  errors: ['forbidden', 'user_not_found'],
});

export const submitAgain = defineRoute({
  method: 'POST',
  path: '/api/user/submit-again',
  summary: "Resubmits a rejected member's application, optionally with corrected fields.",
  access: 'member',
  query: strictObject(forFields),
  body: strictObject(correctionFields('rejected')),
  normalise: normaliseMemberInput,
  example: { body: { address_of_residency: 'Via Manzoni 3, Bologna', postal_code: '40122' } },
  response: ownProfileSchema,
  errors: ['forbidden', 'user_not_found', 'invalid_transition'],
});

export const updateContact = defineRoute({
  method: 'PUT',
  path: '/api/user/contact',
  summary: "Changes the caller's own contact data: residence, phone and language of the mails.",
  access: 'member',
  limit: { account: 'contact' },
  body: strictObject({
    ...correctionFields('member'),
    /**
     * True to copy the residence and phone to the people for whom the member is responsible. The language is copied in
     * any case.
     */
    for_family: boolean().optional(),
  }),
  normalise: normaliseMemberInput,
  example: { body: { address_of_residency: 'Via Manzoni 3, Bologna', postal_code: '40122' } },
  response: ownProfileSchema,
  errors: ['forbidden'],
});

const optionalMails = { no_news: boolean().optional(), no_reminders: boolean().optional() };

export const setOptionalMails = defineRoute({
  method: 'PUT',
  path: '/api/user/optional-mails',
  summary:
    "Sets whether a member gets the club's news by mail, and whether a mail reminds the member to renew. An absent field stays as it is.",
  access: 'member',
  body: strictObject(optionalMails).test(
    'empty',
    'validation_error',
    (body) => Object.keys(body).length > 0,
  ),
  example: { body: { no_news: true } },
  response: strictObject({ success: boolean().required(), ...optionalMails }),
  errors: ['forbidden', 'user_not_found'],
});

export const requestDeletion = defineRoute({
  method: 'POST',
  path: '/api/user/delete-request',
  summary: "Requests deletion of the caller's account; admins see a chip in the list.",
  access: 'member',
  query: strictObject({ ...forFields, ...withFamilyFields }),
  response: strictObject({
    success: boolean().required(),
    delete_requested_at: isoTime().required(),
  }),
  errors: ['forbidden', 'user_not_found', 'family_remains'],
});
