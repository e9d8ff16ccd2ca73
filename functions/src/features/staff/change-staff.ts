import type { AdminRole } from '@fanclub/contract/roles';
import { isRoleField, roleField, subjectOf } from '@fanclub/contract/settings/guarded';
import type { Transaction } from 'firebase-admin/firestore';
import { endAdminAccount, makeAdminAccount } from '#features/accounts/admin-account';
import { buildMail } from '#features/mail/build-mail';
import { askSecond, isSecondPerson, needsSecond } from '#features/second-person/wait-for-second';
import { sessionsEndingNow } from '#pipeline/end-sessions';
import { AppError } from '#platform/app-error';
import type { ServerContext } from '#platform/context';
import { inTransaction } from '#platform/firebase/in-transaction';
import { randomId } from '#platform/random';
import { timestampOf } from '#platform/time';
import { type AdminRecord, adminDoc, type ListedAdmin, readAdmins } from '#repositories/admins';
import { recordAudit } from '#repositories/audit';
import { mailDoc } from '#repositories/mails';
import type { GuardedChange } from '#repositories/setting-changes';

interface Person {
  email: string;
  role: AdminRole;
}

/**
 * Makes somebody an admin. The account at Firebase is created here, because deployments disable sign-up, so the
 * person's first sign-in would create none. The account is created before the row. If the process dies before the row
 * is written, or while a new owner waits for confirmation, the nightly reconciliation deletes the account as a stray;
 * the confirmation then creates it again. Throws `person_exists` if the person has another role. Returns whether
 * another owner has to confirm the change first.
 */
export async function addPerson(
  context: ServerContext,
  by: string,
  { email, role }: Person,
): Promise<{ waits: boolean }> {
  await makeAdminAccount(context, email);
  return changeStaff(context, { by, email, role }, (known) => {
    if (known && known.role !== role) throw new AppError('person_exists');
  });
}

/**
 * Changes the role of an admin. The new role applies from the next request on. Returns whether another owner has to
 * confirm it first.
 */
export function changeRole(
  context: ServerContext,
  by: string,
  person: Person,
): Promise<{ waits: boolean }> {
  return changeStaff(context, { by, ...person }, requireKnown);
}

/**
 * Deletes the admin's row, which ends all rights at once. The sessions and the account at Firebase are ended after
 * that, or by the nightly reconciliation if the process dies first.
 */
export async function removePerson(
  context: ServerContext,
  by: string,
  email: string,
): Promise<void> {
  await changeStaff(context, { by, email, role: null }, requireKnown);
  await endAdminAccount(context, email);
}

function requireKnown(known: ListedAdmin | undefined): void {
  if (!known) throw new AppError('person_not_found');
}

interface StaffChange {
  by: string;
  email: string;
  /** Null makes the person no admin any longer. */
  role: AdminRole | null;
}

const actionOf = (before: AdminRole | null, after: AdminRole | null) => {
  if (before === null) return 'add_person';
  return after === null ? 'remove_person' : 'change_role';
};

/**
 * Changes an admin in one transaction over all admins, so that if two owners demote each other at once, one call is
 * refused. A new owner waits for the confirmation of another owner, if there is one who has signed in.
 */
async function changeStaff(
  context: ServerContext,
  { by, email, role }: StaffChange,
  check: (known: ListedAdmin | undefined) => void,
): Promise<{ waits: boolean }> {
  const { db } = context;
  return inTransaction(db, async (transaction) => {
    const staff = await readAdmins(transaction, db);
    if (staff.find((one) => one.email === by)?.role !== 'owner') {
      throw new AppError('role_not_allowed');
    }
    const known = staff.find((one) => one.email === email);
    check(known);
    if (known?.role === role) return { waits: false };
    const others = staff.filter((one) => one !== known);
    const after = known && role ? [...others, { ...known, role }] : others;
    if (!hasOwnerLeft(after)) throw new AppError('last_owner');
    const asked = { field: roleField(email), before: known?.role ?? null, after: role };
    if (role === 'owner' && needsSecond(staff, by, asked, context.now())) {
      await askSecond(context, transaction, staff, by, [asked]);
      return { waits: true };
    }
    writeStaff(context, transaction, staff, { by, email, role });
    return { waits: false };
  });
}

