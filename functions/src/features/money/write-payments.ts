import type { AuditAction } from '@fanclub/contract/audit/actions';
import type { Transaction } from 'firebase-admin/firestore';
import { withOwed } from '#features/members/owed-back';
import { recordChange } from '#features/members/record-change';
import type { ServerContext } from '#platform/context';
import { updateArchivedMoney } from '#repositories/archived-seasons';
import { recordAudit } from '#repositories/audit';
import type { Member } from '#repositories/member';
import { memberDoc } from '#repositories/members';
import { createPayments, type Payment } from '#repositories/payments';
import { type MoneyChange, withPayments } from './money-change.ts';
import { withoutRest } from './rest-asked.ts';

/**
 * Writes a change of a member's money: the payments, the received sum, `is_paid`, since when the club owes money, and
 * the audit row. It reads nothing, so that one transaction can write for several members. Returns the updated member.
 */
export function writePayments(
  context: ServerContext,
  transaction: Transaction,
  member: Member,
  rows: Payment[],
  { by, action, now }: { by: string; action: AuditAction; now: Date },
): Member {
  const { db } = context;
  const change = withPayments(member, member, rows);
  const requested = withoutRest({ ...member, ...change.fields }, now);
  const fields = ['received', ...(change.fields.is_paid === member.is_paid ? [] : ['is_paid'])];
  const changed = [...fields, ...(requested === member.requested ? [] : ['requested'])];
  const row = {
    ...rowAfter(member, change),
    ...(requested !== member.requested && { requested }),
    ...recordChange(member, changed),
  };
  const update = withOwed(member, row, now);
  transaction.update(memberDoc(db, member.id), update);
  createPayments(transaction, db, member.id, change.rows);
  recordAudit(context, transaction, { adminEmail: by, action, memberId: member.id, fields }, now);
  return { ...member, ...update };
}

/**
 * Like `writePayments`, but for an application that a renewal replaced. The received sum is written to the archived
 * season and not to the member's row, which has the renewal.
 */
export function writeEarlierPayments(
  context: ServerContext,
  transaction: Transaction,
  application: Member,
  rows: Payment[],
  { by: adminEmail, action, now }: { by: string; action: AuditAction; now: Date },
): void {
  const { db } = context;
  const change = withPayments(application, application, rows);
  updateArchivedMoney(transaction, db, application, rowAfter(application, change));
  createPayments(transaction, db, application.id, change.rows);
  const entry = { adminEmail, action, memberId: application.id, fields: ['received'] };
  recordAudit(context, transaction, entry, now);
}

/** The note about where the payment was seen is removed if `is_paid` becomes false. */
function rowAfter(member: Member, { fields }: MoneyChange) {
  return { ...fields, payment_note: fields.is_paid ? member.payment_note : null };
}
