/** An optional plus, a nonzero first digit, then up to 15 digits. */
const phoneShape = /^\+?[1-9]\d{0,15}$/;

/** `iranianShape` matches an Iranian mobile number, `abroadShape` a number of any other country. */
const iranianShape = /^\+989\d{9}$/;
const abroadShape = /^\+(?!98)/;

/**
 * Converts a phone number to the form that is checked: without spaces, dashes and brackets, and with `+` instead of
 * `00`. For residents of Iran, numbers that begin with `09`, `9`, `98` or `+98 09` all become one that begins with
 * `+989`.
 */
export function normalisePhone(phone: string, countryOfResidency: string | undefined): string {
  const compact = phone.replace(/[\s()\-\u2010-\u2015\u2212[\]]/g, '').replace(/^00/, '+');
  return countryOfResidency === 'IR' ? compact.replace(/^(\+?98)?0?(?=9\d*$)/, '+98') : compact;
}

/** Returns true for a number without a country code, unless the country is Iran. */
export function needsCountryCode(phone: string, countryOfResidency: string | undefined): boolean {
  return countryOfResidency !== 'IR' && /^0\d/.test(phone);
}

/**
 * Returns true for a valid normalised number. For residents of Iran, it must be a complete Iranian mobile number or a
 * number of another country.
 */
export function isPhone(phone: string, countryOfResidency: string | undefined): boolean {
  const fitsCountry =
    countryOfResidency !== 'IR' || iranianShape.test(phone) || abroadShape.test(phone);
  return fitsCountry && phoneShape.test(phone);
}
