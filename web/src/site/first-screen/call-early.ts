import type { EarlyCall } from '@fanclub/contract/http/early-calls';
import { appCheckHeaders } from '#api/app-check/app-check.ts';
import { forgetEarlyResponse, keepEarlyResponse } from '#api/early-response.ts';
import { send } from '#api/transport.ts';
import { getSession } from '#session/session-store.ts';

/**
 * Makes a call before the app has loaded. Throws `ApiError`. The response is kept for the app, which shows an error in
 * its own words.
 */
export async function callEarly(route: EarlyCall, body: object): Promise<Response> {
  const proof = await appCheckHeaders(route);
  const request = {
    method: route.method,
    url: route.path,
    headers: { ...callerHeaders(), 'content-type': 'application/json', ...proof },
    body: JSON.stringify(body),
  };
  forgetEarlyResponse();
  const response = send(request);
  keepEarlyResponse(request, response);
  return response;
}

/** Reads something before the app has loaded. Throws `ApiError`. The response is not kept. */
export function readEarly(route: EarlyCall, query: Record<string, string>): Promise<Response> {
  const url = `${route.path}?${new URLSearchParams(query)}`;
  return send({ method: route.method, url, headers: callerHeaders() });
}

function callerHeaders(): Record<string, string> {
  const { token } = getSession();
  return {
    'accept-language': document.documentElement.lang,
    ...(token && { authorization: `Bearer ${token}` }),
  };
}
