import {
  type SettingGroup,
  type SettingName,
  type SettingPart,
  settingNames,
  settingRow,
  settingsWith,
} from '@fanclub/contract/settings/settings';

/** The parts of the settings page, of which it shows one at a time. */
export const settingParts = [...new Set(settingNames.map((name) => settingRow(name).part))];

/** Returns the settings of a part that this admin's role may read, by their groups. */
export function groupsIn(part: SettingPart, values: object) {
  const groups = new Map<SettingGroup, SettingName[]>();
  for (const name of settingsWith({ part }).filter((each) => each in values)) {
    const { group } = settingRow(name);
    groups.set(group, [...(groups.get(group) ?? []), name]);
  }
  return [...groups];
}
