import { clubInstant } from '@fanclub/contract/club/club-day';
import { pick } from '@fanclub/contract/members/by-name';
import type { PublicSettings } from '@fanclub/contract/settings/defaults';
import { isRegistrationClosed } from '@fanclub/contract/settings/is-registration-closed';
import { settingsWith } from '@fanclub/contract/settings/settings';
import type { ServerContext } from '#platform/context';
import { decisionTimesDoc, medianHoursIn } from '#repositories/decision-times';
import { memberCountDoc, memberCountIn } from '#repositories/member-count';
import {
  parseRegistrationSettings,
  type RegistrationSettings,
  registrationSettingsDoc,
} from '#repositories/registration-settings';
import { readTogether } from '#repositories/rows';

/** Returns the public settings with what the server adds to them. */
export function presentSettings(
  settings: RegistrationSettings,
  { memberCount, medianHours }: { memberCount: number | null; medianHours: number | null },
  now: Date,
): PublicSettings {
  return {
    ...pick(settings, settingsWith({ isPublic: true })),
    // If staff have closed registration, it is shown as an enforced deadline that has passed.
    enforce_deadline: settings.enforce_deadline || settings.closed,
    deadline_passed: settings.closed || now.getTime() > clubInstant(settings.deadline),
    member_count: settings.show_member_count ? memberCount : null,
    median_review_hours: medianHours,
  };
}

/** Returns the current public settings. They are read each time, so that changes by staff show at once. */
export async function readPublicSettings(context: ServerContext): Promise<PublicSettings> {
  const { registration, memberCount, decisionTimes } = await readTogether(context.db, {
    registration: registrationSettingsDoc(context.db),
    memberCount: memberCountDoc(context.db),
    decisionTimes: decisionTimesDoc(context.db),
  });
  const settings = parseRegistrationSettings(registration);
  const measured = {
    memberCount: memberCountIn(memberCount),
    medianHours: medianHoursIn(decisionTimes),
  };
  return presentSettings(settings, measured, context.now());
}

/** True unless an enforced deadline has passed or staff have closed registration. */
export async function isRegistrationOpen(context: ServerContext): Promise<boolean> {
  return !isRegistrationClosed(await readPublicSettings(context));
}
