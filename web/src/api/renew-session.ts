import type { RouteResponse } from '@fanclub/contract/http/route';
import { refreshToken as route } from '@fanclub/contract/sessions/routes';
import { getSession, renewTokens, signOut } from '#session/session-store.ts';
import { ApiError } from './api-error.ts';
import { appCheckHeaders } from './app-check/app-check.ts';
import { send } from './transport.ts';

let running: Promise<boolean> | null = null;

/**
 * Gets new tokens for the present session. False means that it is over, and the person is signed
 * out here; a failure of the network leaves the session as it was, and one that began meanwhile stays.
 * Calls share one attempt.
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

/** Null where the session is over. */
async function askForTokens(refreshToken: string): Promise<RouteResponse<typeof route> | null> {
  try {
    const response = await send({
      method: route.method,
      url: route.path,
      headers: { 'content-type': 'application/json', ...(await appCheckHeaders(route)) },
      body: JSON.stringify({ refresh_token: refreshToken }),
    });
    return await response.json();
  } catch (error) {
    if (!(error instanceof ApiError) || !saysItIsOver(error)) throw error;
    return null;
  }
}

/** Any other refusal may pass. */
const saysItIsOver = ({ status, code }: ApiError) =>
  status === 401 || code === 'account_not_approved' || code === 'google_account_changed';
