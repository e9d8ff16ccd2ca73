/** An optional plus, a nonzero first digit, then up to 15 digits. */
const phoneShape = /^\+?[1-9]\d{0,15}$/;

/** An Iranian mobile number, and any number from abroad. */
const iranianShape = /^\+989\d{9}$/;
const abroadShape = /^\+(?!98)/;

/**
 * Brings a phone number into the checked form: spaces, dashes and brackets go and 00 becomes +.
 * With residency Iran `09…`, `9…`, `98…`, and `+98 09…` are one number, which begins with `+989`.
 */
export function normalisePhone(phone: string, countryOfResidency: string | undefined): string {
  const compact = phone.replace(/[\s()\-\u2010-\u2015\u2212[\]]/g, '').replace(/^00/, '+');
  return countryOfResidency === 'IR' ? compact.replace(/^(\+?98)?0?(?=9\d*$)/, '+98') : compact;
}

/** Returns true for a national number, which needs a country code. */
export function needsCountryCode(phone: string, countryOfResidency: string | undefined): boolean {
  return countryOfResidency !== 'IR' && /^0\d/.test(phone);
}

/** Returns true for a valid normalised number; with residency Iran it is a whole mobile number, or one from abroad. */
export function isPhone(phone: string, countryOfResidency: string | undefined): boolean {
  const fitsCountry =
    countryOfResidency !== 'IR' || iranianShape.test(phone) || abroadShape.test(phone);
  return fitsCountry && phoneShape.test(phone);
}
