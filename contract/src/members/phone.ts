/** An optional plus, a nonzero first digit, then up to 15 digits. */
const phoneShape = /^\+?[1-9]\d{0,15}$/;

/**
 * Brings a phone number into the checked form: spaces, dashes and brackets go,
 * 00 becomes +, and a leading 0 with residency Iran becomes +98.
 */
export function normalisePhone(phone: string, countryOfResidency: string | undefined): string {
  const compact = phone.replace(/[\s()\-\u2010-\u2015\u2212[\]]/g, '');
  if (compact.startsWith('00')) return `+${compact.slice(2)}`;
  if (compact.startsWith('0') && countryOfResidency === 'IR') return `+98${compact.slice(1)}`;
  return compact;
}

/** True for a national number, which only its country can complete. */
export function needsCountryCode(phone: string): boolean {
  return /^0\d/.test(phone);
}

/** Checks a normalised number. */
export function isPhone(phone: string): boolean {
  return phoneShape.test(phone);
}
