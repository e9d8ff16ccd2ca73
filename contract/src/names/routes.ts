import { defineRoute } from '../http/route.ts';
import { adminMemberSchema } from '../members/admin-member.ts';
import { forFields } from '../members/family.ts';
import { fieldRules } from '../members/field-schemas.ts';
import { memberIdField } from '../members/member-id.ts';
import { normaliseMemberInput } from '../members/normalise.ts';
import { ownProfileSchema } from '../members/profile.ts';
import { reviewNoteField } from '../members/review-items.ts';
import { boolean, number, strictObject, string } from '../validation/yup.ts';

export const askForName = defineRoute({
  method: 'POST',
  path: '/api/user/name-request',
  summary:
    "Asks the club to correct the caller's name, or that of somebody in the caller's family. Staff answer it; until then nothing changes. One request at a time.",
  access: 'member',
  limit: { account: 'contact' },
  query: strictObject(forFields),
  body: strictObject({
    first_name: fieldRules.first_name,
    last_name: fieldRules.last_name,
    /** Why the name is wrong, in the member's words. */
    note: reviewNoteField(),
  }),
  normalise: normaliseMemberInput,
  response: ownProfileSchema,
  errors: ['forbidden', 'user_not_found', 'invalid_transition'],
});

export const withdrawNameAsk = defineRoute({
  method: 'DELETE',
  path: '/api/user/name-request',
  summary: 'Withdraws a request to correct a name. Safe to repeat.',
  access: 'member',
  query: strictObject(forFields),
  response: ownProfileSchema,
  errors: ['forbidden', 'user_not_found'],
});

export const answerNameAsk = defineRoute({
  method: 'POST',
  path: '/api/admin/users/{id}/name-request',
  summary:
    "Accepts or declines a member's request to correct the name, and mails the answer. Accepting changes the name as an edit does.",
  access: 'admin',
  params: strictObject({ id: memberIdField() }),
  body: strictObject({
    /** The id of the request that the admin saw. */
    ask: string().required('field_required').max(64),
    accept: boolean().required(),
    note: reviewNoteField(),
    version: number().integer().min(1).optional(),
  }),
  response: strictObject({
    success: boolean().required(),
    user: adminMemberSchema.required(),
  }),
  errors: ['user_not_found', 'invalid_transition', 'changed_meanwhile', 'service_busy'],
});
