import { auditActionsOf } from '@fanclub/contract/audit/actions';
import { type AuditRow, auditMemberHash } from '../src/repositories/audit.ts';
import { testDb, testKeyedHash } from './firebase.ts';

async function rowsWhere(field: keyof AuditRow, value: string): Promise<AuditRow[]> {
  const rows = await testDb().collection('audit').where(field, '==', value).get();
  return rows.docs
    .map((row) => row.data() as AuditRow)
    .sort((a, b) => a.at.toMillis() - b.at.toMillis());
}

const rowsAbout = (memberId: string) =>
  rowsWhere('member_hash', auditMemberHash({ keyedHash: testKeyedHash() }, memberId));

/**
 * Reads the audit rows about a member, oldest first. Rows about looks at the case are left out, because every response
 * with a member's whole record writes one.
 */
export async function auditRowsOf(memberId: string): Promise<AuditRow[]> {
  return (await rowsAbout(memberId)).filter(({ action }) => action !== 'view_case');
}

/** Reads who looked at a part of a member's data, oldest first. */
export async function looksAt(
  memberId: string,
): Promise<Pick<AuditRow, 'action' | 'admin_email'>[]> {
  const views: readonly string[] = auditActionsOf('views');
  return (await rowsAbout(memberId))
    .filter(({ action }) => views.includes(action))
    .map(({ action, admin_email }) => ({ action, admin_email }));
}

/** Reads the audit rows of an admin's actions, oldest first. */
export const auditRowsBy = (adminEmail: string) => rowsWhere('admin_email', adminEmail);

/** Reads the audit rows about a promo code, oldest first. */
export const auditRowsOfCode = (code: string) => rowsWhere('promo_code', code);
