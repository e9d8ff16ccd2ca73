import { byHandHeader } from '@fanclub/contract/admin/gate';
import { type RouteDefinition, type RouteResponse, routePath } from '@fanclub/contract/http/route';
import { currentLanguage } from '#i18n/i18n.ts';
import { closeGate, gateOpenedAgain, renewGate } from '#session/admin-gate.ts';
import { getSession, signOut } from '#session/session-store.ts';
import { ApiError } from './api-error.ts';
import { appCheckHeaders } from './app-check/app-check.ts';
import type { AnyCallOptions, CallArguments } from './call-options.ts';
import { renewSession } from './renew-session.ts';
import { type OutgoingRequest, send, sendForm } from './transport.ts';
import { waitOutBusy } from './wait-out-busy.ts';

/** Calls a route of the contract and returns the parsed body of the response. */
export async function call<R extends RouteDefinition>(
  route: R,
  ...options: CallArguments<R>
): Promise<RouteResponse<R>> {
  const response = await callForResponse(route, ...options);
  const answer = await response.json();
  // The response is validated outside production only. In production an invalid response is still used.
  if (!import.meta.env.PROD) route.response?.validateSync(answer, { strict: true });
  return answer;
}

export async function callForBlob<R extends RouteDefinition>(
  route: R,
  ...options: CallArguments<R>
): Promise<Blob> {
  return (await callForResponse(route, ...options)).blob();
}

/** Calls a route and returns the response, whose body is not read yet. */
export function callForResponse<R extends RouteDefinition>(
  route: R,
  ...[options]: CallArguments<R>
): Promise<Response> {
  return request(route, options as AnyCallOptions | undefined);
}

async function request(route: RouteDefinition, options: AnyCallOptions = {}): Promise<Response> {
  let sentBy = getSession();
  const byHand: Record<string, string> = isByHand(route) ? { [byHandHeader]: '1' } : {};
  const attempt = async () => {
    const proof = await appCheckHeaders(route);
    sentBy = getSession();
    const headers = { ...proof, ...byHand, ...options.headers };
    const outgoing = toRequest(route, { ...options, headers });
    return outgoing.body instanceof FormData ? sendForm(outgoing) : send(outgoing);
  };
  const patience = { isRepeatable: isRepeatable(route, options), signal: options.signal };
  const patiently = () => waitOutBusy(attempt, patience);
  try {
    const response = await patiently();
    if (byHandHeader in byHand) renewGate(Date.now());
    return response;
  } catch (error) {
    const { token } = getSession();
    if (!(error instanceof ApiError) || !token || route.access === 'public') throw error;
    if (error.code === 'gate_required') {
      closeGate();
      // The server has refused the call and changed nothing, so the call is repeated once the admin has passed the
      // gate.
      if (await gateOpenedAgain()) return patiently();
    }
    if (!saysTokenIsOver(error)) throw error;
    // If the token has changed since the call was sent, the error is about the earlier token, and the session stays.
    // With a new token the call is repeated, unless another person has signed in.
    const hasNewToken = token !== sentBy.token;
    if (error.code === 'session_ended' && !hasNewToken) signOut('expired');
    const isOpen = hasNewToken || (error.code === 'invalid_token' && (await renewSession()));
    if (!isOpen || getSession().user?.id !== sentBy.user?.id) throw error;
    return patiently();
  }
}

/**
 * True for a read of the panel within a few seconds of a click or a key press, which the browser reports. Other polls
 * and reads are not marked.
 */
const isByHand = ({ access, method }: RouteDefinition) =>
  access === 'admin' && method === 'GET' && (navigator.userActivation?.isActive ?? false);

const saysTokenIsOver = ({ code }: ApiError) =>
  code === 'session_ended' || code === 'invalid_token';

/** True if repeating the call does no harm. An upload that arrives twice leaves an unclaimed file, which expires. */
function isRepeatable(route: RouteDefinition, { headers = {} }: AnyCallOptions): boolean {
  if (route.method === 'GET' || route.multipart) return true;
  return Object.keys(headers).some((name) => /^idempotency-key$/i.test(name));
}

function toRequest(route: RouteDefinition, options: AnyCallOptions): OutgoingRequest {
  const { body, files, headers } = options;
  return {
    method: route.method,
    url: routePath(route.path, options.params) + toQuery(options.query),
    headers: {
      'accept-language': currentLanguage(),
      ...contentType(body, files),
      ...(isForAnybody(route) ? {} : bearer()),
      ...headers,
    },
    body: files ? toForm(body, files) : body && JSON.stringify(body),
    // The browser asks the CDN each time whether the browser's copy is still current. The CDN keeps the settings for a
    // minute at most, so an edit by staff is visible after that.
    cache: route.cache && 'no-cache',
    signal: options.signal,
    onProgress: options.onProgress,
  };
}

/**
 * True for routes that get no token. A cached response is the same for everybody: with a token the CDN would cache one
 * response per person. An image goes to the function that decodes strangers' images, which must not see a session.
 */
function isForAnybody({ cache, access, multipart }: RouteDefinition): boolean {
  return cache !== undefined || (access === 'public' && multipart !== undefined);
}

// Every path in the contract is relative, so the token is never sent to another origin.
function bearer(): Record<string, string> {
  const { token } = getSession();
  return token ? { authorization: `Bearer ${token}` } : {};
}

// For a form with files the browser sets the content type, because it chooses the boundary.
function contentType(body?: object, files?: object): Record<string, string> {
  return body && !files ? { 'content-type': 'application/json' } : {};
}

function toQuery(query: AnyCallOptions['query'] = {}): string {
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== '');
  const text = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
  return text && `?${text}`;
}

function toForm(body: object = {}, files: Record<string, Blob>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(body)) {
    if (value !== undefined && value !== null) form.append(name, String(value));
  }
  for (const [name, file] of Object.entries(files)) form.append(name, file);
  return form;
}
