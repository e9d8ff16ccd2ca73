import { pageFields } from '../http/page-fields.ts';
import { defineRoute } from '../http/route.ts';
import { memberIdField } from '../members/member-id.ts';
import { array, boolean, isoTime, mixed, strictObject, string } from '../validation/yup.ts';
import { type AuditAction, type AuditKind, auditActions, auditKindNames } from './actions.ts';

const recordFields = {
  at: isoTime().required(),
  /** Null for what no admin did. */
  admin_email: string().nullable().defined(),
  action: mixed<AuditAction>().oneOf(auditActions).required(),
  /** Names of the fields that changed; never their values. */
  fields: array(string().required()).required(),
};

export const auditTrail = defineRoute({
  method: 'GET',
  path: '/api/admin/users/{id}/audit',
  summary: 'What admins did to a member, newest first: who, what, when, which fields.',
  access: 'admin',
  status: 200,
  params: strictObject({ id: memberIdField() }),
  query: strictObject(pageFields),
  response: strictObject({
    records: array(strictObject(recordFields)).required(),
    next_cursor: string().nullable().defined(),
  }),
  errors: ['user_not_found'],
});

export const auditLog = defineRoute({
  method: 'GET',
  path: '/api/admin/audit',
  summary:
    'What was done by whom, newest first, of one kind or of all: also what concerns no member, such as exports and refused pass phrases.',
  access: 'admin',
  status: 200,
  query: strictObject({ kind: mixed<AuditKind>().oneOf(auditKindNames).optional(), ...pageFields }),
  response: strictObject({
    records: array(
      strictObject({
        ...recordFields,
        /** Whom it is about is told by the history of the member alone. */
        about_member: boolean().required(),
        promo_code: string().nullable().defined(),
        /** Whose role it was. */
        about_admin: string().nullable().defined(),
        /** What is nobody's personal data is told with its values; null is nothing. */
        changes: array(
          strictObject({
            field: string().required(),
            before: string().nullable().defined(),
            after: string().nullable().defined(),
          }),
        ).required(),
      }),
    ).required(),
    next_cursor: string().nullable().defined(),
  }),
  errors: [],
});
