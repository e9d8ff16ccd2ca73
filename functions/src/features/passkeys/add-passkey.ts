import type { RouteBody } from '@fanclub/contract/http/route';
import { maxPasskeys } from '@fanclub/contract/passkeys/passkeys';
import type { addPasskey as route } from '@fanclub/contract/passkeys/routes';
import { defaultLanguage } from '@fanclub/contract/text/languages';
import { gateOpenedNow } from '#pipeline/admin-gate';
import type { AdminCaller } from '#pipeline/caller';
import { AppError } from '#platform/app-error';
import type { ServerContext } from '#platform/context';
import { timestampOf } from '#platform/time';
import { changeAdmin, gatesWith, type StoredPasskey } from '#repositories/admins';
import { recordAudit } from '#repositories/audit';
import { readPasskeys, takeChallenge } from '#repositories/passkeys';
import { relyingParty, webauthn } from './relying-party.ts';
import { tellOfPasskeys } from './tell-of-passkeys.ts';

type Made = RouteBody<typeof route>;

/** Ed25519, ES256 and RS256, which phones, computers and security keys offer. */
const supportedAlgorithmIDs = [-8, -7, -257];

/**
 * Stores a passkey of the caller, writes the audit row and the mail, and opens the gate of this session. The first
 * passkey of an admin also closes the gates that a pass phrase opened in other sessions. A repeat after success changes
 * nothing. If the process dies before the transaction, the challenge is used up, and the admin begins again.
 */
export async function addPasskey(
  context: ServerContext,
  caller: AdminCaller,
  made: Made,
): Promise<void> {
  const { db } = context;
  const { email } = caller;
  const isThere = (passkeys: readonly StoredPasskey[] = []) =>
    passkeys.some(({ id }) => id === made.id);
  if (isThere(await readPasskeys(db, email))) return;
  const now = context.now();
  const challenge = await takeChallenge(db, { ...caller, purpose: 'add' }, now);
  const passkey = challenge && (await verified(context, challenge, made));
  if (!passkey) throw new AppError('passkey_refused');
  await changeAdmin(db, email, async (admin, transaction) => {
    const { passkeys = [], gates } = admin;
    if (isThere(passkeys)) return { result: undefined };
    if (passkeys.length >= maxPasskeys) throw new AppError('passkeys_full');
    recordAudit(context, transaction, { adminEmail: email, action: 'add_passkey' }, now);
    const to = { email, language: admin.language ?? defaultLanguage };
    tellOfPasskeys(context, transaction, [to], { state: 'added', by: email });
    const isFirst = passkeys.length === 0;
    return {
      fields: {
        passkeys: [...passkeys, passkey],
        ...gatesWith({ gates: isFirst ? {} : gates }, gateOpenedNow(context, caller)),
        passkey_gates: {},
      },
      result: undefined,
    };
  });
}

/** Returns the passkey if a device made it for the challenge on our site, and null otherwise. */
async function verified(
  context: ServerContext,
  expectedChallenge: string,
  { id, name, client_data, attestation, transports }: Made,
): Promise<StoredPasskey | null> {
  const { id: expectedRPID, origin: expectedOrigin } = relyingParty(context.environment);
  const { verifyRegistrationResponse } = await webauthn();
  try {
    const { registrationInfo } = await verifyRegistrationResponse({
      response: {
        id,
        rawId: id,
        type: 'public-key',
        clientExtensionResults: {},
        response: { clientDataJSON: client_data, attestationObject: attestation },
      },
      expectedChallenge,
      expectedOrigin,
      expectedRPID,
      requireUserVerification: true,
      supportedAlgorithmIDs,
    });
    const credential = registrationInfo?.credential;
    if (credential?.id !== id) return null;
    return {
      id,
      name,
      public_key: Buffer.from(credential.publicKey).toString('base64url'),
      counter: credential.counter,
      transports,
      created_at: timestampOf(context.now()),
      last_used_at: null,
    };
  } catch {
    return null;
  }
}
