import { endAtFirebase } from '#features/accounts/google-identity';
import type { Caller } from '#pipeline/caller';
import { sessionsEndingNow } from '#pipeline/end-sessions';
import type { ServerContext } from '#platform/context';
import { findAdmin, setAdminFields } from '#repositories/admins';
import { setMemberFields } from '#repositories/members';

/**
 * Ends all sessions of the caller, also the one of this call, here and at Firebase, and unlinks a Google account that
 * is not the caller's. Safe to repeat.
 */
export async function endAllSessions(context: ServerContext, caller: Caller): Promise<void> {
  const ended = { sessions_valid_after: sessionsEndingNow(context.now()) };
  if (caller.kind === 'member') {
    await setMemberFields(context.db, caller.uid, ended);
    return endAtFirebase(context, caller.member);
  }
  await setAdminFields(context.db, caller.email, ended);
  const admin = await findAdmin(context.db, caller.email);
  const { uid: id, email } = caller;
  await endAtFirebase(context, { id, email, google_sub: admin?.google_sub ?? null });
}
