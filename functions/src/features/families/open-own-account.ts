import type { openOwnAccount as route } from '@fanclub/contract/families/routes';
import type { RouteBody } from '@fanclub/contract/http/route';
import { confirmEmail } from '#features/accounts/google-identity';
import { completeRegistration, secureAccount } from '#features/accounts/make-account';
import { consumeLink } from '#features/links/consume-link';
import type { SignedIn } from '#features/sessions/log-in';
import { openSession } from '#features/sessions/open-session';
import { memberCaller } from '#pipeline/caller';
import { AppError } from '#platform/app-error';
import type { ServerContext } from '#platform/context';
import { inTransaction } from '#platform/firebase/in-transaction';
import { leaveFamily } from './leave-family.ts';

/**
 * Opens somebody's own account by the link that was mailed for it: one transaction, then the account at
 * Firebase, then a session. Whatever dies after the transaction leaves a member whose account is `pending`,
 * as a registration would: the same link goes on after a minute, or the clean-up makes the account, and a
 * link that is asked for at the login opens it.
 */
export async function openOwnAccount(
  context: ServerContext,
  { token, ...given }: RouteBody<typeof route>,
): Promise<SignedIn> {
  const opened = await consumeLink(context, token, ['own_account'], async (link) => {
    const member = await inTransaction(context.db, (transaction) =>
      leaveFamily(context, transaction, link, given),
    );
    const ready =
      member.account === 'ready'
        ? member
        : await completeRegistration(context, member, { password: undefined });
    await confirmEmail(context, await secureAccount(context, ready), ready);
    const kind = ready.is_approved ? 'member' : 'application';
    const session = await openSession(context, ready, kind);
    return { session, caller: memberCaller(ready, kind) };
  });
  if (!opened) throw new AppError('invalid_login_link');
  return opened;
}
