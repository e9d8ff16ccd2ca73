import type { AdminRole } from '@fanclub/contract/admin/roles';
import type { RouteResponse } from '@fanclub/contract/http/route';
import type { readSettings, SettingChangeText } from '@fanclub/contract/settings/admin-routes';
import {
  type SettingName,
  type SettingValue,
  settingsOf,
} from '@fanclub/contract/settings/club-settings';
import { maskedCard } from '@fanclub/contract/settings/setting-rules';
import type { ServerContext } from '#platform/context';
import { type ClubSettings, readClubSettings, settingPlaces } from '#repositories/club-settings';
import { readPendingSettings, type SettingChange } from '#repositories/setting-changes';

const hidden = (field: SettingName, value: SettingValue) =>
  field === 'card_number' && typeof value === 'string' ? maskedCard(value) : value;

/** Returns the values of a change as the audit stores them, with a masked card number. */
export const auditChanges = (changes: readonly SettingChange[]) =>
  changes.map(({ field, before, after }) => ({
    field,
    before: hidden(field, before),
    after: hidden(field, after),
  }));

const textOf = (value: SettingValue) => (value === null || value === '' ? null : String(value));

/** Returns the changes with all values as text and a masked card number. */
export const presentChanges = (changes: readonly SettingChange[]): SettingChangeText[] =>
  auditChanges(changes).map(({ field, before, after }) => ({
    field,
    before: textOf(before),
    after: textOf(after),
  }));

/** Returns the settings that a role may see, and the waiting changes if the role may see all settings in them. */
export async function presentClubSettings(
  context: ServerContext,
  { email, role }: { email: string; role: AdminRole },
): Promise<RouteResponse<typeof readSettings>> {
  const { db } = context;
  const names = settingsOf(role);
  const [{ values, version, malformed }, pending] = await Promise.all([
    readClubSettings(db),
    readPendingSettings(db, context.now()),
  ]);
  const isOpen = ({ changes }: { changes: SettingChange[] }) =>
    changes.every(({ field }) => names.includes(field));
  return {
    version,
    values: only(values, names),
    malformed: names.filter((name) => malformed.includes(settingPlaces[name])),
    pending:
      pending && isOpen(pending)
        ? {
            id: pending.id,
            asked_by: pending.asked_by,
            is_yours: pending.asked_by === email,
            asked_at: pending.asked_at.toDate().toISOString(),
            expires_at: pending.expires_at.toDate().toISOString(),
            changes: presentChanges(pending.changes),
          }
        : null,
  };
}

/**
 * Returns the settings with these names. The cast is safe, because the types of the settings come from the rules of
 * the contract.
 */
function only(values: ClubSettings, names: readonly SettingName[]) {
  const entries = names.map((name) => [name, values[name]]);
  return Object.fromEntries(entries) as RouteResponse<typeof readSettings>['values'];
}
