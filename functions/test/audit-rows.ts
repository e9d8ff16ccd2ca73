import { type AuditRow, auditMemberHash } from '../src/audit/record-audit.ts';
import { testDb, testKeyedHash } from './firebase.ts';

/** What the audit says about a member, oldest first. */
export async function auditRowsOf(memberId: string): Promise<AuditRow[]> {
  const hash = auditMemberHash({ keyedHash: testKeyedHash() }, memberId);
  const rows = await testDb().collection('audit').where('member_hash', '==', hash).get();
  return rows.docs
    .map((row) => row.data() as AuditRow)
    .sort((a, b) => a.at.toMillis() - b.at.toMillis());
}
