import { clubInstant } from '@fanclub/contract/brand/club-day';
import { isRegistrationClosed } from '@fanclub/contract/settings/is-registration-closed';
import type { PublicSettings } from '@fanclub/contract/settings/public-settings';
import type { ServerContext } from '#platform/context';
import { decisionTimesDoc, medianHoursIn } from '#repositories/decision-times';
import { memberCountDoc, memberCountIn } from '#repositories/member-count';
import {
  parseRegistrationSettings,
  type RegistrationSettings,
  registrationSettingsDoc,
} from '#repositories/registration-settings';
import { readTogether } from '#repositories/rows';

/**
 * Returns the public part of the settings. Each field is named one by one, so that a new setting is not public by
 * accident.
 */
export function presentSettings(
  settings: RegistrationSettings,
  { memberCount, medianHours }: { memberCount: number | null; medianHours: number | null },
  now: Date,
): PublicSettings {
  const isClosed = settings.closedSince !== null;
  return {
    season: settings.season,
    prices: settings.prices.packages,
    gift_packs: [...settings.giftPacks],
    club_card_price: settings.prices.clubCard,
    shipping_price: settings.prices.shipping,
    membership_fee: settings.prices.membershipFee ?? 0,
    processing_fee: settings.prices.processingFee ?? 0,
    deadline: settings.deadline,
    // If staff have closed registration, it is shown as an enforced deadline that has passed.
    enforce_deadline: settings.enforceDeadline || isClosed,
    deadline_passed: isClosed || now.getTime() > clubInstant(settings.deadline),
    answer_days: settings.answerDays,
    card_number: settings.cardNumber,
    card_holder: settings.cardHolder,
    payment_links: settings.paymentLinks,
    member_count: settings.showMemberCount ? memberCount : null,
    median_review_hours: medianHours,
    retention_days: settings.retentionDays,
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
