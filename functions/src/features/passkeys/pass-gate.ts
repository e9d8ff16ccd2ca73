import type { RouteBody } from '@fanclub/contract/http/route';
import type { passGateByPasskey } from '@fanclub/contract/passkeys/routes';
import { recordGateRefusal } from '#features/admin/record-gate-refusal';
import { gateOpenedNow } from '#pipeline/admin-gate';
import type { AdminCaller } from '#pipeline/caller';
import { AppError } from '#platform/app-error';
import type { ServerContext } from '#platform/context';
import { timestampOf } from '#platform/time';
import { changeAdmin, gatesWith, type StoredPasskey } from '#repositories/admins';
import { readPasskeys, takeChallenge } from '#repositories/passkeys';
import { relyingParty, webauthn } from './relying-party.ts';

type Proof = RouteBody<typeof passGateByPasskey>;

/**
 * Opens the gate if one of the caller's passkeys signed the session's challenge. The challenge is deleted first. A
 * repeated call is therefore refused, even if the first call's process died: the admin begins again with a new
 * challenge.
 */
export async function passGate(
  context: ServerContext,
  caller: AdminCaller,
  proof: Proof,
): Promise<void> {
  const { db } = context;
  const now = context.now();
  const challenge = await takeChallenge(db, { ...caller, purpose: 'open' }, now);
  const passkeys = await readPasskeys(db, caller.email);
  const used = passkeys.find(({ id }) => id === proof.id);
  const counter = challenge && used ? await signedCounter(context, challenge, used, proof) : null;
  if (counter === null) {
    await recordGateRefusal(context, caller);
    throw new AppError('passkey_refused');
  }
  await changeAdmin(db, caller.email, async (admin) => {
    // An owner may have removed the passkey meanwhile.
    const known = admin.passkeys?.find(({ id }) => id === proof.id);
    if (!known) throw new AppError('passkey_refused');
    const after = {
      ...known,
      counter: Math.max(counter, known.counter),
      last_used_at: timestampOf(now),
    };
    return {
      fields: {
        passkeys: admin.passkeys?.map((one) => (one === known ? after : one)) ?? [],
        ...gatesWith(admin, gateOpenedNow(context, caller)),
      },
      result: undefined,
    };
  });
}

/**
 * Returns the device's counter, which the device signed with the challenge. Returns null if the signature, the site or
 * the challenge is wrong, if the device did not verify the person, or if the counter went back, as that of a copied key
 * does.
 */
async function signedCounter(
  { environment }: ServerContext,
  expectedChallenge: string,
  { id, public_key, counter }: StoredPasskey,
  proof: Proof,
): Promise<number | null> {
  const { id: expectedRPID, origin: expectedOrigin } = relyingParty(environment);
  const { verifyAuthenticationResponse } = await webauthn();
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: {
        id,
        rawId: id,
        type: 'public-key',
        clientExtensionResults: {},
        response: {
          clientDataJSON: proof.client_data,
          authenticatorData: proof.authenticator_data,
          signature: proof.signature,
        },
      },
      credential: { id, publicKey: new Uint8Array(Buffer.from(public_key, 'base64url')), counter },
      expectedChallenge,
      expectedOrigin,
      expectedRPID,
    });
    return verified ? authenticationInfo.newCounter : null;
  } catch {
    return null;
  }
}
