const byCountry: Record<string, RegExp> = { IR: /^\d{10}$/, IT: /^\d{5}$/ };
const elsewhere = /^[A-Z0-9][A-Z0-9 -]{1,8}[A-Z0-9]$/i;

/** Iran 10 digits, Italy 5, else 3 to 10 letters, digits, spaces, hyphens (decisions §3). */
export function isPostalCode(postalCode: string, country: string | undefined): boolean {
  return (byCountry[country ?? ''] ?? elsewhere).test(postalCode);
}

/** Iranian codes are often written in two groups of five. */
export function normalisePostalCode(postalCode: string, country: string | undefined): string {
  const trimmed = postalCode.trim();
  return country === 'IR' || country === 'IT' ? trimmed.replace(/[\s-]/g, '') : trimmed;
}
