import type { PublicSettings } from '@fanclub/contract/settings/public-settings';
import type { ServerContext } from '#platform/context';
import {
  parseRegistrationSettings,
  type RegistrationSettings,
  registrationSettingsDoc,
} from '#repositories/registration-settings';
import { instantOf } from './deadline.ts';

/** `settings/registration` as it is now, with defaults. */
export async function readRegistrationSettings(
  context: ServerContext,
): Promise<RegistrationSettings> {
  return parseRegistrationSettings(await registrationSettingsDoc(context.db).get());
}

/** What everyone may know of the settings; every field is named here. */
export function presentSettings(settings: RegistrationSettings, now: Date): PublicSettings {
  return {
    season: settings.season,
    prices: settings.prices.packages,
    club_card_price: settings.prices.clubCard,
    shipping_price: settings.prices.shipping,
    deadline: settings.deadline,
    enforce_deadline: settings.enforceDeadline,
    deadline_passed: now.getTime() > instantOf(settings.deadline, settings.deadlineZone),
    card_number: settings.cardNumber,
    card_holder: settings.cardHolder,
    payment_links: settings.paymentLinks,
    retention_days: settings.retentionDays,
  };
}

/** The public settings as of now. Read anew each time: an edit by the staff shows at once. */
export async function readPublicSettings(context: ServerContext): Promise<PublicSettings> {
  return presentSettings(await readRegistrationSettings(context), context.now());
}
