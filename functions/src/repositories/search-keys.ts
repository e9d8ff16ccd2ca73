import {
  type KeptFields,
  type SearchedFieldName,
  searchedAs,
} from '@fanclub/contract/members/field-sets';
import { requestNumberPrefix } from '@fanclub/contract/members/request-number';
import { emailShape } from '@fanclub/contract/text/email';
import { foldText, spellingsOf, squeeze, wordsOf } from '@fanclub/contract/text/fold';
import { nameKey, soundKeys } from '@fanclub/contract/text/persian-name';
import type { OwnApplication, PersonFields } from './person.ts';

/**
 * The lengths of the beginnings that are indexed. A search for a longer text uses the greatest of these lengths that
 * the text has, so that a member needs few keys.
 */
const indexedLengths = [3, 4, 5, 6, 7, 8, 9, 11, 13, 16];
const shortest = Math.min(...indexedLengths);
/** How many characters of a whole e-mail address are indexed. */
const longestAddress = 64;
/** The lengths of the indexed ends of phone and tracking numbers. */
const endLengths = [4, 5, 6, 7, 8];
const shortestEnd = Math.min(...endLengths);
/** How many parts of an e-mail address are indexed. */
const mostParts = 3;

/** Returns the folded text, cut to the greatest length that a search uses. */
const foldForSearch = (text: string) => foldText(text).slice(0, 100);

/** Returns the key for a search. Every text that begins with the searched text has it among its keys. */
function beginning(text: string): string {
  const squeezed = squeeze(text);
  const length = indexedLengths.findLast((indexed) => indexed <= squeezed.length);
  return squeezed.slice(0, length);
}

/**
 * Returns the indexed beginnings of a text. A text that is shorter than the shortest length is returned whole. So is
 * the shortest beginning if it has two letters that count as one.
 */
function beginnings(text: string): string[] {
  const squeezed = squeeze(text);
  const begun = squeeze(text.slice(0, shortest));
  return [
    ...(begun.length < shortest ? [begun] : []),
    ...indexedLengths
      .filter((length) => length <= squeezed.length)
      .map((length) => squeezed.slice(0, length)),
  ];
}

/** Returns the beginnings of a name and of each of its words, with first and last name in either order. */
function beginningsOf(first: string, last: string): string[] {
  const short = wordsOf(`${first} ${last}`).filter((word) => word.length < shortest);
  return [...short, ...spellingsOf(first, last)].flatMap(beginnings);
}

const betweenParts = /[._+-]|(?<=[a-z])(?=\d)|(?<=\d)(?=[a-z])/g;

const localPart = (address: string) => address.split('@')[0] ?? '';

/**
 * Returns the whole e-mail address, the beginnings of its local part (before the `@`), and the beginnings of what
 * follows each `.`, `_`, `+` or `-` in it, and of what follows where digits meet letters.
 */
function partsOfAddress(address: string): string[] {
  const local = localPart(address);
  const starts = [...local.matchAll(betweenParts)].map(({ index, 0: end }) => index + end.length);
  const parts = [0, ...starts].slice(0, mostParts).map((start) => local.slice(start));
  return [...parts.flatMap(beginnings), address.slice(0, longestAddress)];
}

const endsOf = (number: string) =>
  endLengths.filter((length) => length <= number.length).map((length) => number.slice(-length));

/**
 * Returns the digits of a phone number, with and without the country code (one to three digits), and the ends of the
 * number. Its beginnings are not indexed, because many members share them.
 */
function partsOfPhone(phone: string): string[] {
  const digits = phone.replace(/\D/g, '');
  const whole = [0, 1, 2, 3].map((code) => digits.slice(code));
  return [...whole, ...endsOf(digits)].filter(({ length }) => length >= shortestEnd);
}

/**
 * Returns the beginnings and ends of a tracking number. If it consists of digits, it is indexed without separators, and
 * with and without leading zeros, because a search for digits drops these.
 */
function partsOfTransfer(number: string): string[] {
  const digits = digitsOf(number);
  const forms = digits ? [withoutSeparators(number), digits] : [number];
  return [
    ...forms.flatMap((form) => [...beginnings(form), ...endsOf(form).map(squeeze)]),
    digits ?? '',
  ];
}

