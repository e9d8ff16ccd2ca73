import { type CountryCode, Metadata } from 'libphonenumber-js/core';
import metadata from 'libphonenumber-js/min/metadata';
import examples from 'libphonenumber-js/mobile/examples';
import { expect, it } from 'vitest';
import { countryCodes } from '../text/countries.ts';
import { isPhone, normalisePhone } from './phone.ts';
import { phonePlans } from './phone-plans.ts';

const known = new Metadata(metadata);
function planOf(country: CountryCode) {
  known.selectNumberingPlan(country);
  const plan = known.numberingPlan as unknown as {
    nationalPrefix: () => string | undefined;
    nationalNumberPattern: () => string;
    possibleLengths: () => number[];
  };
  return {
    trunk: plan.nationalPrefix() ?? '',
    pattern: new RegExp(`^(?:${plan.nationalNumberPattern()})$`),
    lengths: plan.possibleLengths(),
  };
}

/** Returns true if numbers of the country begin with a single zero, also behind the country code, as in Italy. */
const keepsZero = ({ pattern, lengths }: ReturnType<typeof planOf>) =>
  lengths.some((length) =>
    [...'123456789'].some((digit) => pattern.test(`0${digit.repeat(length - 1)}`)),
  );

const rangesOf = (lengths: readonly number[]) =>
  lengths
    .filter((length) => !lengths.includes(length - 1))
    .map((from) => {
      const to = lengths.find((length) => length >= from && !lengths.includes(length + 1));
      return to === from ? `${from}` : `${from}-${to}`;
    })
    .join(',');

const callingCodes = Object.entries(metadata.country_calling_codes) as [string, CountryCode[]][];

it('the plans are those of libphonenumber: codes with their countries, trunk prefix and lengths of the first one', () => {
  const rows = callingCodes.map(([code, countries]) => {
    const plan = planOf(countries[0] as CountryCode);
    const trunk = keepsZero(plan) ? '' : plan.trunk || '0';
    return `${code}${countries.join('')} ${trunk} ${rangesOf(plan.lengths)}`;
  });
  expect(phonePlans).toBe(rows.join(';'));
});

const each = callingCodes.flatMap(([code, countries]) =>
  countries.flatMap((country) => {
    const national = examples[country];
    return national === undefined || country === 'IR' || !countryCodes.includes(country)
      ? []
      : [{ code, country, national }];
  }),
);

it('a mobile number of every country is read from each form in which it is written', () => {
  expect(each.length).toBeGreaterThan(235);
  const wrong = each.flatMap(({ code, country, national }) => {
    const spaced = national.replace(/(\d{3})(?=\d)/g, '$1 ');
    const { trunk } = planOf(country);
    const forms = [
      `+${code}${national}`,
      `00${code} ${spaced}`,
      `tel:+${code}-${spaced.replaceAll(' ', '-')}`,
      `Cell. +${code} ${spaced.replaceAll(' ', '.')} (home)`,
      `(+${code}) ${spaced.replaceAll(' ', '/')}`,
      ...(national.startsWith('0') || /^[1-9]/.test(trunk) ? [] : [`+${code} (0) ${spaced}`]),
    ];
    return forms.filter((form) => {
      const phone = normalisePhone(form, undefined);
      return phone !== `+${code}${national}` || !isPhone(phone, country);
    });
  });
  expect(wrong).toEqual([]);
});

it('a national number gets the code of the residence, or the page asks; it never becomes another number', () => {
  const read = each.map(({ code, country, national }) => {
    const { trunk } = planOf(country);
    const forms = [national, national.startsWith('0') ? national : `${trunk}${national}`];
    const phones = forms.map((form) => normalisePhone(form, country));
    const others = phones.filter(
      (phone) => phone.startsWith('+') && phone !== `+${code}${national}`,
    );
    expect(others, country).toEqual([]);
    return phones.every((phone) => phone.startsWith('+'));
  });
  expect(read.filter(Boolean).length / read.length).toBeGreaterThan(0.9);
});
