import { expect, test } from 'vitest';
import { wayOn } from './way-on.ts';

test.each([
  ['', '/profile'],
  ['to=renew', '/renew'],
  ['to=renew&promo=HALF', '/renew?promo=HALF'],
  ['to=addFamily', '/family/add'],
  ['token=1&to=fix', '/profile/fix'],
  ['token=1&to=fix&for=u2', '/profile/fix?for=u2'],
  ['to=https://elsewhere.test', '/profile'],
])('after a login at ?%s one goes on to %s', (search, path) => {
  expect(wayOn(new URLSearchParams(search))).toBe(path);
});
