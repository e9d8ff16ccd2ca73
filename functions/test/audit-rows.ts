import { type AuditRow, auditMemberHash } from '../src/repositories/audit.ts';
import { testDb, testKeyedHash } from './firebase.ts';

async function rowsWhere(field: keyof AuditRow, value: string): Promise<AuditRow[]> {
  const rows = await testDb().collection('audit').where(field, '==', value).get();
  return rows.docs
    .map((row) => row.data() as AuditRow)
    .sort((a, b) => a.at.toMillis() - b.at.toMillis());
}

/** Reads the audit rows about a member, oldest first. */
export function auditRowsOf(memberId: string): Promise<AuditRow[]> {
  return rowsWhere('member_hash', auditMemberHash({ keyedHash: testKeyedHash() }, memberId));
}

/** Reads the audit rows of an admin's actions, oldest first. */
export const auditRowsBy = (adminEmail: string) => rowsWhere('admin_email', adminEmail);

/** Reads the audit rows about a promo code, oldest first. */
export const auditRowsOfCode = (code: string) => rowsWhere('promo_code', code);
