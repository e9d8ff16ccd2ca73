import { applicationKeptUntil, dayMs } from '@fanclub/contract/retention/kept-until';
import { deleteMember } from '#features/admin/delete-member';
import { presentMember } from '#features/members/present-member';
import type { ServerContext } from '#platform/context';
import type { LeftMs } from '#platform/deadline';
import { forEachRow } from '#repositories/expired-rows';
import type { Member } from '#repositories/member';
import { rejectedMembers } from '#repositories/members';
import { readRegistrationSettings } from '#repositories/registration-settings';

/** Each takes a dozen steps at three services; the next run goes on. */
const maxPerRun = 20;

/**
 * Deletes rejected applications that were not submitted again in time, as an admin would: whole, and
 * to be completed by the next run when this one dies.
 */
export async function removeOldApplications(
  context: ServerContext,
  leftMs: LeftMs,
): Promise<number> {
  const { retentionDays } = await readRegistrationSettings(context);
  if (retentionDays.rejected === 0) return 0;
  const nowMs = context.now().getTime();
  const isOver = (member: Member) => {
    const until = applicationKeptUntil(presentMember(member), retentionDays);
    // Whoever answers for others stays as long as they do.
    return until !== null && Date.parse(until) <= nowMs && !member.has_family;
  };
  const candidates = rejectedMembers(context.db, new Date(nowMs - retentionDays.rejected * dayMs));
  return forEachRow(
    candidates,
    async ({ id }) => (await deleteMember(context, null, id, isOver)).records.members === 1,
    { name: 'members', leftMs, maxDone: maxPerRun },
  );
}
