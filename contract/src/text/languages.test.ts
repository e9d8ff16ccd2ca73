import { describe, expect, it } from 'vitest';
import { countryCodes } from './countries.ts';
import { isRtl, languageCodes, languages } from './languages.ts';

it.each([
  ['fa', true],
  ['ar', true],
  ['en', false],
  ['it', false],
  ['constructor', false],
])('isRtl: %s: %s', (language, rtl) => {
  expect(isRtl(language)).toBe(rtl);
});

describe.each(languageCodes)('the row of %s', (code) => {
  const { locale, direction } = languages[code];

  it('names a locale of that language', () => {
    expect(Intl.NumberFormat.supportedLocalesOf(locale)).toEqual([locale]);
    expect(new Intl.Locale(locale).language).toBe(code);
  });

  it('names a home country that exists, or none', () => {
    expect([...countryCodes, null]).toContain(languages[code].homeCountry);
  });

  it('agrees with Unicode on digits and direction', () => {
    const { digits, calendar } = languages[code];
    const { numberingSystem } = new Intl.NumberFormat(locale).resolvedOptions();
    expect(numberingSystem).toBe(digits === 'persian' ? 'arabext' : 'latn');
    expect(new Intl.DateTimeFormat(locale).resolvedOptions().calendar).toBe(
      calendar === 'persian' ? 'persian' : 'gregory',
    );
    expect(/^\p{Script=Arabic}/u.test(languages[code].label)).toBe(direction === 'rtl');
  });
});
