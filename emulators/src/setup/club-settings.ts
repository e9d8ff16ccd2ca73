import { groupedCard } from '@fanclub/contract/settings/setting-rules';
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
    // Owners may have deleted the number in the panel. The field is then an empty text.
    hasCard: Boolean(registration?.fields?.card_number),
    hasPromoFallback: Boolean(access?.fields?.clientPromoFallback),
  };
}

/** Stores the bank card that members pay to. */
export async function storeBankCard(
  api: GoogleApi,
  { card, holder }: { card: string; holder: string },
): Promise<void> {
  const mask = 'updateMask.fieldPaths=card_number&updateMask.fieldPaths=card_holder';
  await api.send('PATCH', 'firestore', `${settings(api, 'registration')}?${mask}`, {
    fields: {
      card_number: { stringValue: groupedCard(card) },
      card_holder: { stringValue: holder },
    },
  });
}

/** Stores whether browsers may check promo codes in the database while the server fails. */
export async function storePromoFallback(api: GoogleApi, isOn: boolean): Promise<void> {
  const mask = 'updateMask.fieldPaths=clientPromoFallback';
  await api.send('PATCH', 'firestore', `${settings(api, 'access')}?${mask}`, {
    fields: { clientPromoFallback: { booleanValue: isOn } },
  });
}
