import { brand } from '@fanclub/contract/brand/brand';
import type { ClientErrorKey } from '@fanclub/contract/errors/client-errors';
import type { RouteBody, RouteResponse } from '@fanclub/contract/http/route';
import type {
  addPasskey,
  passGateByPasskey,
  startGatePasskey,
  startPasskey,
} from '@fanclub/contract/passkeys/routes';
import type { AuthenticatorTransport } from '@simplewebauthn/browser';
import { ApiError } from '#api/api-error.ts';
import { currentLanguage } from '#i18n/i18n.ts';
import { loadChunk } from '#i18n/load-chunk.ts';

/** Loads the WebAuthn library when it is used for the first time. */
const webauthn = () => loadChunk(() => import('@simplewebauthn/browser'));

/** Signature algorithms that the server can verify: Ed25519, ES256 and RS256. */
const algorithms = [-8, -7, -257];

const known = ({ passkeys }: RouteResponse<typeof startGatePasskey>) =>
  passkeys.map(({ id, transports }) => ({
    id,
    type: 'public-key' as const,
    transports: transports as AuthenticatorTransport[],
  }));

/** The error codes for the browser's errors, by their names. Any other error has the code `passkey_failed`. */
const codes: Record<string, ClientErrorKey> = {
  /**
   * The person cancelled, the time ran out, or the device has none of the passkeys. Browsers do not tell these apart.
   */
  NotAllowedError: 'passkey_cancelled',
  AbortError: 'passkey_cancelled',
  InvalidStateError: 'passkey_here_already',
};

/** Runs `ask` with the WebAuthn library. An error of the browser becomes an `ApiError`, whose code has a sentence. */
async function asked<T>(ask: (library: Awaited<ReturnType<typeof webauthn>>) => Promise<T>) {
  const refusal = (code: ClientErrorKey) => new ApiError({ status: 0, code, message: code });
  const library = await webauthn();
  if (!library.browserSupportsWebAuthn()) throw refusal('passkey_unsupported');
  return ask(library).catch((error: unknown) => {
    throw refusal(codes[error instanceof Error ? error.name : ''] ?? 'passkey_failed');
  });
}

/** Asks the device for a signature with one of the passkeys. */
export const proveByPasskey = (
  offer: RouteResponse<typeof startGatePasskey>,
): Promise<RouteBody<typeof passGateByPasskey>> =>
  asked(async ({ startAuthentication }) => {
    const { id, response } = await startAuthentication({
      optionsJSON: {
        challenge: offer.challenge,
        rpId: offer.rp_id,
        allowCredentials: known(offer),
        userVerification: 'required',
      },
    });
    return {
      id,
      client_data: response.clientDataJSON,
      authenticator_data: response.authenticatorData,
      signature: response.signature,
    };
  });

/** Asks the device for a new passkey. */
export const makePasskey = (
  offer: RouteResponse<typeof startPasskey>,
): Promise<Omit<RouteBody<typeof addPasskey>, 'name'>> =>
  asked(async ({ startRegistration }) => {
    const { id, response } = await startRegistration({
      optionsJSON: {
        challenge: offer.challenge,
        rp: { id: offer.rp_id, name: brand.name[currentLanguage()] },
        user: { ...offer.user, displayName: offer.user.name },
        pubKeyCredParams: algorithms.map((alg) => ({ alg, type: 'public-key' })),
        excludeCredentials: known(offer),
        authenticatorSelection: { residentKey: 'preferred', userVerification: 'required' },
      },
    });
    return {
      id,
      client_data: response.clientDataJSON,
      attestation: response.attestationObject,
      transports: response.transports ?? [],
    };
  });
