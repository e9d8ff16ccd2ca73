/** Countries whose postal codes are digits only, and how many. */
export const postalCodeDigits = { IR: 10, IT: 5 } as const;

const digitsOf = (country: string | undefined) =>
  country === 'IR' || country === 'IT' ? postalCodeDigits[country] : undefined;

const elsewhere = /^[A-Z0-9][A-Z0-9 -]{1,8}[A-Z0-9]$/i;

/** Iran 10 digits, Italy 5, else 3 to 10 letters, digits, spaces, hyphens. */
export function isPostalCode(postalCode: string, country: string | undefined): boolean {
  const digits = digitsOf(country);
  if (digits === undefined) return elsewhere.test(postalCode);
  return postalCode.length === digits && /^\d+$/.test(postalCode);
}

/** Iranian codes are often written in two groups of five. */
export function normalisePostalCode(postalCode: string, country: string | undefined): string {
  const trimmed = postalCode.trim();
  return digitsOf(country) === undefined ? trimmed : trimmed.replace(/[\s-]/g, '');
}
