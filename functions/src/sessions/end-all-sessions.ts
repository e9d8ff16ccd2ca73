import { adminDoc } from '#admin/admin-repository';
import type { ServerContext } from '#app/context';
import { memberDoc } from '#members/member-repository';
import type { Caller } from './caller.ts';
import { sessionsEndingNow } from './end-sessions.ts';

/** Ends every session of the caller, this one included. Safe to repeat. */
export async function endAllSessions(context: ServerContext, caller: Caller): Promise<void> {
  const row =
    caller.kind === 'admin'
      ? adminDoc(context.db, caller.email)
      : memberDoc(context.db, caller.uid);
  await row.update({ sessions_valid_after: sessionsEndingNow(context.now()) });
}
