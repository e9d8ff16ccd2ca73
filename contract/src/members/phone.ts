import { phonePlans } from './phone-plans.ts';

/** How the phone numbers of one calling code look. */
interface Plan {
  code: string;
  countries: string;
  /** What is dialled in front of a number inside the country, and left out behind the country code. */
  trunk: string;
  /** The shortest and the longest length of each range of lengths. */
  lengths: (readonly [number, number])[];
}

const plans = phonePlans.split(';').map((row): Plan => {
  const [, code = '', countries = '', trunk = '', lengths = ''] =
    /^(\d+)([A-Z]+) (\d*) (.*)$/.exec(row) ?? [];
  const ranges = lengths.split(',').map((range) => range.split('-').map(Number));
  return { code, countries, trunk, lengths: ranges.map(([from = 0, to = from]) => [from, to]) };
});

/** Returns true if the country has numbers of this length, none of which begins with the zero of its trunk prefix. */
const isNational = ({ trunk, lengths }: Plan, digits: string): boolean =>
  /^\d+$/.test(digits) &&
  !(trunk.startsWith('0') && digits.startsWith('0')) &&
  lengths.some(([from, to]) => from <= digits.length && digits.length <= to);

const planOf = (country: string | undefined): Plan | undefined =>
  plans.find(({ countries }) => countries.match(/../g)?.includes(country ?? ''));

/** No calling code is the beginning of another one. */
const planFor = (international: string): Plan | undefined =>
  plans.find(({ code }) => international.startsWith(`+${code}`));

/** Iranian mobile numbers; the second shape is how people write them inside the country. */
const iranianShape = /^\+989\d{9}$/;
const insideIran = /^0?9\d{9}$/;

/**
 * Returns the digits of a text with a phone number, and a plus if they begin with a country code: words around the
 * number, an extension, spaces, dots, slashes, dashes and brackets are left out. A text without digits stays.
 */
function compactNumber(typed: string): string {
  if (!/\d/.test(typed)) return typed.trim();
  return typed
    .replace(/^[^\d+]*?[\p{L}:][^\d+(]*/u, '')
    .replace(/\s*(?:ext|int|interno|x|داخلی)\.?\s*\d+$/iu, '')
    .replace(/\D*\p{L}\D*$/u, '')
    .replace(/[\s()[\]./_·•-]/g, '')
    .replace(/^00/, '+');
}

/** An Italian mobile number with the zero that it had until 1998, or that was copied from numbers of towns. */
const oldItalian = /^0(?=3\d{9}$)/;

/** Removes the trunk prefix of a national number, if the number is only possible without it (Italy keeps its zero). */
function withoutTrunk(plan: Plan, national: string): string {
  const digits = plan.code === '39' ? national.replace(oldItalian, '') : national;
  const shorter = [plan.trunk, '0']
    .filter((trunk) => trunk !== '' && digits.startsWith(trunk))
    .map((trunk) => digits.slice(trunk.length));
  return isNational(plan, digits)
    ? digits
    : (shorter.find((each) => isNational(plan, each)) ?? digits);
}

/** Longer numbers contain their country code: hardly a country has longer national ones. */
const longestNational = 11;

/**
 * Returns the number with the country code of the residence, if the digits can only be read as one number of that
 * country. A number that looks like an Iranian one stays as it is, because many members abroad have such a number.
 */
function withCodeOf(country: string | undefined, digits: string): string {
  const plan = planOf(country);
  if (!plan || insideIran.test(digits)) return digits;
  const withoutCode = withoutStart(plan.code, digits);
  const inside = [digits, withoutStart(plan.trunk, digits)];
  const readings = digits.length > longestNational ? [withoutCode] : [...inside, withoutCode];
  const possible = readings
    .map((reading) => withoutTrunk(plan, reading))
    .filter((reading) => isNational(plan, reading));
  const [only, another] = new Set(possible);
  return only === undefined || another !== undefined ? digits : `+${plan.code}${only}`;
}

const withoutStart = (start: string, digits: string) =>
  digits.startsWith(start) ? digits.slice(start.length) : digits;

/**
 * Converts a phone number to the form that is checked and compared: `+`, country code and digits. A number without a
 * country code gets that of the residence where this is certain. For residents of Iran, numbers that begin with `09`,
 * `9`, `98` or `+98 09` all become one that begins with `+989`.
 */
export function normalisePhone(phone: string, countryOfResidency: string | undefined): string {
  const compact = compactNumber(phone);
  const isAmerican = planOf(countryOfResidency)?.code === '1';
  const number = isAmerican ? compact.replace(/^011(?=\d{8})/, '+') : compact;
  const plan = planFor(number);
  if (plan) return `+${plan.code}${withoutTrunk(plan, number.slice(plan.code.length + 1))}`;
  return countryOfResidency === 'IR'
    ? number.replace(/^(98)?0?(?=9\d*$)/, '+98')
    : withCodeOf(countryOfResidency, number);
}

/** Returns true for a number without a country code, unless the country is Iran. */
export function needsCountryCode(phone: string, countryOfResidency: string | undefined): boolean {
  return countryOfResidency !== 'IR' && /^\d{5,15}$/.test(phone);
}

/**
 * Returns true for a normalised number that can be dialled: its country has numbers of this length. For
 * residents of Iran, it must be a complete Iranian mobile number or a number of another country.
 */
export function isPhone(phone: string, countryOfResidency: string | undefined): boolean {
  if (countryOfResidency === 'IR' && phone.startsWith('+98')) return iranianShape.test(phone);
  const plan = planFor(phone);
  return plan !== undefined && isNational(plan, phone.slice(plan.code.length + 1));
}
