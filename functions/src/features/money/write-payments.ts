import type { AuditAction } from '@fanclub/contract/audit/actions';
import { unpaidAmounts } from '@fanclub/contract/money/account';
import { sumNames } from '@fanclub/contract/money/payments';
import type { Transaction } from 'firebase-admin/firestore';
import type { Charge } from '#features/dues/read-charge';
import { accountAfter } from '#features/dues/with-account';
import { withoutRest } from '#features/dues/without-rest';
import { recordChange } from '#features/members/record-change';
import type { ServerContext } from '#platform/context';
import { updateApplication } from '#repositories/applications';
import { recordAudit } from '#repositories/audit';
import { bookReceipts } from '#repositories/club-receipts';
import type { Member } from '#repositories/member';
import { updateMember } from '#repositories/members';
import { createPayments, type Payment } from '#repositories/payments';
import { withPayments } from './money-change.ts';

interface Words {
  by: string;
  action: AuditAction;
  /** The admin whose request this is, if another one agreed to it. */
  aboutAdmin?: string | undefined;
  now: Date;
}

/**
 * Writes new payments of applications, one application after another: the payments, the sums, `is_paid`, the member's
 * account, the audit row, and the receipts that wait for their numbers. If two applications are of one member, the later
 * write gets the member that the
 * earlier one has changed. The function reads nothing. Returns the changed members by their ids.
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
    const isPresent = application.request_number === present.request_number;
    const charge = { present, application: isPresent ? present : application };
    written.set(present.id, writeOne(context, transaction, charge, rows, words));
  }
  bookReceipts(
    transaction,
    context.db,
    booked.map(([{ present }, rows]) => [present, rows]),
  );
  return written;
}

/** Writes the payments of one application, and ends the request for the rest if nothing is left to pay. */
function writeOne(
  context: ServerContext,
  transaction: Transaction,
  { present, application }: Charge,
  rows: Payment[],
  { by, action, aboutAdmin, now }: Words,
): Member {
  const { db } = context;
  const money = moneyAfter(application, rows);
  const isPresent = application === present;
  const member = isPresent ? { ...present, ...money } : present;
  const accountOf = (one: Member) =>
    accountAfter(one, isPresent ? one : { ...application, ...money }, now);
  const requested = withoutRest({ ...member, ...accountOf(member) }, now);
  const sums = sumNames.filter((name) => money[name]);
  const fields = [...sums, ...(money.is_paid === application.is_paid ? [] : ['is_paid'])];
  const isAnswered = requested !== present.requested;
  const update = {
    ...(isPresent && money),
    ...(isAnswered && { requested }),
    // The request decides whether the present application is owed.
    ...accountOf({ ...member, requested }),
    ...recordChange(present, [...fields, ...(isAnswered ? ['requested'] : [])]),
  };
  updateMember(transaction, db, present, update);
  if (!isPresent) updateApplication(transaction, db, application.request_number, money);
  createPayments(transaction, db, present.id, rows);
  const about = { memberId: present.id, ...(aboutAdmin && { aboutAdmin }) };
  const entry = { adminEmail: by, action, ...about, fields };
  recordAudit(context, transaction, entry, now);
  return { ...present, ...update };
}

/** The note about where the payment was seen is removed if `is_paid` becomes false. */
function moneyAfter(application: Member, rows: Payment[]) {
  const { fields } = withPayments(application, application, rows);
  const payment_note = fields.is_paid ? application.payment_note : null;
  return { ...fields, open: unpaidAmounts({ ...application, ...fields }), payment_note };
}
