import { isOffered } from '@fanclub/contract/club/offers';
import {
  type ClubSettings,
  cleanSetting,
  type SettingDocument,
  type SettingName,
  type SettingsIn,
  type SettingValue,
  settingRow,
  settingsWith,
} from '@fanclub/contract/settings/settings';
import {
  type DocumentSnapshot,
  type Firestore,
  Timestamp,
  type Transaction,
} from 'firebase-admin/firestore';
import { log } from '#platform/log';
import { timestampOf } from '#platform/time';
import { readTogether } from './rows.ts';

export const settingsDoc = (db: Firestore, document: SettingDocument) =>
  db.collection('settings').doc(document);

const fieldOf = (name: SettingName) => settingRow(name).field ?? name;

/** Returns where a setting is stored, such as `settings/registration.season`. */
export const placeOf = (name: SettingName) =>
  `settings/${settingRow(name).document}.${fieldOf(name)}`;

type Report = (malformed: SettingName) => void;
const logMalformed: Report = (name) => log.warn('malformed setting', { name: placeOf(name) });

/** Returns the stored map of a dated setting; undefined for anything else. */
function datedValue(stored: unknown): { value: unknown; since: Timestamp } | undefined {
  const { value, since } = (stored ?? {}) as { value?: unknown; since?: unknown };
  return since instanceof Timestamp ? { value, since } : undefined;
}

/** Returns the time since which a dated setting applies; null if nothing valid is stored. */
export const sinceIn = (snapshot: DocumentSnapshot, name: SettingName): Timestamp | null =>
  datedValue(snapshot.data()?.[fieldOf(name)])?.since ?? null;

/**
 * Returns the value of one setting. A missing value is the default, so is one of a setting about something that the club
 * does not have, and so is one that does not follow the rule, which is reported.
 */
function valueIn(data: Record<string, unknown>, name: SettingName, report: Report): SettingValue {
  const row = settingRow(name);
  const { rule, default: usual, ifMalformed, atMost, isDated } = row;
  if (!isOffered(row)) return usual;
  const most = atMost ? Number(valueIn(data, atMost, () => undefined)) : Infinity;
  const possible = typeof usual === 'number' ? Math.min(usual, most) : usual;
  const stored = data[fieldOf(name)];
  if (stored === undefined || (isDated && stored === null)) return possible;
  const value = cleanSetting(name, isDated ? datedValue(stored)?.value : stored);
  const isRight = value !== undefined && rule.isValidSync(value, { strict: true });
  if (isRight && !(Number(value) > most)) return value as SettingValue;
  report(name);
  return ifMalformed ?? possible;
}

/**
 * Returns the settings of a document. Staff may edit it by hand, so each value is checked. `report` gets the names of
 * malformed settings.
 */
export function parseSettings<Document extends SettingDocument>(
  document: Document,
  snapshot: DocumentSnapshot | undefined,
  report = logMalformed,
): SettingsIn<Document> {
  const data = snapshot?.data() ?? {};
  const entries = settingsWith({ document }).map((name) => [name, valueIn(data, name, report)]);
  return Object.fromEntries(entries) as SettingsIn<Document>;
}

export const readSettings = async <Document extends SettingDocument>(
  db: Firestore,
  document: Document,
): Promise<SettingsIn<Document>> => parseSettings(document, await settingsDoc(db, document).get());

/**
 * True for the account that the setting `special_account_email` names. That account gets no extra rights. In its
 * session the web app does not look up the profile and does not save the language.
 */
export async function isSpecialAccount(db: Firestore, email: string): Promise<boolean> {
  return email !== '' && (await readSettings(db, 'access')).special_account_email === email;
}

export interface ReadSettings {
  values: ClubSettings;
  /** Version of all settings documents together; every write changes it. */
  version: string;
  malformed: SettingName[];
}

/** Reads all settings, alone or within a transaction. */
export async function readClubSettings(
  db: Firestore,
  reader: Firestore | Transaction = db,
): Promise<ReadSettings> {
  const stored = await readTogether(reader, {
    registration: settingsDoc(db, 'registration'),
    notifications: settingsDoc(db, 'notifications'),
    access: settingsDoc(db, 'access'),
    texts: settingsDoc(db, 'texts'),
  });
  const malformed: SettingName[] = [];
  const report: Report = (name) => malformed.push(name);
  const values = {
    ...parseSettings('registration', stored.registration, report),
    ...parseSettings('notifications', stored.notifications, report),
    ...parseSettings('access', stored.access, report),
    ...parseSettings('texts', stored.texts, report),
  };
  const version = Object.values(stored)
    .map(({ updateTime }) => (updateTime ? `${updateTime.seconds}.${updateTime.nanoseconds}` : '0'))
    .join('-');
  return { values, version, malformed };
}

/** Writes some settings and leaves all other fields of their documents unchanged. */
export function writeClubSettings(
  transaction: Transaction,
  db: Firestore,
  changed: Partial<ClubSettings>,
  now: Date,
): void {
  for (const [name, value] of Object.entries(changed) as [SettingName, SettingValue][]) {
    const { document, isDated } = settingRow(name);
    const stored = isDated ? { value, since: timestampOf(now) } : value;
    transaction.set(settingsDoc(db, document), { [fieldOf(name)]: stored }, { merge: true });
  }
}
