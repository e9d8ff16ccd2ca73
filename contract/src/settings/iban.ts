/** The number of characters of an IBAN, behind the code of each country whose banks transfer euro to each other (SEPA). */
const ibanLengths =
  'AD24 AL28 AT20 BE16 BG22 CH21 CY28 CZ24 DE22 DK18 EE20 ES24 FI18 FR27 GB22 GI23 GR27 HR21 HU28 IE22 IS26 ' +
  'IT27 LI21 LT20 LU20 LV21 MC27 MD24 ME22 MK19 MT31 NL18 NO15 PL28 PT25 RO24 RS22 SE24 SI19 SK24 SM27 VA22';

/** The greatest length of the holder's name in the code that banking apps scan. */
export const holderMaxLength = 70;

/** The form of a BIC: bank, country, place and perhaps branch. */
export const bicPattern = /^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$/;

/** Returns an IBAN or a BIC in capitals, without the spaces and hyphens that people type. */
export const withoutGroups = (code: string) => code.replace(/[\s-]/g, '').toUpperCase();

/** Returns an IBAN in groups of four characters, as bank statements show it. */
export const groupedIban = (iban: string) => withoutGroups(iban).replace(/.{4}(?=.)/g, '$& ');

/** Returns true for the IBAN of a SEPA country that has the right length and check digits. Spaces do not matter. */
export function isIban(value: string): boolean {
  const iban = value.replace(/\s/g, '');
  const isKnown = ibanLengths.split(' ').includes(`${iban.slice(0, 2)}${iban.length}`);
  if (!isKnown || !/^[A-Z]{2}\d{2}[A-Z\d]+$/.test(iban)) return false;
  // Letters count as the numbers 10 to 35. The whole number is too large, so the remainder is kept digit by digit.
  const digits = [...iban.slice(4), ...iban.slice(0, 4)].map((sign) => Number.parseInt(sign, 36));
  return [...digits.join('')].reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0) === 1;
}
