/** Number of digits of a postal code, for countries whose codes have only digits. */
export const postalCodeDigits = { IR: 10, IT: 5 } as const;

/** Countries and regions whose post uses no postal codes, as the Universal Postal Union lists them. */
const withoutCodes: ReadonlySet<string> = new Set(
  (
    'AE AG AN AO AW BF BI BJ BO BS BW BZ CD CF CG CI CK CM DJ DM ER FJ GD GH GM GN GQ GY HK JM KI KM KN KP ' +
    'ML MO MR MS MW NR NU QA RW SB SC SL SO SR ST SY TF TG TK TL TO TV UG VU YE ZW'
  ).split(' '),
);

/** False for a country without postal codes, where the code may be left empty. */
export const hasPostalCodes = (country: string | undefined): boolean =>
  country === undefined || !withoutCodes.has(country);

const digitsOf = (country: string | undefined) =>
  country === 'IR' || country === 'IT' ? postalCodeDigits[country] : undefined;

const elsewhere = /^[A-Z0-9][A-Z0-9 -]{1,8}[A-Z0-9]$/i;

/**
 * Returns true for a valid postal code: 10 digits in Iran, 5 in Italy, and 3 to 10 letters, digits, spaces and hyphens
 * elsewhere.
 */
export function isPostalCode(postalCode: string, country: string | undefined): boolean {
  const digits = digitsOf(country);
  if (digits === undefined) return elsewhere.test(postalCode);
  return postalCode.length === digits && /^\d+$/.test(postalCode);
}

/**
 * Removes spaces and hyphens if the country's codes have only digits. Iranian codes, for example, are often written in
 * two groups of five.
 */
export function normalisePostalCode(postalCode: string, country: string | undefined): string {
  const trimmed = postalCode.trim();
  return digitsOf(country) === undefined ? trimmed : trimmed.replace(/[\s-]/g, '');
}
