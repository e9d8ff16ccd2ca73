import { emailMaxLength } from '../members/limits.ts';
import { memberIdField } from '../members/member-id.ts';
import { mixed, string } from '../validation/yup.ts';
import { type AuditKind, auditKindNames } from './actions.ts';

/** Which rows of the history: the list, and its export. */
export const auditFilterFields = {
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

/** Of a file of the history. */
export const auditColumns = [
  ...(['at', 'admin_email', 'action', 'about_member', 'about_admin', 'promo_code'] as const),
  ...(['fields', 'changes'] as const),
];
