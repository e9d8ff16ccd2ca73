import type { AdminRole } from '@fanclub/contract/admin/roles';
import { endAdminAccount, makeAdminAccount } from '#features/accounts/admin-account';
import { buildMail } from '#features/mail/build-mail';
import { sessionsEndingNow } from '#pipeline/end-sessions';
import { AppError } from '#platform/app-error';
import type { ServerContext } from '#platform/context';
import { inTransaction } from '#platform/firebase/in-transaction';
import { randomId } from '#platform/random';
import { type AdminRecord, adminDoc, type ListedAdmin, readAdmins } from '#repositories/admins';
import { recordAudit } from '#repositories/audit';
import { mailDoc } from '#repositories/mails';

interface Person {
  email: string;
  role: AdminRole;
}

/**
 * Makes somebody an admin. Deployments disable sign-up at Firebase, so the person's first sign-in would not create an
 * account. The account is created here, before the row: if the process dies in between, the nightly reconciliation
 * deletes it as a stray account. If the person has that role already, nothing changes.
 */
export async function addPerson(
  context: ServerContext,
  by: string,
  { email, role }: Person,
): Promise<void> {
  await makeAdminAccount(context, email);
  await changeStaff(context, { by, email, role }, (known) => {
    if (known && known.role !== role) throw new AppError('person_exists');
  });
}

/** Changes the role of an admin. The new role applies from the next request on. */
export function changeRole(context: ServerContext, by: string, person: Person): Promise<void> {
  return changeStaff(context, { by, ...person }, requireKnown);
}

/**
 * Deletes the admin's row, which ends all rights at once. The sessions and the account at Firebase are ended after
 * that, or by the nightly reconciliation if the process dies in between.
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
 * refused. Writes the admin's row, an audit row, and a mail to every owner and to an admin who becomes an owner.
 * Somebody who is made an admin by this change gets no mail.
 */
async function changeStaff(
  context: ServerContext,
  { by, email, role }: StaffChange,
  check: (known: ListedAdmin | undefined) => void,
): Promise<void> {
  const { db } = context;
  await inTransaction(db, async (transaction) => {
    const now = context.now();
    const staff = await readAdmins(transaction, db);
    if (staff.find((one) => one.email === by)?.role !== 'owner') {
      throw new AppError('role_not_allowed');
    }
    const known = staff.find((one) => one.email === email);
    check(known);
    if (known?.role === role) return;
    const others = staff.filter((one) => one !== known);
    const after = known && role ? [...others, { ...known, role }] : others;
    if (!hasOwnerLeft(after)) throw new AppError('last_owner');

    const row = adminDoc(db, email);
    if (role === null) transaction.delete(row);
    else if (known) transaction.update(row, { role });
    else transaction.create(row, newRecord(email, role, now));

    const before = known?.role ?? null;
    const changes = [{ field: 'role', before, after: role }];
    const action = actionOf(before, role);
    recordAudit(context, transaction, { adminEmail: by, action, aboutAdmin: email, changes }, now);
    const owners = staff.filter(
      (one) => one.role === 'owner' || (one === known && role === 'owner'),
    );
    for (const to of owners) {
      const id = randomId();
      const data = { about: email, by, before, role };
      const mail = buildMail({ id, kind: 'staff_changed', memberId: null, to, data, now });
      transaction.create(mailDoc(db, id), mail);
    }
  });
}

/** Sessions of an earlier time as an admin must not become valid again with the new row. */
const newRecord = (email: string, role: AdminRole, now: Date): AdminRecord => ({
  email,
  role,
  sessions_valid_after: sessionsEndingNow(now),
});

/**
 * True if one of the owners has signed in before. An owner who never has does not count, because the e-mail may be
 * mistyped, and then nobody could sign in.
 */
function hasOwnerLeft(staff: readonly ListedAdmin[]): boolean {
  return staff.some(({ role, googleSub }) => role === 'owner' && googleSub !== null);
}
