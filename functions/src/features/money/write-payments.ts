import type { AuditAction } from '@fanclub/contract/audit/actions';
import { pick } from '@fanclub/contract/members/by-name';
import type { Transaction } from 'firebase-admin/firestore';
import type { Charge } from '#features/dues/application-of';
import { withoutRest } from '#features/dues/without-rest';
import { writeAccount, writeEarlierAccount } from '#features/dues/write-account';
import { recordChange } from '#features/members/record-change';
import type { ServerContext } from '#platform/context';
import { recordAudit } from '#repositories/audit';
import type { Member } from '#repositories/member';
import type { Payment } from '#repositories/payments';
import { type MoneyChange, withPayments } from './money-change.ts';

interface Words {
  by: string;
  action: AuditAction;
  now: Date;
}

/**
 * Writes new payments of applications, one application after another: the payments, the received sum, `is_paid`, the
 * due, the member's account and the audit row. The money of an earlier application is written to its archived season.
 * If two applications are of one member, the later write gets the member that the earlier one has changed. The function
 * reads nothing. Returns the changed members by their ids.
 */
export function writePayments(
  context: ServerContext,
  transaction: Transaction,
  booked: readonly (readonly [Charge, Payment[]])[],
  words: Words,
): Map<string, Member> {
  const written = new Map<string, Member>();
  for (const [{ present: read, application }, rows] of booked) {
    const present = written.get(read.id) ?? read;
    const after =
      application.request_number === present.request_number
        ? writePresent(context, transaction, present, rows, words)
        : writeEarlier(context, transaction, { present, application }, rows, words);
    written.set(present.id, after);
  }
  return written;
}

function writePresent(
  context: ServerContext,
  transaction: Transaction,
  member: Member,
  rows: Payment[],
  { by, action, now }: Words,
): Member {
  const change = withPayments(member, member, rows);
  const requested = withoutRest({ ...member, ...change.fields }, now);
  const fields = ['received', ...(change.fields.is_paid === member.is_paid ? [] : ['is_paid'])];
  const changed = [...fields, ...(requested === member.requested ? [] : ['requested'])];
  const update = {
    ...rowAfter(member, change),
    ...(requested !== member.requested && { requested }),
    ...recordChange(member, changed),
  };
  const written = { update, payments: change.rows, now };
  const after = writeAccount(transaction, context.db, member, written);
  recordAudit(context, transaction, { adminEmail: by, action, memberId: member.id, fields }, now);
  return after;
}

function writeEarlier(
  context: ServerContext,
  transaction: Transaction,
  charge: Charge,
  rows: Payment[],
  { by: adminEmail, action, now }: Words,
): Member {
  const { application } = charge;
  const change = withPayments(application, application, rows);
  const update = pick(rowAfter(application, change), ['received', 'is_paid', 'payment_note']);
  const written = { update, payments: change.rows, now };
  const after = writeEarlierAccount(transaction, context.db, charge, written);
  const entry = { adminEmail, action, memberId: application.id, fields: ['received'] };
  recordAudit(context, transaction, entry, now);
  return after;
}

/** The note about where the payment was seen is removed if `is_paid` becomes false. */
function rowAfter(member: Member, { fields }: MoneyChange) {
  return { ...fields, payment_note: fields.is_paid ? member.payment_note : null };
}
