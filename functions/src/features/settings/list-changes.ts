import type { RouteResponse } from '@fanclub/contract/http/route';
import type { AdminRole } from '@fanclub/contract/roles';
import type { listSettingChanges } from '@fanclub/contract/settings/admin-routes';
import { type ClubSettings, settingNames } from '@fanclub/contract/settings/settings';
import type { Firestore } from 'firebase-admin/firestore';
import { presentChanges } from '#features/second-person/present-changes';
import { readClubSettings } from '#repositories/club-settings';
import type { PageRequest } from '#repositories/pages';
import { type SettingChange, settingChangesPage } from '#repositories/setting-changes';

/** True if a setting has another value now than these changes gave it. */
export const changedSince = (values: ClubSettings, changes: readonly SettingChange[]): boolean =>
  changes.some(({ field, after }) => values[field] !== after);

/**
 * Returns a page of the changes that a role may see. Each entry says whether the change can still be undone. Changes of
 * packages and benefits that have left the club's folder are left out.
 */
export async function listChanges(
  db: Firestore,
  role: AdminRole,
  page: PageRequest,
): Promise<RouteResponse<typeof listSettingChanges>> {
  const [{ values }, { rows, nextCursor }] = await Promise.all([
    readClubSettings(db),
    settingChangesPage(db, role, page),
  ]);
  return {
    changes: rows.flatMap((row) => {
      const { at, admin_email, confirmed_by, changes } = row.data();
      const known = changes.filter(({ field }) => settingNames.includes(field));
      if (known.length === 0) return [];
      return {
        id: row.id,
        at: at.toDate().toISOString(),
        admin_email,
        confirmed_by,
        changes: presentChanges(known),
        changed_since: changedSince(values, changes),
      };
    }),
    next_cursor: nextCursor,
  };
}
