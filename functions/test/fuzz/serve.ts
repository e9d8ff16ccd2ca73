import { randomInt } from 'node:crypto';
import { createServer } from 'node:http';
import { api, type RouteName } from '@fanclub/contract/api';
import { signInWithGoogle } from '@fanclub/stories/tools/identity';
import { anAdmin, waiting, welcome } from '../requests/people.ts';
import { requestOf } from '../requests/request-of.ts';

const { fetch } = globalThis;
const apiUrl = String(process.env.API_URL);

/**
 * Sends each call of the API from a random IP address, as `hooks.py` does. A run prepares thousands of registrations,
 * more than one address may send in an hour.
 */
globalThis.fetch = (input, init) => {
  if (!String(input).startsWith(apiUrl)) return fetch(input, init);
  const headers = new Headers(init?.headers);
  headers.set('X-Forwarded-For', Array.from({ length: 4 }, () => randomInt(1, 255)).join('.'));
  return fetch(input, { ...init, headers });
};

/** Returns a token of an applicant, a member and an admin. The fuzzer uses them for calls that a route must refuse. */
async function roleTokens() {
  return {
    applicant: (await waiting()).token,
    member: (await signInWithGoogle((await welcome()).email)).idToken,
    admin: (await anAdmin()).token,
  };
}

const isRouteName = (name: string): name is RouteName => Object.hasOwn(api, name);

/**
 * Responds to the fuzzer: `GET /fit/{operationId}` gives a request with which this route succeeds, with real ids
 * and tokens, and `GET /roles` gives a token of each role.
 */
async function answerTo(path: string): Promise<unknown> {
  if (path === '/roles') return roleTokens();
  const name = path.slice('/fit/'.length);
  if (!path.startsWith('/fit/') || !isRouteName(name)) return null;
  const { bytes, files: _, ...request } = await requestOf(name);
  return { ...request, ...(bytes && { file: bytes.toString('base64') }) };
}

createServer((request, response) => {
  const path = request.url ?? '/';
  answerTo(path)
    .then((answer) =>
      response
        .writeHead(path === '/' ? 200 : answer === null ? 404 : 200)
        .end(JSON.stringify(answer)),
    )
    .catch((error: unknown) => response.writeHead(500).end(String(error)));
}).listen(Number(process.env.SUBJECTS_PORT), '127.0.0.1');
