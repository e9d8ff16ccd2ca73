import { type Club, networks } from '../club/club.ts';
import { euroServices } from '../members/payment.ts';
import { isDeadline, isHttpsAddress, seasonLabelPattern } from '../settings/setting-rules.ts';
import { emailShape } from '../text/email.ts';
import { shippedLanguages } from '../text/languages.ts';
import { array } from '../validation/yup.ts';
import {
  type ClubProblem,
  fact,
  factsOf,
  flag,
  isText,
  listOf,
  optional,
  problemsIn,
  texts,
} from './club-facts.ts';
import { contradictions } from './contradictions.ts';

const wordsOf = (text: string) => text.trim().split(/\s+/).length;
const isCents = (value: number) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6;
const isPrice = (value: unknown) =>
  typeof value === 'number' && value >= 0 && value <= 1000 && isCents(value);
const isWhole = (least: number, most: number) => (value: unknown) =>
  Number.isInteger(value) && Number(value) >= least && Number(value) <= most;
const isAddress = (value: unknown) => isText(value) && isHttpsAddress(value);
const isOneOf = (names: readonly string[]) => (value: unknown) =>
  isText(value) && names.includes(value);
const hasForm = (form: RegExp) => (value: unknown) => isText(value) && form.test(value);

function isTimeZone(value: unknown): boolean {
  try {
    return isText(value) && Boolean(Intl.DateTimeFormat('en', { timeZone: value }));
  } catch {
    return false;
  }
}

const text = (most: number) =>
  texts(
    `this text has 1 to ${most} characters`,
    (given) => given.trim() !== '' && given.length <= most,
  );
const price = fact('a price is 0 to 1000 euro, with two decimals at most', isPrice);
const yesOrNo = 'it is true or false';
const pixels = fact('it is a number of pixels', isWhole(1, 10_000));
const day = optional('a day is written as "2027-01-31"', hasForm(/^\d{4}-\d\d-\d\d$/));
const colour = fact('a colour is # and six digits, such as "#1a2b3c"', hasForm(/^#[0-9a-f]{6}$/i));
const idOf = (one: unknown) => (one as { id?: unknown } | null)?.id;

const onePackage = factsOf({
  id: fact(
    'an id has small letters, digits and _, such as "under_14"',
    hasForm(/^[a-z][a-z0-9_]{0,30}$/),
  ),
  name: text(40),
  line: text(120),
  price,
  oldest: optional('the highest age is a whole number from 0 to 30', isWhole(0, 30)),
  gift: optional(yesOrNo, flag),
  featured: optional(yesOrNo, flag),
  family: optional(yesOrNo, flag),
  retired: optional(yesOrNo, flag),
});

const oneBenefit = factsOf({
  id: fact('an id has letters, digits and _, such as "clubCard"', hasForm(/^[a-z]\w{0,30}$/i)),
  name: text(80),
  packages: fact(
    'it is "all" or a list of ids of packages',
    (value) => value === 'all' || (Array.isArray(value) && value.every(isText)),
  ),
  picture: optional('a picture is named by a text', isText),
});

const listedLanguages = listOf(
  'at least one language is needed',
  fact(`a language is one of ${shippedLanguages.join(', ')}`, isOneOf(shippedLanguages)),
);

const schema = factsOf({
  name: text(40),
  tagline: texts('a tagline has 1 to 6 words', (line) => line.trim() !== '' && wordsOf(line) <= 6),
  city: text(60),
  address: texts('an address has at most 200 characters', (given) => given.length <= 200),
  trademark: text(400),
  site: fact(
    'it is https:// and a host, without a path or a slash at the end',
    (value) => isAddress(value) && new URL(String(value)).origin === value,
  ),
  timeZone: fact('it is a time zone such as "Europe/Rome"', isTimeZone),
  associationNumber: fact(
    'it is a text of at most 40 characters',
    (value) => isText(value) && value.length <= 40,
  ),
  founded: fact(
    'it is a year, or null',
    (value) => value === null || isWhole(1800, new Date().getUTCFullYear())(value),
  ),
  season: optional('a season is written as "2026/27"', hasForm(seasonLabelPattern)),
  deadline: optional(
    'a deadline is written as "2027-03-15T23:59:59"',
    (value) => isText(value) && isDeadline(value),
  ),
  languages: listedLanguages,
  colours: factsOf({ main: colour, accent: colour, paper: colour }),
  numberPrefix: fact('it has 2 to 8 letters from A to Z', hasForm(/^[A-Z]{2,8}$/)),
  contact: factsOf({
    email: fact('it is an e-mail address', hasForm(emailShape)),
    phone: fact('it is a number such as "+39 06 000 0000"', hasForm(/^\+?[\d ()-]{5,25}$/)),
  }),
  networks: factsOf(
    Object.fromEntries(
      networks.map((name) => [
        name,
        optional('it is an address that begins with https://', isAddress),
      ]),
    ),
  ),
  packages: listOf('at least one package is needed', onePackage, { idOf }),
  card: factsOf({ price, shipping: price }).nullable(),
  pay: factsOf({
    rial: fact(yesOrNo, flag),
    services: listOf(
      '',
      fact(`a service is one of ${euroServices.join(', ')}`, isOneOf(euroServices)),
      { least: 0 },
    ),
    iban: fact(yesOrNo, flag),
  }),
  benefits: listOf('', oneBenefit, { least: 0, idOf }),
  legalDays: factsOf({ terms: day, privacy: day, cookies: day, dpa: day }).optional(),
  photos: array(
    factsOf({
      src: fact('it is the name of a file in the folder photos', hasForm(/^[\w.-]+\.\w+$/)),
      width: pixels,
      height: pixels,
      alt: text(200),
    }),
  ),
});

/**
 * Returns what is wrong in the facts of a club, as sentences for the volunteer who writes `club.json`. Contradictions
 * between facts are looked for when each fact is right by itself.
 */
export function clubProblems(facts: unknown): ClubProblem[] {
  const given: unknown = (facts as { languages?: unknown } | null)?.languages;
  const languages = listedLanguages.isValidSync(given) ? given : shippedLanguages;
  const problems = problemsIn(schema, facts, { languages });
  return problems.length > 0 ? problems : contradictions(facts as Club);
}
