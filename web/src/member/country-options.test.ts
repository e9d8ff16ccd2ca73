import { describe, expect, test } from 'vitest';
import { countryNamed, countryOptions, findCountries } from './country-options.ts';

const inPersian = countryOptions('fa');
const first = (typed: string) => findCountries(inPersian, typed)[0]?.code;

describe('a country in the Persian list', () => {
  test.each([
    ['ایران', 'IR'],
    ['ايران', 'IR'],
    ['Iran', 'IR'],
    ['ita', 'IT'],
    ['IT', 'IT'],
    ['آلم', 'DE'],
  ])('is found by %s', (typed, code) => {
    expect(first(typed)).toBe(code);
  });

  test('all of them are there before anything is typed', () => {
    expect(findCountries(inPersian, '')).toHaveLength(inPersian.length);
  });

  test('is taken from what the browser filled in, but not from half a name', () => {
    expect(countryNamed(inPersian, 'Italy')?.code).toBe('IT');
    expect(countryNamed(inPersian, 'Ita')).toBeUndefined();
  });
});
