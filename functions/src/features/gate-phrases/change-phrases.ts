import type { RouteBody } from '@fanclub/contract/http/route';
import { phrasesField } from '@fanclub/contract/settings/guarded';
import type { changeGatePhrases } from '@fanclub/contract/staff/routes';
import type { Transaction } from 'firebase-admin/firestore';
import { askSecond, needsSecond, tellOfLive } from '#features/second-person/wait-for-second';
import { AppError, invalidFields } from '#platform/app-error';
import type { ServerContext } from '#platform/context';
import { inTransaction } from '#platform/firebase/in-transaction';
import { deriveKey } from '#platform/scrypt';
import { readAdmins } from '#repositories/admins';
import { recordAudit } from '#repositories/audit';
import { readGateHashes, setGateHashes } from '#repositories/gate-settings';
import type { GuardedChange } from '#repositories/setting-changes';

/**
 * Returns the hashes of a pass phrase under all keys of the deployment, the current one first. The salt is derived from
 * the key, so that nobody can try guesses with the stored hash alone, and the same phrase always has the same hash.
 */
export function keyedPhraseHashes(
  { keyedHash }: Pick<ServerContext, 'keyedHash'>,
  phrase: string,
): Promise<string[]> {
  const salts = keyedHash.all('gate-phrases', 'salt');
  return Promise.all(
    salts.map(async (salt) => (await deriveKey(phrase, salt)).toString('base64url')),
  );
}

const asValue = (hashes: readonly string[]) => (hashes.length > 0 ? hashes.join(' ') : null);

/**
 * One transaction replaces the pass phrases of the panel and writes the audit row. If there is another owner, that
 * owner has to confirm the change first. A repeated call changes nothing, because equal phrases have equal hashes.
 */
export async function changePhrases(
  context: ServerContext,
  by: string,
  { first, second, third }: RouteBody<typeof changeGatePhrases>,
): Promise<{ waits: boolean }> {
  if (second === first) throw invalidFields({ second: 'invalid_value' });
  if (third === first || third === second) throw invalidFields({ third: 'invalid_value' });
  const hashes: string[] = [];
  for (const phrase of [first, second, third]) {
    hashes.push(...(await keyedPhraseHashes(context, phrase)).slice(0, 1));
  }
  const { db } = context;
  return inTransaction(db, async (transaction) => {
    const before = asValue(await readGateHashes(db, transaction));
    const change = { field: phrasesField, before, after: asValue(hashes) } as const;
    if (change.after === before) return { waits: false };
    const staff = await readAdmins(transaction, db);
    if (needsSecond(staff, by, change, context.now())) {
      await askSecond(context, transaction, staff, by, [change]);
      return { waits: true };
    }
    setGateHashes(db, transaction, hashes);
    const entry = { adminEmail: by, action: 'change_phrases' as const, fields: [phrasesField] };
    recordAudit(context, transaction, entry, context.now());
    const decided = { changes: [change], asked_by: by, confirmed_by: null };
    tellOfLive(context, transaction, staff, decided);
    return { waits: false };
  });
}

/**
 * Returns the function that writes the new pass phrases among these changes; without new pass phrases, it writes
 * nothing. Throws `settings_changed` if the stored phrases are not those that the change replaces.
 */
export async function preparePhrases(
  { db }: Pick<ServerContext, 'db'>,
  transaction: Transaction,
  changes: readonly GuardedChange[],
): Promise<() => void> {
  const change = changes.find(({ field }) => field === phrasesField);
  if (!change) return () => undefined;
  const stored = asValue(await readGateHashes(db, transaction));
  if (stored !== change.before) throw new AppError('settings_changed');
  const hashes = String(change.after).split(' ');
  return () => setGateHashes(db, transaction, hashes);
}
