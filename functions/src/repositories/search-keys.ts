import {
  type KeptFields,
  type SearchedFieldName,
  searchedAs,
} from '@fanclub/contract/members/field-sets';
import { transferNumberMaxLength } from '@fanclub/contract/members/limits';
import { requestNumberPrefix } from '@fanclub/contract/members/request-number';
import { toLatinDigits } from '@fanclub/contract/text/digits';
import type { MemberDocument } from './member.ts';

const longestPart = 24;
/** How many characters of an e-mail address are indexed. */
const longestAddress = 64;
/**
 * The shortest part of a request number that is indexed. Parts of phone and tracking numbers must be longer,
 * because many members share short ones.
 */
const shortestPart = 3;
const shortestLongPart = 4;
/** How many words of one text are indexed; each word adds up to `longestPart` keys. */
const mostWords = 12;

/**
 * Letters for which Persian and Arabic keyboards have different characters, with the one that is indexed.
 * Diacritics are removed before.
 */
const sameLetters: Record<string, string> = { ي: 'ی', ى: 'ی', ك: 'ک', '\u200c': ' ' };
const otherLetter = new RegExp(`[${Object.keys(sameLetters).join('')}]`, 'g');

/**
 * Returns a text in lower case, without diacritics, with single spaces, Latin digits and one form of yeh and kaf,
 * so that José and jose are equal.
 */
export function foldText(text: string): string {
  return toLatinDigits(text)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(otherLetter, (letter) => sameLetters[letter] ?? letter)
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim();
}

/** Returns the folded text, cut to the greatest length that a search uses. */
export const foldForSearch = (text: string) => foldText(text).slice(0, 100);

function prefixes(text: string, longest = longestPart): string[] {
  return Array.from({ length: Math.min(text.length, longest) }, (_, i) => text.slice(0, i + 1));
}

/** Returns the prefixes of the texts that begin after each match of `ends`. */
function fromEachWord(text: string, ends: RegExp): string[] {
  const starts = [...text.matchAll(ends)].map(({ index, 0: end }) => index + end.length);
  return starts.slice(0, mostWords).flatMap((start) => prefixes(text.slice(start)));
}

/** Returns the prefixes of a name and of each of its words, with first and last name in either order. */
function beginningsOf(name: string[]): string[] {
  const parts = name.filter(Boolean);
  const orders = [parts, parts.toReversed()].map((order) => order.join(' '));
  return orders.flatMap((order) => [...prefixes(order), ...fromEachWord(order, / /g)]);
}

const betweenParts = /[@._+-]|(?<=[a-z])(?=\d)|(?<=\d)(?=[a-z])/g;

/**
 * Returns the prefixes of an e-mail address and of each of its parts. A part also begins where digits follow letters,
 * or letters digits.
 */
function partsOfAddress(address: string): string[] {
  return [...prefixes(address, longestAddress), ...fromEachWord(address, betweenParts)];
}

/** Returns every part of a short number that has at least this length. */
function partsOfNumber(number: string, shortest = shortestPart): string[] {
  return Array.from(number, (_, start) => prefixes(number.slice(start)))
    .flat()
    .filter((part) => part.length >= shortest);
}

/**
 * Returns every part of a phone number of at least four digits, and `0` with the first three digits after the country
 * code, which has one to three digits. A search for four characters keeps the leading zero; a longer search drops it.
 */
function partsOfPhone(phone: string): string[] {
  const digits = phone.replace(/\D/g, '');
  const atHome = digits ? [1, 2, 3].map((code) => `0${digits.slice(code, code + 3)}`) : [];
  return [...partsOfNumber(digits, shortestLongPart), ...atHome];
}

/**
 * Returns the beginnings and ends of a tracking number, also without leading zeros, because a search for digits
 * drops them.
 */
function endsOfTransfer(number: string): string[] {
  return [number, digitsOf(number) ?? number]
    .flatMap((whole) => [
      ...prefixes(whole, transferNumberMaxLength),
      ...Array.from(whole, (_, start) => whole.slice(start)),
    ])
    .filter(({ length }) => length >= shortestLongPart);
}

/**
 * Returns the digits of a text that may be a phone number, without a leading `+` or zeros; undefined for any other
 * text.
 */
const digitsOf = (folded: string) =>
  folded.replace(/[\s()-]/g, '').match(/^(?:\+|0+)?(\d{4,})$/)?.[1];

type Searchable = Pick<KeptFields, SearchedFieldName> &
  Pick<MemberDocument, 'request_number' | 'told_number' | 'earlier_numbers'>;

/**
 * Returns the keys by which the admin search finds a member: prefixes of the names and their words in either order,
 * of the e-mail and its parts; parts of the request number, of the number shown before the payment and of those of
 * earlier seasons; parts of the phone number; and beginnings and ends of the tracking number. A search is one
 * `array-contains` query, so a page reads only the rows that it shows.
 */
export function searchKeysOf(member: Searchable): string[] {
  const foldedAs = (how: Parameters<typeof searchedAs>[0]) =>
    searchedAs(how).map((name) => foldForSearch(member[name] ?? ''));
  const { request_number: number, told_number: told, earlier_numbers: earlier } = member;
  const numbers = [number, ...(told ? [told] : []), ...earlier].map(foldForSearch);
  return [
    ...new Set([
      ...beginningsOf(foldedAs('name')),
      ...beginningsOf(foldedAs('holder')),
      ...foldedAs('address').flatMap(partsOfAddress),
      ...numbers.flatMap((number) => partsOfNumber(number.slice(requestNumberPrefix.length))),
      ...foldedAs('number').flatMap(partsOfPhone),
      ...foldedAs('transfer').flatMap(endsOfTransfer),
    ]),
  ].map((key) => key.trim());
}

const numberPrefix = requestNumberPrefix.toLowerCase();

/** Returns the key that the search for a text looks for in `search_keys`; empty if there is nothing to look for. */
export function searchKey(query: string): string {
  const folded = foldForSearch(query);
  const digits = digitsOf(folded);
  if (digits) return digits;
  if (folded.includes('@')) return folded.slice(0, longestAddress);
  const part = folded.startsWith(numberPrefix) ? folded.slice(numberPrefix.length) : folded;
  return part.slice(0, longestPart).trim();
}
