/** Returns true for a local time in the form `YYYY-MM-DDTHH:mm:ss`, on a day that exists. */
export function isDeadline(value: string): boolean {
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/.test(value)) return false;
  const instant = Date.parse(`${value}Z`);
  return !Number.isNaN(instant) && new Date(instant).toISOString().startsWith(value);
}

/** Form of a season's label, such as `2027/28`. */
export const seasonLabelPattern = /^\d{4}\/\d{2}$/;

/** Ids of packages with spaces between them, or nothing. */
export const packsPattern = /^(\w+( \w+)*)?$/;

/** Returns true for an HTTPS address without a user's name, which could look like the name of another site. */
export function isHttpsAddress(value: string): boolean {
  const { protocol, username, password } = URL.parse(value) ?? {};
  return protocol === 'https:' && !username && !password;
}

/**
 * Returns true for an HTTPS address with a name of the public internet: no IP address, and no name that only a network
 * knows. The server calls such an address, and must not call services that only the server can reach.
 */
export function isPublicAddress(value: string): boolean {
  if (!isHttpsAddress(value)) return false;
  const { hostname } = new URL(value);
  return /\.[a-z][a-z\d-]*$/.test(hostname) && !/\.(internal|local|localhost)$/.test(hostname);
}

const cardDigits = 16;

/** Returns true for 16 digits with a correct check digit, so that most typing errors are found. */
export function isBankCard(value: string): boolean {
  const digits = [...value.replace(/\s/g, '')].map(Number);
  if (digits.length !== cardDigits || digits.some(Number.isNaN)) return false;
  const sum = digits.reduce((total, digit, place) => {
    const doubled = place % 2 === 0 ? digit * 2 : digit;
    return total + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return sum % 10 === 0;
}

/** Returns the number of a bank card in groups of four digits, as cards show it. */
export function groupedCard(value: string): string {
  const digits = value.replace(/[\s-]/g, '');
  return /^\d{16}$/.test(digits) ? digits.replace(/\d{4}(?=\d)/g, '$& ') : value.trim();
}

/** Returns only the last four digits of a bank card's number, with four dots in place of the others. */
export function maskedCard(value: string): string {
  const digits = value.replace(/\D/g, '');
  return digits.length > 4 ? `•••• ${digits.slice(-4)}` : value;
}
