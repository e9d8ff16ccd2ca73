import { applicationKeptUntil, dayMs } from '@fanclub/contract/retention/kept-until';
import { deleteMember } from '#features/admin/delete-member';
import { presentMember } from '#features/members/present-member';
import type { ServerContext } from '#platform/context';
import type { LeftMs } from '#platform/deadline';
import { forEachRow } from '#repositories/expired-rows';
import type { Member } from '#repositories/member';
import { rejectedMembers } from '#repositories/member-lists';
import { readRegistrationSettings } from '#repositories/registration-settings';

/**
 * A run begins no further page of rows once it has reached this number of deletions, because each deletion takes a
 * dozen steps at three services. The next run handles the others.
 */
const maxPerRun = 20;

/**
 * Deletes members whose application was rejected and not submitted again in time (see `applicationKeptUntil`), in the
 * same steps as an admin's deletion. Members with a membership and members of whom the club has money stay. If the run
 * dies, the next one completes the deletion.
 */
export async function removeOldApplications(
  context: ServerContext,
  leftMs: LeftMs,
): Promise<number> {
  const settings = await readRegistrationSettings(context);
  if (settings.keep_rejected_days === 0) return 0;
  const nowMs = context.now().getTime();
  const isOver = (member: Member) => {
    const until = applicationKeptUntil(presentMember(member), settings);
    // A guardian is kept as long as there are dependants.
    return until !== null && Date.parse(until) <= nowMs && !member.has_family;
  };
  const candidates = rejectedMembers(
    context.db,
    new Date(nowMs - settings.keep_rejected_days * dayMs),
  );
  return forEachRow(
    candidates,
    async ({ id }) => (await deleteMember(context, null, id, isOver)).records.members === 1,
    { name: 'members', leftMs, maxDone: maxPerRun },
  );
}
