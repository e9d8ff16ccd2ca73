import type { GetUsersResult, UserRecord } from 'firebase-admin/auth';
import type { ServerContext } from '#platform/context';
import { log } from '#platform/log';
import type { Person } from '#repositories/member';
import { allMembers } from '#repositories/member-lists';
import { findMember, personFrom } from '#repositories/members';
import { eachPage } from '#repositories/pages';
import { hasForeignGoogle, unlinkForeignGoogle } from './google-identity.ts';
import { secureAccount } from './make-account.ts';
import { removeStrays } from './remove-strays.ts';

/** The number of members read at once. With it the nightly run handles 100,000 members within half an hour. */
const pageSize = 1_000;
/** The most accounts that Firebase looks up in one call. */
const lookedUpAtOnce = 100;

export interface Reconciled {
  checked_members: number;
  /** Number of accounts that were missing or had another e-mail than the row. */
  restored_accounts: number;
  unlinked_google_accounts: number;
  removed_stray_accounts: number;
  failed: number;
}

/**
 * Compares every member whose `account` is `ready` with the Firebase account of the same uid, repairs what was changed
 * directly at Firebase, and removes stray accounts. It is safe to run at any time and to kill at any point: each repair
 * reads its row again. A failed repair is logged and tried again in the next run.
 */
export async function reconcileAccounts(context: ServerContext): Promise<Reconciled> {
  const done: Reconciled = {
    checked_members: 0,
    restored_accounts: 0,
    unlinked_google_accounts: 0,
    removed_stray_accounts: 0,
    failed: 0,
  };
  for await (const rows of eachPage(allMembers(context.db), pageSize)) {
    const members = rows.map((row) => personFrom(row)).filter(({ account }) => account === 'ready');
    const accounts = await accountsOf(context, members);
    for (const member of members) await reconcile(context, member, accounts.get(member.id), done);
    done.checked_members += members.length;
  }
  const strays = await removeStrays(context);
  done.removed_stray_accounts = strays.removed;
  done.failed += strays.failed;
  const { checked_members: _, ...repairs } = done;
  const isClean = Object.values(repairs).every((count) => count === 0);
  log[isClean ? 'info' : 'warn']('accounts reconciled', { ...done });
  return done;
}

async function accountsOf(
  { auth }: ServerContext,
  members: readonly Person[],
): Promise<Map<string, UserRecord>> {
  const calls: Promise<GetUsersResult>[] = [];
  for (let from = 0; from < members.length; from += lookedUpAtOnce) {
    const some = members.slice(from, from + lookedUpAtOnce);
    calls.push(auth.getUsers(some.map(({ id: uid }) => ({ uid }))));
  }
  const users = (await Promise.all(calls)).flatMap((result) => result.users);
  return new Map(users.map((user) => [user.uid, user]));
}

async function reconcile(
  context: ServerContext,
  member: Person,
  account: UserRecord | undefined,
  done: Reconciled,
): Promise<void> {
  const isRight = account?.email?.toLowerCase() === member.email;
  const isForeign = account !== undefined && hasForeignGoogle(account, member);
  if (isRight && !isForeign) return;
  try {
    // If the row was deleted or changed meanwhile, nothing is repaired now. The next run compares this member again.
    const now = await findMember(context.db, member.id);
    if (now?.email !== member.email || now.account !== 'ready') return;
    if (!isRight) {
      await secureAccount(context, now);
      done.restored_accounts += 1;
    }
    if (isForeign) {
      await unlinkForeignGoogle(context, now);
      done.unlinked_google_accounts += 1;
    }
  } catch (error) {
    done.failed += 1;
    log.error('account could not be reconciled', error, {
      requestNumber: member.latest.request_number,
    });
  }
}
