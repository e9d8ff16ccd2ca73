/** Number of digits of a postal code, for countries whose codes have only digits. */
export const postalCodeDigits = { IR: 10, IT: 5 } as const;

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
