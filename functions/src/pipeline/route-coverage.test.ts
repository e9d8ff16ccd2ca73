import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { api, type RouteName } from '@fanclub/contract/api';
import { expect, it } from 'vitest';

/** Asked at the beginning of every suite and of every fuzzing. */
const askedAtStart: RouteName[] = ['health', 'openapi'];

const sources = fileURLToPath(new URL('..', import.meta.url));
const tests = globSync('**/*.api.test.ts', { cwd: sources })
  .map((file) => readFileSync(`${sources}/${file}`, 'utf8'))
  .join('\n');
const names = Object.keys(api) as RouteName[];

it('every route is called over HTTP in a test', () => {
  const called = new Set(tests.match(/\w+/g));
  const untested = names.filter((name) => !askedAtStart.includes(name) && !called.has(name));
  expect(untested).toEqual([]);
});
