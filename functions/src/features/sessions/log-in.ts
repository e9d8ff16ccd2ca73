import { provePassword } from '#features/accounts/stored-password';
import { type Caller, memberCaller } from '#pipeline/caller';
import { AppError } from '#platform/app-error';
import type { ServerContext } from '#platform/context';
import type { Member } from '#repositories/member';
import { findUidByEmail } from '#repositories/member-emails';
import { findMember } from '#repositories/members';
import { openSession, type Session } from './open-session.ts';

export interface SignedIn {
  session: Session;
  caller: Caller<Member>;
  /** True if this sign-in proved the address and ended a password that was set before. */
  passwordEnded?: boolean;
}

/** Throws `account_rejected` or `account_not_approved` for a member who is not approved. */
export function requireApproved({ is_approved, request_status }: Member): void {
  if (is_approved) return;
  throw new AppError(request_status === 'rejected' ? 'account_rejected' : 'account_not_approved');
}

/**
 * Signs a member in with e-mail and password. A wrong password and an unknown e-mail give the same error. Throws as
 * `requireApproved` does.
 */
export async function logIn(
  context: ServerContext,
  email: string,
  password: string,
): Promise<SignedIn> {
  const uid = await findUidByEmail(context, email);
  // For an unknown e-mail too, a row is read, so that the time of the answer says less about who is a member.
  const found = await findMember(context.db, uid ?? 'nobody');
  const member = found?.email === email ? found : null;
  await provePassword(context, member?.id ?? null, password, 'invalid_credentials');
  if (!member) throw new AppError('invalid_credentials');
  requireApproved(member);
  const session = await openSession(context, member, 'member');
  return { session, caller: memberCaller(member, 'member') };
}