/** Returns the beginnings of a request number without its prefix, and its last characters. */
const partsOfNumber = (number: string) => [
  ...beginnings(number),
  squeeze(number.slice(-shortestEnd)),
];

const withoutSeparators = (text: string) => text.replace(/[\s()-]/g, '');

/**
 * Returns the digits of a text that may be a phone number, without a leading `+` and, if four digits are left, without
 * leading zeros; undefined for any other text.
 */
const digitsOf = (folded: string) =>
  withoutSeparators(folded).match(/^(?:\+|0+(?=[1-9]))?(\d{4,})$/)?.[1];

type Searchable = Pick<KeptFields, SearchedFieldName> &
  OwnApplicationNumbers &
  Pick<PersonFields, 'applications' | 'member_number'>;
type OwnApplicationNumbers = Pick<OwnApplication, 'request_number' | 'told_number'>;
type Named = Pick<
  KeptFields,
  'first_name' | 'last_name' | 'holder_first_name' | 'holder_last_name'
>;

/** Returns first and last name of the registrant and, if the membership is for a child, of the child. */
export const namesOf = (member: Named): [first: string, last: string][] => [
  [member.first_name, member.last_name],
  ...(member.holder_first_name
    ? [[member.holder_first_name, member.holder_last_name ?? ''] satisfies [string, string]]
    : []),
];

const withoutPrefix = (number: string) => foldForSearch(number).slice(requestNumberPrefix.length);

/**
 * Returns the keys by which the admin search finds a member: beginnings of the names and their words in either order,
 * and of the parts of the e-mail; the whole e-mail; parts of the request number; the whole number that was shown before
 * the payment, and those of earlier seasons; the whole member number; the phone number and its ends; beginnings and
 * ends of the tracking number; the consonants of the name, by which a payer's name in Persian letters is found; and the
 * beginnings of the name's sound, for a search in Persian letters. A search is one query for such keys, so a page reads
 * only the rows that it shows. Firestore stores each key in two indexes; `index-entries.test.ts` says how many entries
 * a member may have.
 */
export function searchKeysOf(member: Searchable): string[] {
  const foldedAs = (how: Parameters<typeof searchedAs>[0]) =>
    searchedAs(how).map((name) => foldForSearch(member[name] ?? ''));
  const { request_number: number, told_number: told } = member;
  const earlier = otherNumbersOf(member);
  const { member_number: permanent } = member;
  const keys = [
    ...namesOf(member).flatMap(([first, last]) => [
      ...beginningsOf(first, last),
      nameKey(first, last),
      ...soundKeys(first, last),
    ]),
    ...foldedAs('address').flatMap(partsOfAddress),
    ...partsOfNumber(withoutPrefix(number)),
    ...(told ? [told, ...earlier] : earlier).map((each) => squeeze(withoutPrefix(each))),
    ...(permanent === null ? [] : [String(permanent)]),
    ...foldedAs('number').flatMap(partsOfPhone),
    ...foldedAs('transfer').flatMap(partsOfTransfer),
  ];
  return [...new Set(keys)].filter(Boolean);
}

/** Returns the numbers of the applications other than the one that is shown, which a search finds, too. */
export const otherNumbersOf = ({
  applications,
  request_number: shown,
}: Pick<PersonFields, 'applications'> & Pick<OwnApplication, 'request_number'>): string[] =>
  applications
    .filter(({ request_number }) => request_number !== shown)
    .flatMap(({ request_number, told_number }) => [
      request_number,
      ...(told_number === null ? [] : [told_number]),
    ]);

const numberPrefix = requestNumberPrefix.toLowerCase();

/** Returns the key that the search for a text looks for in `search_keys`; empty if there is nothing to look for. */
export function searchKey(query: string): string {
  const folded = foldForSearch(query);
  const digits = digitsOf(folded);
  if (digits) return digits;
  if (emailShape.test(folded)) return folded.slice(0, longestAddress);
  if (folded.includes('@')) return beginning(localPart(folded));
  return beginning(folded.startsWith(numberPrefix) ? folded.slice(numberPrefix.length) : folded);
}
