import { describe, expect, test } from 'vitest';
import { inLanguage, languageOf, paths, withLanguage } from './paths.ts';

test.each([
  ['/', undefined],
  ['/fa', 'fa'],
  ['/en/legal/terms', 'en'],
  ['/entry', undefined],
  ['/legal/en', undefined],
])('%s says the language %s', (pathname, language) => {
  expect(languageOf(pathname)).toBe(language);
});

describe('another language', () => {
  test.each([
    ['/fa', '/it'],
    ['/fa/legal/terms', '/it/legal/terms'],
    ['/legal/terms', '/legal/terms'],
    ['/', '/'],
  ])('%s becomes %s', (pathname, expected) => {
    expect(withLanguage(pathname, 'it')).toBe(expected);
  });
});

test('a page under its language', () => {
  expect(inLanguage('en', paths.landing.build())).toBe('/en');
  expect(inLanguage('en', paths.legal.build('dpa'))).toBe('/en/legal/dpa');
});
