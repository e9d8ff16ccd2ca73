import { groupedCard } from '@fanclub/contract/settings/setting-rules';
import { databasePath } from '../deploy/database.ts';
import type { GoogleApi } from '../google/google-api.ts';

/** Stores the bank card that members pay to, unless the settings have one. */
export async function storeBankCard(
  api: GoogleApi,
  { card, holder }: { card: string; holder: string },
): Promise<void> {
  const path = `${databasePath(api)}/documents/settings/registration`;
  const row = await api.get('firestore', path);
  if (row?.fields?.cardNumber?.stringValue) return;
  const mask = 'updateMask.fieldPaths=cardNumber&updateMask.fieldPaths=cardHolder';
  await api.send('PATCH', 'firestore', `${path}?${mask}`, {
    fields: {
      cardNumber: { stringValue: groupedCard(card) },
      cardHolder: { stringValue: holder },
    },
  });
}
