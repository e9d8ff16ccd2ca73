import type { SettingName, SettingsIn } from '@fanclub/contract/settings/settings';
import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import type { ServerContext } from '#platform/context';
import type { Timestamp } from '#platform/time';
import { parseSettings, settingsDoc, sinceIn } from './club-settings.ts';

/** `settings/registration`, with defaults for missing and malformed values. */
export interface RegistrationSettings extends SettingsIn<'registration'> {
  /** The time since which the settings with a date apply; null if they are not stored. */
  since: Record<'closed' | 'fallback_rate', Timestamp | null>;
}

export const registrationSettingsDoc = (db: Firestore) => settingsDoc(db, 'registration');

/** `report` gets the names of malformed settings, which are logged if it is missing. */
export const parseRegistrationSettings = (
  snapshot: DocumentSnapshot,
  report?: (malformed: SettingName) => void,
): RegistrationSettings => ({
  ...parseSettings('registration', snapshot, report),
  since: {
    closed: sinceIn(snapshot, 'closed'),
    fallback_rate: sinceIn(snapshot, 'fallback_rate'),
  },
});

export const readRegistrationSettings = async ({
  db,
}: Pick<ServerContext, 'db'>): Promise<RegistrationSettings> =>
  parseRegistrationSettings(await registrationSettingsDoc(db).get());
