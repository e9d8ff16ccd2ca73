import { countryCodes } from '@fanclub/contract/text/countries';
import { otherNames } from '@fanclub/contract/text/country-names';
import { languageCodes } from '@fanclub/contract/text/languages';
import { describe, expect, test } from 'vitest';
import { countryNamed, countryOptions, findCountries } from './country-options.ts';

const codesFor = (typed: string, language: (typeof languageCodes)[number] = 'fa') =>
  findCountries(countryOptions(language), typed).map(({ code }) => code);

describe.each(languageCodes)('in the list of %s', (language) => {
  test.each([
    ['ایران', 'IR'],
    ['ايران', 'IR'],
    ['Iran', 'IR'],
    ['ir', 'IR'],
    ['ita', 'IT'],
    ['IT', 'IT'],
    ['آلم', 'DE'],
    ['Deutschland', 'DE'],
    ['USA', 'US'],
    ['u.s.a.', 'US'],
    ['us', 'US'],
    ['america', 'US'],
    ['united states', 'US'],
    ['آمریکا', 'US'],
    ['امریکا', 'US'],
    ['Stati Uniti', 'US'],
    ['UK', 'GB'],
    ['uk', 'GB'],
    ['England', 'GB'],
    ['انگلیس', 'GB'],
    ['انگليس', 'GB'],
    ['brit', 'GB'],
    ['Inghilterra', 'GB'],
    ['Holland', 'NL'],
    ['Olanda', 'NL'],
    ['هلند', 'NL'],
    ['Emirates', 'AE'],
    ['UAE', 'AE'],
    ['امارات', 'AE'],
    ['امارات متحده', 'AE'],
    ['دبی', 'AE'],
    ['Turkey', 'TR'],
    ['turkiye', 'TR'],
    ['Türkiye', 'TR'],
    ['turchia', 'TR'],
    ['سويیس', 'CH'],
    ['كره', 'KR'],
    ['کره جنوبی', 'KR'],
    ['cote divoire', 'CI'],
    ['ivory', 'CI'],
    ['چک', 'CZ'],
    ['saint lucia', 'LC'],
    ['bosnia and', 'BA'],
    ['newzealand', 'NZ'],
    ['fran', 'FR'],
    ['china', 'CN'],
    ['ukr', 'UA'],
    ['niger', 'NE'],
    ['guinea', 'GN'],
    ['oman', 'OM'],
    ['عمان', 'OM'],
    ['ایر', 'IR'],
    ['اير', 'IR'],
    ['اکراین', 'UA'],
    ['اوکراین', 'UA'],
    ['kosovo', 'XK'],
    ['کوزو', 'XK'],
    ['ge', 'DE'],
    ['in', 'IN'],
    ['me', 'MX'],
    ['ca', 'CA'],
    ['se', 'SE'],
    ['ch', 'CH'],
    ['united', 'US'],
    ['new', 'NZ'],
    ['sudan', 'SD'],
    ['dominican', 'DO'],
    ['georgia', 'GE'],
    ['Allemagne', 'DE'],
    ['Alemania', 'DE'],
    ['Svizz', 'CH'],
    ['السويد', 'SE'],
    ['اطریش', 'AT'],
    ['سویس', 'CH'],
    ['south k', 'KR'],
    ['jap', 'JP'],
  ])('%s comes first to', (typed, code) => {
    expect(codesFor(typed, language)[0]).toBe(code);
  });

  test('every country is there before anything is typed, where most live on top', () => {
    const codes = codesFor('', language);
    expect(codes).toHaveLength(countryCodes.length);
    expect(codes.slice(0, 11)).toEqual('IR DE CA US GB IT AE TR SE NL AU'.split(' '));
    expect(codes.indexOf('AF')).toBeLessThan(codes.indexOf('AS'));
  });
});

test('the start of a word comes before the middle of one, and a state before its territories', () => {
  expect(codesFor('mali', 'en')).toEqual(['ML']);
  expect(codesFor('oman', 'en')).toEqual(['OM']);
  expect(codesFor('ustria', 'en')).toEqual(['AT']);
  expect(codesFor('samoa', 'en')).toEqual(['WS', 'AS']);
  expect(codesFor('netherlands', 'en')).toEqual(['NL', 'BQ']);
  expect(codesFor('انگلیس')).toEqual(['GB']);
  expect(codesFor('ایالات متحده')).toEqual(['US', 'UM', 'VI']);
});

test('a text that is no country finds none', () => {
  expect(codesFor('xyzzy')).toEqual([]);
});

test('a country written in full is taken, also from the browser; the beginning of a name is not', () => {
  const options = countryOptions('fa');
  expect(countryNamed(options, 'Italy')?.code).toBe('IT');
  expect(countryNamed(options, 'England')?.code).toBe('GB');
  for (const beginning of ['Ita', 'UK', 'IT', 'U', '']) {
    expect(countryNamed(options, beginning), beginning).toBeUndefined();
  }
});

test('no name stands for two countries, and each other name belongs to one of the list', () => {
  const names = Object.entries(otherNames).flatMap(([code, list]) =>
    list.split('|').map((name) => ({ code, name })),
  );
  for (const { code, name } of names) {
    expect(countryCodes).toContain(code);
    expect(codesFor(name)[0], name).toBe(code);
  }
});
