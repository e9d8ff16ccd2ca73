import type { Environment } from '#platform/environment';

/** Loads the library when a passkey is checked, because most instances never check one. */
export const webauthn = () => import('@simplewebauthn/server');

/**
 * Returns what WebAuthn calls the relying party: the site's host, to which a browser binds passkeys, and its origin. A
 * passkey works only on the host on which it was made. Browsers allow no passkey on an IP address, so a local suite has
 * to be opened as `localhost` to use passkeys.
 */
export function relyingParty({ publicUrl }: Pick<Environment, 'publicUrl'>) {
  const url = new URL(publicUrl);
  if (url.hostname === '127.0.0.1') url.hostname = 'localhost';
  return { id: url.hostname, origin: url.origin };
}
