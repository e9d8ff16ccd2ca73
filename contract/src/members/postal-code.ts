import { saysNothing } from '../text/word-key.ts';

/** Number of digits of a postal code, for countries whose codes have only digits. */
export const postalCodeDigits = { IR: 10, IT: 5 } as const;

/**
 * Countries and regions whose post uses no postal codes, as the Universal Postal Union lists them, and some whose people
 * hardly know theirs.
 */
const withoutCodes: ReadonlySet<string> = new Set(
  (
    'AE AG AO AW BF BI BJ BO BQ BS BW BZ CD CF CG CI CK CM CW DJ DM ER FJ GA GD GH GM GN GQ GY HK JM KI KM KN ' +
    'KP LY ML MO MR MS MW NR NU QA RW SB SC SL SO SR ST SX SY TD TG TK TL TO TT TV UG VU YE ZW'
  ).split(' '),
);

/** False for a country without postal codes, where the code may be left empty. */
export const hasPostalCodes = (country: string | undefined): boolean =>
  country === undefined || !withoutCodes.has(country);

const digitsOf = (country: string | undefined) =>
  country === 'IR' || country === 'IT' ? postalCodeDigits[country] : undefined;

const elsewhere = /^[A-Z0-9][A-Z0-9 -]{1,8}[A-Z0-9]$/i;
/** What people write where there are no codes, such as "PO Box 506808" or "Kingston 10". */
const postBox = /^[A-Z0-9][A-Z0-9 ./-]{0,18}[A-Z0-9]$/i;

/**
 * Returns true for a valid postal code: 10 digits in Iran, 5 in Italy, and 3 to 10 letters, digits, spaces and hyphens
 * elsewhere. Where there are no codes, a post box may stand in its place.
 */
export function isPostalCode(postalCode: string, country: string | undefined): boolean {
  if (!hasPostalCodes(country)) return postBox.test(postalCode);
  const digits = digitsOf(country);
  if (digits === undefined) return elsewhere.test(postalCode);
  return postalCode.length === digits && /^\d+$/.test(postalCode);
}

/** What is written in front of a code: its name in the languages of many members. */
const label =
  /^(?:cap|plz|zip|zip code|postcode|post code|postal code|code postal|cp|codice postale|کد ?پستی)[\s:.-]*(?=\d)/i;

/** The letters of a country on cars, which people in Europe write in front of a code, if they are not its ISO code. */
const carLetters: Readonly<Record<string, string>> = Object.fromEntries(
  'AT-A BE-B DE-D ES-E FI-FIN FR-F HU-H IT-I LI-FL LU-L NO-N PT-P RS-SRB SE-S SI-SLO'
    .split(' ')
    .map((pair) => pair.split('-')),
);
/** Countries whose codes contain their own letters. */
const ownLetters = 'AD AI AZ BB IM JE KN KY LC LT LV MD VC VG WS'.split(' ');

/**
 * Returns a code without the country in front of it ("I-00184", "D-10115") and its name ("CAP 00184"), in upper case.
 * Spaces, dots and hyphens are removed if the country's codes have only digits. A code that says that there is none
 * ("N/A", "-", and only zeros where there are no codes) becomes empty.
 */
export function normalisePostalCode(postalCode: string, country: string | undefined): string {
  const named = postalCode.trim().replace(label, '').toUpperCase();
  const isNone = saysNothing(named) || (!hasPostalCodes(country) && /^[0 -]+$/.test(named));
  if (isNone || country === undefined) return isNone ? '' : named;
  if (digitsOf(country) !== undefined)
    return withoutCountry(named, country).replace(/[\s./-]/g, '');
  return withoutCountry(named, country);
}

function withoutCountry(code: string, country: string): string {
  if (ownLetters.includes(country) || !/^[A-Z]{2}$/.test(country)) return code;
  return code.replace(
    new RegExp(`^(?:${carLetters[country] ?? country}|${country})[\\s-]*(?=\\d)`),
    '',
  );
}
