import { appendFileSync } from 'node:fs';
import path from 'node:path';
import { api, type RouteName } from '@fanclub/contract/api';
import { expect } from 'vitest';

/**
 * Writes each call of an API test to a file. At the end of the run, a check reads from it which routes no test
 * called.
 */

const parameter = /\{\w+\}/g;
const parametersOf = (route: string) => route.match(parameter)?.length ?? 0;

/**
 * Paths with fewer parameters come first. Otherwise a path with a parameter would be found for a call of a path with a
 * fixed text at the same position, because `{id}` matches any text.
 */
const routes = (Object.keys(api) as RouteName[])
  .map((name) => ({ name, method: api[name].method, path: api[name].path }))
  .sort((a, b) => parametersOf(a.path) - parametersOf(b.path))
  .map((route) => ({ ...route, fits: new RegExp(`^${route.path.replace(parameter, '[^/]+')}$`) }));

function record(file: string, method: string, url: string, status: number): void {
  const { pathname } = new URL(url);
  const called = routes.find((route) => route.method === method && route.fits.test(pathname));
  if (!called) return;
  const test = path.basename(expect.getState().testPath ?? '');
  appendFileSync(file, `${test} ${called.name} ${status}\n`);
}

// This file runs before each test file. The test files share one `globalThis`, whose `fetch` must be replaced only
// once.
const alreadyRecording = Symbol.for('fanclub.alreadyRecording');
const file = process.env.ROUTE_CALLS_FILE;
if (file && !(alreadyRecording in globalThis)) {
  Object.assign(globalThis, { [alreadyRecording]: true });
  const { fetch } = globalThis;
  globalThis.fetch = async (input, init) => {
    const answer = await fetch(input, init);
    const asked = input instanceof Request ? input : { url: String(input), method: 'GET' };
    record(file, init?.method ?? asked.method, asked.url, answer.status);
    return answer;
  };
}
