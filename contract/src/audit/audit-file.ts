import { emailMaxLength } from '../members/limits.ts';
import { memberIdField } from '../members/member-id.ts';
import { mixed, string } from '../validation/yup.ts';
import { type AuditKind, auditKindNames } from './actions.ts';

/** Query parameters that filter the audit list and its export. */
export const auditFilterFields = {
  kind: mixed<AuditKind>().oneOf(auditKindNames).optional(),
  /** E-mail address of the admin whose actions are listed. */
  admin: string().max(emailMaxLength).optional(),
  /** Id of the member whose records are listed, which may be a deleted member. */
  member: memberIdField().optional(),
  /** Earliest time of the listed records. */
  since: string()
    .matches(/^[0-9]{4}-[0-9T:.-]{14,18}Z$/, 'invalid_date')
    .test('real', 'invalid_date', (text) => !text || !Number.isNaN(Date.parse(text)))
    .optional(),
};

/** Columns of GET /api/admin/audit.csv. */
export const auditColumns = [
  'at',
  'admin_email',
  'action',
  'about_member',
  'about_admin',
  'promo_code',
  'fields',
  'changes',
] as const;
