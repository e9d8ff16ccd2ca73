import { isDeepStrictEqual } from 'node:util';
import { dayMs } from '@fanclub/contract/retention/kept-until';
import type { AdminRole } from '@fanclub/contract/roles';
import { confirmingRoles, guardedPartOf } from '@fanclub/contract/settings/guarded';
import { pendingSettingsDays, secondPersonFromMs } from '@fanclub/contract/settings/second-person';
import type { GuardedPart } from '@fanclub/contract/settings/settings';
import type { Transaction } from 'firebase-admin/firestore';
import { buildMail } from '#features/mail/build-mail';
import type { PaymentChange } from '#features/mail/mails/staff';
import { AppError } from '#platform/app-error';
import type { ServerContext } from '#platform/context';
import { randomId } from '#platform/random';
import { timestampOf } from '#platform/time';
import type { ListedAdmin } from '#repositories/admins';
import { recordAudit } from '#repositories/audit';
import { mailDoc } from '#repositories/mails';
import {
  type GuardedChange,
  type PendingSettings,
  pendingSettingsDoc,
  readPendingSettings,
} from '#repositories/setting-changes';
import { auditChanges } from './present-changes.ts';

/**
 * Writes a mail to each of these admins about a change that needs a second person, in the transaction of the change.
 */
function tellOfPayment(
  context: ServerContext,
  transaction: Transaction,
  staff: readonly ListedAdmin[],
  data: PaymentChange,
): void {
  for (const to of staff) {
    const id = randomId();
    const mail = buildMail({
      id,
      kind: 'payment_change',
      memberId: null,
      to,
      data,
      now: context.now(),
    });
    transaction.create(mailDoc(context.db, id), mail);
  }
}

/** Returns the parts to which these changes belong. */
const partsIn = (changes: readonly GuardedChange[]): GuardedPart[] => [
  ...new Set(changes.map(guardedPartOf).filter((part) => part !== null)),
];

/** True if an admin with this role may ask for all these changes, and confirm or drop them. */
export const mayConfirm = (role: AdminRole, changes: readonly GuardedChange[]): boolean =>
  partsIn(changes).every((part) => confirmingRoles[part].includes(role));

/**
 * True if a change by the admin `by` has to wait for a second person: another admin who may confirm it and has signed
 * in before. Throws `second_person_gone` if there is none because `by` removed such an admin a short time ago.
 */
export function needsSecond(
  staff: readonly ListedAdmin[],
  by: string,
  change: GuardedChange,
  now: Date,
): boolean {
  const part = guardedPartOf(change);
  if (part === null) return false;
  const others = staff.filter(({ email }) => email !== by);
  if (others.some((admin) => isSecondFor(part, admin))) return true;
  const goneAt = staff.find(({ email }) => email === by)?.secondGoneAt ?? null;
  if (secondPersonFromMs(goneAt?.toMillis() ?? null, now.getTime()) !== null) {
    throw new AppError('second_person_gone');
  }
  return false;
}

const isSecondFor = (part: GuardedPart, { role, googleSub }: ListedAdmin) =>
  googleSub !== null && confirmingRoles[part].includes(role);

/** True if there is a guarded change that this admin may confirm. */
export const isSecondPerson = (admin: ListedAdmin): boolean =>
  (Object.keys(confirmingRoles) as GuardedPart[]).some((part) => isSecondFor(part, admin));

/** Returns the admins who are mailed about these changes. */
const toldOf = (staff: readonly ListedAdmin[], changes: readonly GuardedChange[]) =>
  staff.filter(({ role, googleSub }) => googleSub !== null && mayConfirm(role, changes));

/**
 * Writes changes that wait for a second person, the audit row and the mails, in the transaction that read `staff` and
 * has written nothing yet. If the same changes wait already, writes nothing.
 */
export async function askSecond(
  context: ServerContext,
  transaction: Transaction,
  staff: readonly ListedAdmin[],
  by: string,
  changes: GuardedChange[],
): Promise<void> {
  if (changes.length === 0) return;
  const { db } = context;
  const now = context.now();
  const pending = await readPendingSettings(db, now, transaction);
  const merged = mergedWith(pending, by, changes);
  // If exactly these changes already wait, they are not written again, because the mails about them have been written.
  if (isDeepStrictEqual(pending?.changes, merged)) return;
  transaction.set(pendingSettingsDoc(db), {
    id: randomId(),
    asked_by: by,
    asked_at: timestampOf(now),
    expires_at: timestampOf(now.getTime() + pendingSettingsDays * dayMs),
    changes: merged,
  });
  const entry = { adminEmail: by, action: 'ask_settings' as const };
  recordAudit(context, transaction, { ...entry, changes: auditChanges(changes) }, now);
  tellOfPayment(context, transaction, toldOf(staff, merged), {
    state: 'asked',
    parts: partsIn(merged),
    asked_by: by,
    confirmed_by: null,
  });
}

/**
 * Returns the changes that wait once `changes` are added. Only one set of changes waits at a time, so a later change of
 * the same admin is merged into it, field by field. Throws `other_change_waits` if the waiting changes are another
 * admin's.
 */
function mergedWith(
  pending: PendingSettings | null,
  by: string,
  changes: readonly GuardedChange[],
): GuardedChange[] {
  if (!pending) return [...changes];
  if (pending.asked_by !== by) throw new AppError('other_change_waits');
  const byField = new Map([...pending.changes, ...changes].map((change) => [change.field, change]));
  return [...byField.values()];
}

export interface ConfirmedChanges<Change> {
  changes: Change[];
  asked_by: string;
  /** The admin who confirmed the change, if a confirmation was needed. */
  confirmed_by: string | null;
}

/**
 * Writes mails which say that guarded changes are in force, to the admins who may confirm such changes. Changes of
 * roles are left out, because they have a mail of their own.
 */
export function tellOfLive(
  context: ServerContext,
  transaction: Transaction,
  staff: readonly ListedAdmin[],
  { changes, asked_by, confirmed_by }: ConfirmedChanges<GuardedChange>,
): void {
  const parts = partsIn(changes).filter((part) => part !== 'owners');
  if (parts.length === 0) return;
  tellOfPayment(context, transaction, toldOf(staff, changes), {
    state: 'live',
    parts,
    asked_by,
    confirmed_by,
  });
}
