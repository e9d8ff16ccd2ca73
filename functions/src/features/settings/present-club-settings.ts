import type { RouteResponse } from '@fanclub/contract/http/route';
import { pick } from '@fanclub/contract/members/by-name';
import type { AdminRole } from '@fanclub/contract/roles';
import type { readSettings } from '@fanclub/contract/settings/admin-routes';
import { settingsOf } from '@fanclub/contract/settings/settings';
import { presentChanges } from '#features/second-person/present-changes';
import { mayConfirm } from '#features/second-person/wait-for-second';
import type { ServerContext } from '#platform/context';
import { confirmsFromMs, findAdmin } from '#repositories/admins';
import { readClubSettings } from '#repositories/club-settings';
import { readPendingSettings } from '#repositories/setting-changes';
import { hasLines } from '#repositories/statement-lines';

/** Returns the settings that a role may see, and the waiting changes if the role may confirm them. */
export async function presentClubSettings(
  context: ServerContext,
  { email, role }: { email: string; role: AdminRole },
): Promise<RouteResponse<typeof readSettings>> {
  const { db } = context;
  const [{ values, version, malformed }, pending, isUsed] = await Promise.all([
    readClubSettings(db),
    readPendingSettings(db, context.now()),
    hasLines(db),
  ]);
  // A club that imports no bank statements does not see the setting for them.
  const names = settingsOf(role).filter((name) => isUsed || name !== 'line_kinds');
  const isShown = pending !== null && mayConfirm(role, pending.changes);
  return {
    version,
    values: pick(values, names),
    malformed: names.filter((name) => malformed.includes(name)),
    pending: isShown
      ? {
          id: pending.id,
          asked_by: pending.asked_by,
          is_yours: pending.asked_by === email,
          confirm_from: await confirmFrom(context, [email, pending.asked_by]),
          asked_at: pending.asked_at.toDate().toISOString(),
          expires_at: pending.expires_at.toDate().toISOString(),
          changes: presentChanges(pending.changes),
        }
      : null,
  };
}

/** Returns the time from which the roles of both people are old enough to confirm, or null if they already are. */
async function confirmFrom(
  { db, now }: ServerContext,
  emails: readonly string[],
): Promise<string | null> {
  const people = await Promise.all(emails.map((email) => findAdmin(db, email)));
  const froms = people.map((row) => confirmsFromMs({ roleSince: row?.role_since ?? null }, now()));
  const fromMs = Math.max(...froms.map((from) => from ?? 0));
  return fromMs === 0 ? null : new Date(fromMs).toISOString();
}
