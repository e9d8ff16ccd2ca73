import { defineRoute } from '../http/route.ts';
import { userIdField } from '../members/user-id.ts';
import { array, isoTime, mixed, strictObject, string } from '../validation/yup.ts';
import { type MemberFilter, type MemberSort, memberFilters, memberSorts } from './filters.ts';

export const auditTrail = defineRoute({
  method: 'GET',
  path: '/api/admin/users/{id}/audit',
  summary: 'What admins did to a member, newest first: who, what, when, which fields.',
  access: 'admin',
  status: 200,
  params: strictObject({ id: userIdField() }),
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
        admin_email: string().required(),
        action: string().required(),
        /** Names of the fields that changed; never their values. */
        fields: array(string().required()).required(),
      }),
    ).required(),
    next_cursor: string().nullable().defined(),
  }),
  errors: ['user_not_found'],
});

export const exportUsers = defineRoute({
  method: 'GET',
  path: '/api/admin/users.csv',
  summary:
    'All members that a filter and a search let through, as CSV (RFC 4180, UTF-8 with its mark); cells that a spreadsheet would take for a formula begin with an apostrophe.',
  access: 'admin',
  status: 200,
  query: strictObject({
    status: mixed<MemberFilter>().oneOf(memberFilters).optional(),
    q: string().max(100).optional(),
    sort: mixed<MemberSort>().oneOf(memberSorts).optional(),
  }),
  contentTypes: ['text/csv'],
  errors: [],
});
