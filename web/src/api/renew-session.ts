import type { RouteResponse } from '@fanclub/contract/http/route';
import { callsWithoutSchemas } from '@fanclub/contract/sessions/calls-without-schemas';
import type { refreshToken as route } from '@fanclub/contract/sessions/routes';
import { getSession, renewTokens, signOut } from '#session/session-store.ts';
import { ApiError } from './api-error.ts';
import { appCheckHeaders } from './app-check/app-check.ts';
import { send } from './transport.ts';

let running: Promise<boolean> | null = null;

/**
 * Gets new tokens for the current session. If the session is over, signs the person out and returns false. Throws after
 * a network error or a temporary refusal, and the session stays as it was. A session that began meanwhile is kept.
 * Concurrent calls share one attempt.
 */
export function renewSession(): Promise<boolean> {
  running ??= renew().finally(() => {
    running = null;
  });
  return running;
}

async function renew(): Promise<boolean> {
  const { refreshToken } = getSession();
  if (!refreshToken) {
    signOut('expired');
    return false;
  }
  const tokens = await askForTokens(refreshToken);
  const { refreshToken: present, token } = getSession();
  if (present !== refreshToken) return token !== null;
  if (tokens) renewTokens(tokens);
  else signOut('expired');
  return tokens !== null;
}

/** Requests new tokens. Returns null if the server says that the session is over. */
async function askForTokens(refreshToken: string): Promise<RouteResponse<typeof route> | null> {
  const call = callsWithoutSchemas.refreshToken;
  try {
    const response = await send({
      method: call.method,
      url: call.path,
      headers: { 'content-type': 'application/json', ...(await appCheckHeaders(call)) },
      body: JSON.stringify({ refresh_token: refreshToken }),
    });
    return await response.json();
  } catch (error) {
    if (!(error instanceof ApiError) || !saysItIsOver(error)) throw error;
    return null;
  }
}

/** True for a refusal that ends the session; any other refusal may be temporary. */
const saysItIsOver = ({ status, code }: ApiError) =>
  status === 401 || code === 'account_not_approved' || code === 'google_account_changed';
