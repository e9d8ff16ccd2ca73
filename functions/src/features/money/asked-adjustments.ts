import { pick } from '@fanclub/contract/members/by-name';
import type { Transaction } from 'firebase-admin/firestore';
import { recordChange } from '#features/members/record-change';
import { AppError } from '#platform/app-error';
import type { ServerContext } from '#platform/context';
import { inTransaction } from '#platform/firebase/in-transaction';
import { confirmsFromMs, listAdmins } from '#repositories/admins';
import { type AuditEntry, recordAudit } from '#repositories/audit';
import type { Member } from '#repositories/member';
import { requireMember, updateMember } from '#repositories/members';
import { waitingAdjustments } from '#repositories/owed-members';
import type { Payment } from '#repositories/payments';
import type { AskedAdjustment } from '#repositories/person';

/** Stores a payment to which a second person has to agree, with its audit row. Returns the changed member. */
export function askForSecond(
  context: ServerContext,
  transaction: Transaction,
  member: Member,
  { kind, note, by, ...payment }: Payment,
): Member {
  const asked: AskedAdjustment = {
    ...pick(payment, ['id', 'amount', 'currency', 'request_number', 'season', 'at']),
    what: kind as AskedAdjustment['what'],
    reason: note ?? '',
    by: by ?? '',
  };
  const entry = { adminEmail: by, action: 'ask_adjustment' } as const;
  return writeAsked(context, transaction, member, asked, entry);
}

function writeAsked(
  context: ServerContext,
  transaction: Transaction,
  member: Member,
  asked_adjustment: AskedAdjustment | null,
  entry: AuditEntry,
): Member {
  const update = { asked_adjustment, ...recordChange(member, ['asked_adjustment']) };
  updateMember(transaction, context.db, member, update);
  recordAudit(context, transaction, { ...entry, memberId: member.id }, context.now());
  return { ...member, ...update };
}

/** True if a payment is the one that was asked for. */
export const isSame = (asked: AskedAdjustment, payment: Payment): boolean =>
  asked.what === payment.kind &&
  asked.reason === payment.note &&
  (['id', 'amount', 'currency', 'request_number'] as const).every(
    (field) => asked[field] === payment[field],
  );

/** Throws `second_person_too_new` if the role of one of these admins is new. */
export async function refuseIfNew(
  { db, now }: ServerContext,
  emails: readonly string[],
): Promise<void> {
  const staff = (await listAdmins(db)).filter(({ email }) => emails.includes(email));
  if (staff.some((admin) => confirmsFromMs(admin, now()) !== null)) {
    throw new AppError('second_person_too_new');
  }
}

/** Drops what waits for a second person, and returns the changed member. If nothing waits, nothing is written. */
export function dropAskedAdjustment(
  context: ServerContext,
  { adminEmail, memberId }: { adminEmail: string; memberId: string },
): Promise<Member> {
  return context.mutex.run([`member:${memberId}`], () =>
    inTransaction(context.db, async (transaction) => {
      const member = await requireMember(transaction, context.db, memberId);
      const asked = member.asked_adjustment;
      if (!asked) return member;
      const entry = { adminEmail, action: 'drop_adjustment', aboutAdmin: asked.by } as const;
      return writeAsked(context, transaction, member, null, entry);
    }),
  );
}

/** Returns the request numbers of what waits for this admin to agree, longest waiting first; at most a hundred. */
export async function adjustmentsFor(
  { db }: Pick<ServerContext, 'db'>,
  adminEmail: string,
): Promise<string[]> {
  const { docs } = await waitingAdjustments(db).limit(100).get();
  return docs
    .map((row) => row.data().asked_adjustment)
    .flatMap((asked) => (asked && asked.by !== adminEmail ? [asked.request_number] : []));
}
