import type { Caller } from '#pipeline/caller';
import { sessionsEndingNow } from '#pipeline/end-sessions';
import type { ServerContext } from '#platform/context';
import { adminDoc } from '#repositories/admins';
import { memberDoc } from '#repositories/members';

/** Ends every session of the caller, this one included. Safe to repeat. */
export async function endAllSessions(context: ServerContext, caller: Caller): Promise<void> {
  const row =
    caller.kind === 'admin'
      ? adminDoc(context.db, caller.email)
      : memberDoc(context.db, caller.uid);
  await row.update({ sessions_valid_after: sessionsEndingNow(context.now()) });
}
