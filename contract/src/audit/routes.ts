import { defineRoute } from '../http/route.ts';
import { memberIdField } from '../members/member-id.ts';
import { array, isoTime, strictObject, string } from '../validation/yup.ts';

export const auditTrail = defineRoute({
  method: 'GET',
  path: '/api/admin/users/{id}/audit',
  summary: 'What admins did to a member, newest first: who, what, when, which fields.',
  access: 'admin',
  status: 200,
  params: strictObject({ id: memberIdField() }),
  query: strictObject({
    /** 1 to 100; 25 when absent. */
    limit: string()
      .matches(/^([1-9]\d?|100)$/, 'number_out_of_range')
      .optional(),
    cursor: string().max(300).optional(),
  }),
  response: strictObject({
    records: array(
      strictObject({
        at: isoTime().required(),
        /** Null for what no admin did. */
        admin_email: string().nullable().defined(),
        action: string().required(),
        /** Names of the fields that changed; never their values. */
        fields: array(string().required()).required(),
      }),
    ).required(),
    next_cursor: string().nullable().defined(),
  }),
  errors: ['user_not_found'],
});
