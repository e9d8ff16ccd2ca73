import { defineRoute } from '../http/route.ts';
import { adminMemberSchema } from '../members/admin-member.ts';
import { memberIdField } from '../members/member-id.ts';
import { reviewNoteField } from '../members/review-items.ts';
import { reviewingRoles } from '../roles.ts';
import { boolean, number, strictObject, string } from '../validation/yup.ts';

export const answerNameAsk = defineRoute({
  method: 'POST',
  path: '/api/admin/users/{id}/name-request',
  summary:
    "Accepts or declines a member's request to correct the name, and mails the answer. Accepting changes the name as an edit does.",
  roles: reviewingRoles,
  limit: { heavy: 'staffMail' },
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