interface Asked {
  changes: readonly GuardedChange[];
  /** The admin who asked for the changes. */
  by: string;
}

const rolesIn = (changes: readonly GuardedChange[]) =>
  changes.flatMap(({ field, before }) =>
    isRoleField(field) ? [{ email: subjectOf(field), before }] : [],
  );

/** Creates the accounts of those who become owners by these changes and were no admins before. Safe to repeat. */
export async function makeNewAccounts(
  context: ServerContext,
  { changes }: Pick<Asked, 'changes'>,
): Promise<void> {
  for (const { email, before } of rolesIn(changes)) {
    if (before === null) await makeAdminAccount(context, email);
  }
}

/**
 * Returns the function that writes the new owners among these changes. Throws `settings_changed` if one of them no
 * longer has the role that the change replaces, or if the admin who asked is not an owner any longer.
 */
export function prepareRoles(
  context: ServerContext,
  transaction: Transaction,
  staff: readonly ListedAdmin[],
  { changes, by }: Asked,
): () => void {
  const roleOf = (email: string) => staff.find((one) => one.email === email)?.role ?? null;
  const people = rolesIn(changes);
  const isSame = people.every(({ email, before }) => roleOf(email) === before);
  if (people.length > 0 && !(isSame && roleOf(by) === 'owner')) {
    throw new AppError('settings_changed');
  }
  return () => {
    for (const { email } of people) {
      writeStaff(context, transaction, staff, { by, email, role: 'owner' });
    }
  };
}

/**
 * Writes the admin's row, an audit row, and the mails. A mail about a new owner goes to all admins, a mail about any
 * other change to the owners. Somebody who is made an admin by this change gets no mail.
 */
function writeStaff(
  context: ServerContext,
  transaction: Transaction,
  staff: readonly ListedAdmin[],
  { by, email, role }: StaffChange,
): void {
  const { db } = context;
  const now = context.now();
  const known = staff.find((one) => one.email === email);
  const row = adminDoc(db, email);
  if (role === null) transaction.delete(row);
  else if (known) transaction.update(row, { role, role_since: timestampOf(now) });
  else transaction.create(row, newRecord(email, role, now));
  if (known && role !== 'owner' && isSecondPerson(known)) {
    transaction.update(adminDoc(db, by), { second_gone_at: timestampOf(now) });
  }

  const before = known?.role ?? null;
  const changes = [{ field: 'role', before, after: role }];
  const action = actionOf(before, role);
  recordAudit(context, transaction, { adminEmail: by, action, aboutAdmin: email, changes }, now);
  for (const to of staff.filter((one) => role === 'owner' || one.role === 'owner')) {
    const id = randomId();
    const data = { about: email, by, before, role };
    const mail = buildMail({ id, kind: 'staff_changed', memberId: null, to, data, now });
    transaction.create(mailDoc(db, id), mail);
  }
}

/**
 * A person who was an admin before may still have sessions from that time. They must not become valid again with the
 * new row.
 */
const newRecord = (email: string, role: AdminRole, now: Date): AdminRecord => ({
  email,
  role,
  role_since: timestampOf(now),
  sessions_valid_after: sessionsEndingNow(now),
});

/**
 * True if one of the owners has signed in before. An owner who never has does not count, because the e-mail may be
 * mistyped, and then no owner could sign in.
 */
function hasOwnerLeft(staff: readonly ListedAdmin[]): boolean {
  return staff.some(({ role, googleSub }) => role === 'owner' && googleSub !== null);
}
