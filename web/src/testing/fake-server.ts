import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { api } from '@fanclub/contract/api';
import type { RouteDefinition } from '@fanclub/contract/http/route';
import { type Answer, noNetwork, toResponse } from './fake-answer.ts';
import { matchRoute, type Received, readRequest } from './fake-request.ts';

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
