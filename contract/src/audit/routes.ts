import { fileFields, fileRoute } from '../files/list-file.ts';
import { pageFields } from '../http/page-fields.ts';
import { defineRoute } from '../http/route.ts';
import { memberIdField } from '../members/member-id.ts';
import { array, boolean, isoTime, mixed, strictObject, string } from '../validation/yup.ts';
import { type AuditAction, auditActions } from './actions.ts';
import { auditColumns, auditFilterFields } from './audit-file.ts';

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
    'What was done by whom, newest first, all of it or narrowed by kind, admin, member and time: also what concerns no member, such as exports and refused pass phrases.',
  access: 'admin',
  status: 200,
  query: strictObject({ ...auditFilterFields, ...pageFields }),
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

export const exportAudit = defineRoute({
  ...fileRoute,
  path: '/api/admin/audit.csv',
  summary:
    'The same rows as a file, however many pages they would be. More than one answer can carry are asked for with `POST /api/admin/exports`.',
  query: strictObject({ ...auditFilterFields, ...fileFields(auditColumns) }),
});
