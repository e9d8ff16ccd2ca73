import { expect, test } from 'vitest';
import { addressIn, inLanguage, paths } from './paths.ts';

test.each([
  ['fa', '/', '/'],
  ['en', '/', '/en'],
  ['it', '/legal/terms', '/it/legal/terms'],
  ['it', '/legal/terms#section-2', '/it/legal/terms#section-2'],
  ['en', '/?from=mail', '/en?from=mail'],
  ['en', '/register', '/register'],
  ['en', '/legal/unknown', '/legal/unknown'],
] as const)('the site in %s has %s at %s', (language, path, address) => {
  expect(addressIn(language, path)).toBe(address);
});

test('a page under its language', () => {
  expect(inLanguage('en', paths.landing.build())).toBe('/en');
  expect(inLanguage('fa', paths.legal.build('dpa'))).toBe('/fa/legal/dpa');
});
