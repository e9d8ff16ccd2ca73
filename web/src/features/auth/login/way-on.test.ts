import { expect, test } from 'vitest';
import { wayOn } from './way-on.ts';

test.each([
  ['', '/profile'],
  ['to=renew', '/renew'],
  ['token=1&to=fix', '/profile/fix'],
  ['to=https://elsewhere.test', '/profile'],
])('after a login at ?%s one goes on to %s', (search, path) => {
  expect(wayOn(new URLSearchParams(search))).toBe(path);
});
