import type { openOwnAccount as route } from '@fanclub/contract/families/routes';
import type { RouteBody } from '@fanclub/contract/http/route';
import { confirmEmail } from '#features/accounts/google-identity';
import { completeRegistration, secureAccount } from '#features/accounts/make-account';
import { consumeLink } from '#features/links/consume-link';
import { requireBirthDate } from '#features/links/prove-birth-date';
import type { SignedIn } from '#features/sessions/log-in';
import { openSession } from '#features/sessions/open-session';
import { memberCaller } from '#pipeline/caller';
import { AppError } from '#platform/app-error';
import type { ServerContext } from '#platform/context';
import { inTransaction } from '#platform/firebase/in-transaction';
import { findMember } from '#repositories/members';
import { leaveFamily } from './leave-family.ts';

/**
 * Opens a dependant's own account by the mailed link and the dependant's birth date: one transaction, then the Firebase
 * account, then a session. A process that dies after the transaction leaves a member whose account is `pending`, as in
 * a registration. After a minute the same link works again. If nobody uses it, the maintenance creates the account, and
 * the member signs in by a link that the login page mails.
 */
export async function openOwnAccount(
  context: ServerContext,
  { token, ...given }: RouteBody<typeof route>,
): Promise<SignedIn> {
  const opened = await consumeLink(context, token, ['own_account'], async (link) => {
    const ward = await findMember(context.db, link.uid);
    if (!ward) throw new AppError('invalid_login_link');
    await requireBirthDate(context, { ...ward, email: link.email }, given.birth_date);
    const member = await inTransaction(context.db, (transaction) =>
      leaveFamily(context, transaction, link, given),
    );
    const ready = member.account === 'ready' ? member : await completeRegistration(context, member);
    await confirmEmail(context, await secureAccount(context, ready), ready);
    const kind = ready.is_approved ? 'member' : 'application';
    const session = await openSession(context, ready, kind);
    return { session, caller: memberCaller(ready, kind) };
  });
  if (!opened) throw new AppError('invalid_login_link');
  return opened;
}
