import { pageFields } from '../http/page-fields.ts';
import { defineRoute } from '../http/route.ts';
import { emailMaxLength } from '../members/limits.ts';
import { memberIdField } from '../members/member-id.ts';
import { array, boolean, isoTime, mixed, strictObject, string } from '../validation/yup.ts';
import { type AuditAction, type AuditKind, auditActions, auditKindNames } from './actions.ts';

/** Which rows of the history: the list, and its export. */
const auditFilterFields = {
  kind: mixed<AuditKind>().oneOf(auditKindNames).optional(),
  /** What this admin did, by e-mail. */
  admin: string().max(emailMaxLength).optional(),
  /** What was done to this member, also after a deletion. */
  member: memberIdField().optional(),
  /** Not before this moment. */
  since: string()
    .matches(/^[0-9]{4}-[0-9T:.-]{14,18}Z$/, 'invalid_date')
    .test('real', 'invalid_date', (text) => !text || !Number.isNaN(Date.parse(text)))
    .optional(),
};

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
  method: 'GET',
  path: '/api/admin/audit.csv',
  summary:
    'The same rows as CSV (RFC 4180, UTF-8 with its mark), however many pages they would be. What would be more than one answer can carry is refused, to be narrowed.',
  access: 'admin',
  status: 200,
  query: strictObject(auditFilterFields),
  contentTypes: ['text/csv'],
  errors: ['export_too_long'],
});
