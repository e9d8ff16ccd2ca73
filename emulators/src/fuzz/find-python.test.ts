import { expect, it } from 'vitest';
import { isNewEnough } from './install-schemathesis.ts';

it.each([
  ['Python 3.10.0', true],
  ['Python 3.13.1+', true],
  ['Python 3.9.18', false],
  ['Python 2.7.18', false],
  ['', false],
])('%s will do: %s', (version, expected) => {
  expect(isNewEnough(version)).toBe(expected);
});
