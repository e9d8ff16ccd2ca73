import { AppError } from '../app-error.ts';
import type { Environment } from '../environment.ts';
import { log } from '../log.ts';

/** A session from Identity Toolkit. `expiresIn` is in seconds. */
export interface IdentitySession {
  idToken: string;
  refreshToken: string;
  expiresIn: number;
  uid: string;
}

/**
 * Errors of Identity Toolkit about a person's token or code. All its other errors are about our project
 * (a blocked key, an exhausted quota, a disabled provider) and say nothing about the person.
 */
const verdicts: readonly string[] = [
  'INVALID_EMAIL',
  'EMAIL_NOT_FOUND',
  'USER_DISABLED',
  'USER_NOT_FOUND',
  'TOKEN_EXPIRED',
  'INVALID_REFRESH_TOKEN',
  'MISSING_REFRESH_TOKEN',
  'INVALID_OOB_CODE',
  'EXPIRED_OOB_CODE',
];

/** An error of Identity Toolkit about a person's input, for example `INVALID_REFRESH_TOKEN`. */
export class IdentityError extends Error {
  readonly reason: string;
  constructor(reason: string) {
    super(`Identity Toolkit: ${reason}`);
    this.reason = reason;
  }
}

export interface IdentityToolkit {
  signInWithCustomToken(token: string): Promise<IdentitySession>;
  signInWithEmailLink(email: string, oobCode: string): Promise<IdentitySession>;
  refresh(refreshToken: string): Promise<IdentitySession>;
}

const timeoutMs = 10_000;
const unavailable = () => new AppError('service_busy', { retryAfterS: 10 });

/** The fields of all responses that are read here. Each call returns some of them. */
interface Answer {
  idToken: string;
  refreshToken: string;
  expiresIn: string;
  localId?: string;
  id_token: string;
  refresh_token: string;
  expires_in: string;
  user_id: string;
  error?: { message?: string };
}

/**
 * The calls that a browser would make to Firebase Auth and that firebase-admin lacks; only this module makes them.
 * Throws `IdentityError` for a person's wrong input and `service_busy` if the service is down or refuses our
 * project.
 */
export function createIdentityToolkit(
  environment: Pick<Environment, 'authEmulatorHost' | 'webApiKey'>,
): IdentityToolkit {
  const origin = (host: string) =>
    environment.authEmulatorHost
      ? `http://${environment.authEmulatorHost}/${host}`
      : `https://${host}`;
  const accounts = origin('identitytoolkit.googleapis.com');
  const tokens = origin('securetoken.googleapis.com');

  async function call(url: string, init: { body: string; contentType: string }) {
    const response = await fetch(`${url}?key=${environment.webApiKey}`, {
      method: 'POST',
      headers: { 'content-type': init.contentType },
      body: init.body,
      signal: AbortSignal.timeout(timeoutMs),
    });
    // An outage must not look like a wrong token.
    if (response.status >= 500 || response.status === 429) throw unavailable();
    const answer = (await response.json().catch(() => {
      throw unavailable();
    })) as Answer;
    if (!response.ok) {
      // The message is `REASON` or `REASON : description`.
      const [reason = ''] = (answer.error?.message ?? `HTTP ${response.status}`).split(' : ');
      if (verdicts.includes(reason)) throw new IdentityError(reason);
      log.error('Identity Toolkit refuses us', new Error(reason));
      throw unavailable();
    }
    return answer;
  }

  async function signIn(method: string, payload: object): Promise<IdentitySession> {
    const answer = await call(`${accounts}/v1/accounts:${method}`, {
      contentType: 'application/json',
      body: JSON.stringify({ ...payload, returnSecureToken: true }),
    });
    return {
      idToken: answer.idToken,
      refreshToken: answer.refreshToken,
      expiresIn: Number(answer.expiresIn),
      uid: answer.localId ?? subjectOf(answer.idToken),
    };
  }

  return {
    signInWithCustomToken: (token) => signIn('signInWithCustomToken', { token }),
    signInWithEmailLink: (email, oobCode) => signIn('signInWithEmailLink', { email, oobCode }),
    async refresh(refreshToken) {
      const answer = await call(`${tokens}/v1/token`, {
        contentType: 'application/x-www-form-urlencoded',
        body: new URLSearchParams({
          grant_type: 'refresh_token',
          refresh_token: refreshToken,
        }).toString(),
      });
      return {
        idToken: answer.id_token,
        refreshToken: answer.refresh_token,
        expiresIn: Number(answer.expires_in),
        uid: answer.user_id,
      };
    },
  };
}

/** signInWithCustomToken returns no localId, so it is read from the new token. */
function subjectOf(idToken: string): string {
  const payload = idToken.split('.')[1] ?? '';
  return JSON.parse(Buffer.from(payload, 'base64url').toString()).sub;
}
