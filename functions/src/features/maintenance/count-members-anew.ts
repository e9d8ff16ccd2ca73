import type { ServerContext } from '#platform/context';
import { countedAtMs, saveMemberCount } from '#repositories/member-count';
import { matchingMembers } from '#repositories/member-lists';
import { readRegistrationSettings } from '#repositories/registration-settings';
import { countOf } from '#repositories/rows';

const countedForMs = 60 * 60_000;

/**
 * Counts the members whose membership is valid today, at most once an hour and only if staff want the website to show
 * the number. So no visitor's request has to count members, and approvals do not all write one row with the number.
 * Returns the number, or 0 if it was not counted now.
 */
export async function countMembersAnew(context: ServerContext): Promise<number> {
  const { db } = context;
  const { show_member_count: isShown } = await readRegistrationSettings(context);
  const now = context.now();
  if (!isShown || now.getTime() - (await countedAtMs(db)) < countedForMs) return 0;
  const count = await countOf(matchingMembers(db, { standing: 'valid' }));
  await saveMemberCount(db, count, now);
  return count;
}
