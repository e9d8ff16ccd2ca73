import { databasePath } from '../deploy/project-resources.ts';
import type { GoogleApi } from '../google-api.ts';

const rows = (api: GoogleApi) => `${databasePath(api)}/documents`;
const settings = (api: GoogleApi, group: 'registration' | 'access') =>
  `${rows(api)}/settings/${group}`;

/** Returns what a project's database has already. Before the first deployment, there is no database. */
export async function readClub(api: GoogleApi) {
  const admins = await api.get('firestore', `${rows(api)}/admins?pageSize=1`);
  const registration = await api.get('firestore', settings(api, 'registration'));
  const access = await api.get('firestore', settings(api, 'access'));
  return {
    hasAdmin: Boolean(admins?.documents?.length),
    // Owners may have deleted a number in the panel. The field is then an empty text.
    hasOneOf: (names: readonly string[]) => names.some((name) => registration?.fields?.[name]),
    hasRate: Boolean(registration?.fields?.fallbackRate),
    hasPromoFallback: Boolean(access?.fields?.clientPromoFallback),
  };
}

async function store(
  api: GoogleApi,
  group: 'registration' | 'access',
  fields: Record<string, object>,
): Promise<void> {
  const mask = Object.keys(fields).map((name) => `updateMask.fieldPaths=${name}`);
  if (mask.length === 0) return;
  await api.send('PATCH', 'firestore', `${settings(api, group)}?${mask.join('&')}`, { fields });
}

/** Stores the accounts that members pay to, by the names of their settings. */
export function storeAccounts(api: GoogleApi, accounts: Record<string, string>): Promise<void> {
  const fields = Object.entries(accounts).map(([name, value]) => [
    name,
    { stringValue: value === '-' ? '' : value },
  ]);
  return store(api, 'registration', Object.fromEntries(fields));
}

/** Stores the rate in rial per euro that is used without a service. */
export function storeRate(api: GoogleApi, rate: string): Promise<void> {
  const since = { timestampValue: new Date().toISOString() };
  const fields = { value: { integerValue: rate }, since };
  return store(api, 'registration', { fallbackRate: { mapValue: { fields } } });
}

/** Stores whether browsers may check promo codes in the database while the server fails. */
export function storePromoFallback(api: GoogleApi, isOn: boolean): Promise<void> {
  return store(api, 'access', { clientPromoFallback: { booleanValue: isOn } });
}
