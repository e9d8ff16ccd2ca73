import {
  type SettingGroup,
  type SettingName,
  settingGroups,
} from '@fanclub/contract/settings/club-settings';

/** The parts of the section of settings, each with its groups of settings. The page shows one part at a time. */
export const settingParts = {
  season: ['season', 'answer'],
  money: ['prices', 'gift', 'payment', 'unpaid', 'rate', 'statements'],
  site: ['contact', 'social', 'benefits', 'faq'],
  members: ['notifications', 'retention'],
  advanced: ['access'],
} as const satisfies Record<string, readonly SettingGroup[]>;
export type SettingPart = keyof typeof settingParts;
export const settingPartNames = Object.keys(settingParts) as readonly SettingPart[];

export const namesOf = (group: SettingGroup): readonly SettingName[] => settingGroups[group];

/** Returns the groups of a part that this admin's role may read. */
export const groupsIn = (part: SettingPart, values: object): readonly SettingGroup[] =>
  settingParts[part].filter((group) => namesOf(group).every((name) => name in values));
