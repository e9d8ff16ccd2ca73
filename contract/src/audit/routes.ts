import { fileFields, fileRoute } from '../files/list-file.ts';
import { pageFields, pageOf, pageRoute } from '../http/page-fields.ts';
import { defineRoute } from '../http/route.ts';
import { memberIdField } from '../members/member-id.ts';
import { adminRoles, ownerRoles } from '../roles.ts';
import { array, boolean, isoTime, mixed, strictObject, string } from '../validation/yup.ts';
import { type AuditAction, auditActions } from './actions.ts';
import { auditColumns, auditFilterFields } from './audit-file.ts';

const recordFields = {
  at: isoTime().required(),
  /** E-mail address of the admin who acted; null if the action was not an admin's. */
  admin_email: string().nullable().defined(),
  action: mixed<AuditAction>().oneOf(auditActions).required(),
  /** Names of the changed fields, never their values. */
  fields: array(string().required()).required(),
};

export const auditTrail = defineRoute({
  ...pageRoute,
  path: '/api/admin/users/{id}/audit',
  summary: 'Returns what admins did to a member, newest first: who, what, when and which fields.',
  roles: adminRoles,
  params: strictObject({ id: memberIdField() }),
  response: pageOf({
    records: array(strictObject(recordFields)).required(),
  }),
  errors: ['member_gone'],
});

export const auditLog = defineRoute({
  method: 'GET',
  path: '/api/admin/audit',
  summary:
    'Returns the audit rows, newest first, optionally filtered by kind, admin, member and time. They include actions that concern no member, such as exports and refused pass phrases.',
  roles: ownerRoles,
  limit: { heavy: 'page' },
  query: strictObject({ ...auditFilterFields, ...pageFields }),
  example: { query: { kind: 'refusals', limit: '50' } },
  response: pageOf({
    records: array(
      strictObject({
        ...recordFields,
        /**
         * True if the record is about a member. This list does not say which member; only the member's own history
         * does.
         */
        about_member: boolean().required(),
        promo_code: string().nullable().defined(),
        /** The admin whose access or role the record is about. */
        about_admin: string().nullable().defined(),
        /** Old and new values of fields that contain no personal data; null means that there was no value. */
        changes: array(
          strictObject({
            field: string().required(),
            before: string().nullable().defined(),
            after: string().nullable().defined(),
          }),
        ).required(),
      }),
    ).required(),
  }),
});

export const exportAudit = defineRoute({
  ...fileRoute,
  roles: ownerRoles,
  tells: 'export_history',
  path: '/api/admin/audit.csv',
  summary: 'Returns the same rows as a file, over all pages.',
  query: strictObject({ ...auditFilterFields, ...fileFields(auditColumns) }),
  example: { query: { kind: 'exports', since: '2026-10-01T00:00:00Z' } },
});
