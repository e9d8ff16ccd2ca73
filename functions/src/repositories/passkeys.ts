import type { Firestore } from 'firebase-admin/firestore';
import { timestampOf } from '#platform/time';
import { type AdminRecord, adminDoc, changeAdmin, type StoredPasskey } from './admins.ts';

export type ChallengePurpose = 'add' | 'open';

/** The admin, the session (by its start) and the purpose for which a challenge is valid. */
interface ChallengeOf {
  email: string;
  authTime: number;
  purpose: ChallengePurpose;
}

const keyOf = ({ purpose, authTime }: ChallengeOf) => `${purpose}-${authTime}`;

/** Returns an admin's challenges that are still valid, except the one with this key. */
const others = ({ passkey_challenges = {} }: AdminRecord, key: string, now: Date) =>
  Object.fromEntries(
    Object.entries(passkey_challenges).filter(
      ([other, { expires_at }]) => other !== key && expires_at.toMillis() > now.getTime(),
    ),
  );

/**
 * Stores a challenge in place of the session's earlier one for the same purpose. Returns the passkeys of the admin.
 * `check` may throw an error about them; then nothing is stored.
 */
export function storeChallenge(
  db: Firestore,
  of: ChallengeOf,
  { challenge, expiresAt, now }: { challenge: string; expiresAt: Date; now: Date },
  check: (passkeys: readonly StoredPasskey[]) => void,
): Promise<StoredPasskey[]> {
  const key = keyOf(of);
  return changeAdmin(db, of.email, async (admin) => {
    const { passkeys = [] } = admin;
    check(passkeys);
    const stored = { challenge, expires_at: timestampOf(expiresAt) };
    const fields = { passkey_challenges: { ...others(admin, key, now), [key]: stored } };
    return { fields, result: passkeys };
  });
}

/** Deletes the session's challenge and returns it; null if there is none, or its time is over. */
export function takeChallenge(db: Firestore, of: ChallengeOf, now: Date): Promise<string | null> {
  const key = keyOf(of);
  return changeAdmin(db, of.email, async (admin) => {
    const stored = admin.passkey_challenges?.[key];
    if (!stored) return { result: null };
    const serves = stored.expires_at.toMillis() > now.getTime();
    const fields = { passkey_challenges: others(admin, key, now) };
    return { fields, result: serves ? stored.challenge : null };
  });
}

/** Reads the passkeys of an admin. */
export async function readPasskeys(db: Firestore, email: string): Promise<StoredPasskey[]> {
  return (await adminDoc(db, email).get()).data()?.passkeys ?? [];
}
