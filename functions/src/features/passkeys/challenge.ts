import { maxPasskeys, passkeyChallengeMs } from '@fanclub/contract/passkeys/passkeys';
import type { AdminCaller } from '#pipeline/caller';
import { AppError } from '#platform/app-error';
import type { ServerContext } from '#platform/context';
import { randomId } from '#platform/random';
import type { StoredPasskey } from '#repositories/admins';
import { type ChallengePurpose, storeChallenge } from '#repositories/passkeys';
import { relyingParty } from './relying-party.ts';

/** Throws if an admin with these passkeys cannot use a challenge for the purpose. */
const checks: Record<ChallengePurpose, (passkeys: readonly StoredPasskey[]) => void> = {
  add: ({ length }) => {
    if (length >= maxPasskeys) throw new AppError('passkeys_full');
  },
  open: ({ length }) => {
    if (length === 0) throw new AppError('passkey_not_found');
  },
};

/**
 * Gives the caller's session a new challenge. Returns the challenge with the site's host and the caller's passkeys,
 * which the browser needs to ask a device. If two tabs of a session each get a challenge, only the later one is valid,
 * and the other tab has to begin again.
 */
export async function offerChallenge(
  context: ServerContext,
  { email, authTime }: AdminCaller,
  purpose: ChallengePurpose,
) {
  const challenge = randomId();
  const now = context.now();
  const expiresAt = new Date(now.getTime() + passkeyChallengeMs);
  const of = { email, authTime, purpose };
  const stored = { challenge, expiresAt, now };
  const passkeys = await storeChallenge(context.db, of, stored, checks[purpose]);
  return {
    challenge,
    rp_id: relyingParty(context.environment).id,
    passkeys: passkeys.map(({ id, transports }) => ({ id, transports })),
  };
}
