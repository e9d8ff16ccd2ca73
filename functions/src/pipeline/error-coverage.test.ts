import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { requestErrors } from '@fanclub/contract/errors/request-errors';
import { expect, it } from 'vitest';

const sources = fileURLToPath(new URL('..', import.meta.url));
const tests = globSync('**/*.test.ts', { cwd: sources })
  .map((file) => readFileSync(`${sources}/${file}`, 'utf8'))
  .join('\n');

it('every error that the API can give is given in a test', () => {
  const untested = Object.keys(requestErrors).filter((code) => !tests.includes(`'${code}'`));
  expect(untested).toEqual([]);
});
