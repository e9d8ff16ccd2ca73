import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { api } from '@fanclub/contract/api';
import { errorMessages } from '@fanclub/contract/error-messages/error-messages';
import { type RequestErrorCode, requestErrors } from '@fanclub/contract/errors/request-errors';
import type { ErrorBody } from '@fanclub/contract/http/error-body';
import type { RouteDefinition, RouteResponse } from '@fanclub/contract/http/route';
import { errorsOf } from '@fanclub/contract/openapi/error-responses';
import { routesOfRole } from '@fanclub/contract/panel-api';
import type { AdminRole } from '@fanclub/contract/roles';
import { defaultPublicSettings, type PublicSettings } from '@fanclub/contract/settings/defaults';
import { offeredLanguage } from '@fanclub/contract/text/languages';
import { fieldErrorsOf } from '@fanclub/contract/validation/field-errors';
import { matchRoute, type Received, readRequest } from './fake-request.ts';

export interface Refusal extends Partial<Pick<ErrorBody, 'errors' | 'changed'>> {
  refused: RequestErrorCode;
  retryAfterS?: number;
}

/** Describes an error response; the route must declare its code. */
export function refusal(refused: RequestErrorCode, rest: Omit<Refusal, 'refused'> = {}): Refusal {
  return { refused, ...rest };
}

/** Simulates a network that is down. */
export const noNetwork = Symbol('no network');

/** Simulates a response in another format: an HTML page with status 500. */
export const brokenServer = Symbol('broken server');

type Answer<R> =
  | (R extends { response: unknown } ? RouteResponse<R> : Blob | Response)
  | Refusal
  | typeof noNetwork
  | typeof brokenServer;

/** Builds the HTTP response. Calls `complain` if the response violates the contract. */
function toResponse(
  route: RouteDefinition,
  answer: unknown,
  language: string | null,
  complain: (problem: string) => void,
): Response {
  if (answer === brokenServer) return new Response('<!doctype html>', { status: 500 });
  if (answer instanceof Response) return answer;
  if (answer instanceof Blob) return new Response(answer, { status: route.status });
  if (isRefusal(answer)) {
    if (!errorsOf(route).includes(answer.refused)) complain(`never answers ${answer.refused}`);
    return refuse(answer, language);
  }
  const json = JSON.stringify(answer);
  const errors = route.response ? fieldErrorsOf(route.response, JSON.parse(json)) : {};
  if (Object.keys(errors).length > 0) complain(`never answers such: ${JSON.stringify(errors)}`);
  return new Response(json, {
    status: route.status,
    headers: { 'content-type': 'application/json' },
  });
}

function isRefusal(answer: unknown): answer is Refusal {
  return typeof answer === 'object' && answer !== null && 'refused' in answer;
}

function refuse({ refused: code, retryAfterS, ...rest }: Refusal, language: string | null) {
  const { status, detail } = requestErrors[code];
  const message = errorMessages[offeredLanguage(language)][code];
  const body: ErrorBody = { code, message, detail, ...rest };
  const headers = new Headers({ 'content-type': 'application/json' });
  if (retryAfterS) headers.set('retry-after', String(retryAfterS));
  return new Response(JSON.stringify(body), { status, headers });
}

/** Returns what the server says about an admin with this role. */
export const adminCheck = (role: AdminRole = 'owner') => ({
  is_admin: true,
  role,
  routes: routesOfRole(role),
});

type Answerer<R> = (request: Received<R>) => Answer<R> | Promise<Answer<R>>;
type Outside = (address: URL, init: RequestInit) => Response | Promise<Response>;

const routes: readonly RouteDefinition[] = Object.values(api);
const publicFolder = join(import.meta.dirname, '../../public');

const answers = new Map<RouteDefinition, (request: Received) => unknown>();
const outside = new Map<string, Outside>();
const calls: { route: RouteDefinition; request: Received }[] = [];
const problems: string[] = [];

/**
 * Replaces the network. A test fails if a request or response violates the contract, or if no response is set
 * for a request.
 */
export const fakeServer = {
  /** Sets the response of a route from now on. */
  answer<R extends RouteDefinition>(route: R, answer: Answer<R> | Answerer<R>): void {
    const answerer = typeof answer === 'function' ? answer : () => answer;
    answers.set(route, answerer as (request: Received) => unknown);
  },

  /** Sets the response of a route if none is set yet. */
  answerByDefault<R extends RouteDefinition>(route: R, answer: Answer<R> | Answerer<R>): void {
    if (!answers.has(route)) fakeServer.answer(route, answer);
  },

  /** Sets the response of another origin than the app's. */
  answerOutside(origin: string, answer: Outside): void {
    outside.set(origin, answer);
  },

  /** Returns the requests that arrived at a route during this test, oldest first. */
  callsOf<R extends RouteDefinition>(route: R): Received<R>[] {
    return calls.filter((call) => call.route === route).map((call) => call.request as Received<R>);
  },

  /** Resets the server. Throws an error if requests or responses violated the contract. */
  reset(): void {
    const found = problems.splice(0);
    answers.clear();
    outside.clear();
    calls.splice(0);
    if (found.length > 0) throw new Error(found.join('\n'));
  },
};

/** Sets the settings that everybody may read: the default ones with these changes. */
export function answerSettings(changes: Partial<PublicSettings>): void {
  fakeServer.answer(api.settings, { ...defaultPublicSettings, ...changes });
}

/** Responds to a request of the app; null means that the network is down. */
export async function serve(url: string, init: RequestInit): Promise<Response | null> {
  const address = new URL(url, location.origin);
  if (address.origin !== location.origin) return serveOutside(address, init);
  if (!address.pathname.startsWith('/api/')) return serveFile(address.pathname);
  return serveRoute(address, init);
}

async function serveOutside(address: URL, init: RequestInit): Promise<Response | null> {
  const answer = outside.get(address.origin);
  if (answer) return answer(address, init);
  problems.push(`Nothing is prepared at ${address.origin}${address.pathname}`);
  return null;
}

/** Returns a file of `public/`, or an HTML page if there is no such file. */
async function serveFile(path: string): Promise<Response> {
  return readFile(join(publicFolder, path), 'utf8').then(
    (text) => new Response(text, { headers: { 'content-type': 'text/markdown' } }),
    () => new Response('<!doctype html>', { headers: { 'content-type': 'text/html' } }),
  );
}

async function serveRoute(address: URL, init: RequestInit): Promise<Response | null> {
  const call = `${init.method ?? 'GET'} ${address.pathname}`;
  const complain = (problem: string) => problems.push(`${call} ${problem}`);
  for (const [route, answer] of answers) {
    const params = matchRoute(route, init.method ?? 'GET', address.pathname);
    if (!params) continue;
    const request = readRequest(route, params, address.searchParams, init, complain);
    calls.push({ route, request });
    const found = await answer(request);
    if (found === noNetwork) return null;
    return toResponse(route, found, request.headers.get('accept-language'), complain);
  }
  const isKnown = routes.some((route) => matchRoute(route, init.method ?? 'GET', address.pathname));
  complain(isKnown ? 'is not prepared' : 'is no route of the contract');
  return null;
}
