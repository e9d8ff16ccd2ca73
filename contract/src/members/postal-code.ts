/** Number of digits of postal codes, for countries whose codes are digits only. */
export const postalCodeDigits = { IR: 10, IT: 5 } as const;

const digitsOf = (country: string | undefined) =>
  country === 'IR' || country === 'IT' ? postalCodeDigits[country] : undefined;

const elsewhere = /^[A-Z0-9][A-Z0-9 -]{1,8}[A-Z0-9]$/i;

/**
 * Returns true for a valid postal code: Iran 10 digits, Italy 5, elsewhere 3 to 10 letters, digits, spaces and
 * hyphens.
 */
export function isPostalCode(postalCode: string, country: string | undefined): boolean {
  const digits = digitsOf(country);
  if (digits === undefined) return elsewhere.test(postalCode);
  return postalCode.length === digits && /^\d+$/.test(postalCode);
}

/** Removes spaces and hyphens from codes of digits: Iranian codes are often written in two groups of five. */
export function normalisePostalCode(postalCode: string, country: string | undefined): string {
  const trimmed = postalCode.trim();
  return digitsOf(country) === undefined ? trimmed : trimmed.replace(/[\s-]/g, '');
}
