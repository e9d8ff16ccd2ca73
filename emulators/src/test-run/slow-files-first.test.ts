import { globSync } from 'node:fs';
import { expect, it } from 'vitest';
import { inRoot } from '../paths.ts';
import { inParts, slowFiles } from './slow-files-first.ts';

const files = globSync('{functions,stories}/src/**/*.api.test.ts', { cwd: inRoot('.') });

it.each(Object.keys(slowFiles))('the slow file %s is an API test file', (name) => {
  expect(files.filter((file) => file.endsWith(`/${name}.api.test.ts`))).toHaveLength(1);
});

it('the API test files are each in one of three parts, which are expected to take equally long', () => {
  const parts = inParts(
    files.map((file) => inRoot(file)),
    3,
  );
  expect(parts.flatMap(({ files }) => files).toSorted()).toEqual(
    files.map((file) => inRoot(file)).toSorted(),
  );
  const seconds = parts.map((part) => part.seconds);
  expect(Math.max(...seconds) - Math.min(...seconds)).toBeLessThan(2);
});
