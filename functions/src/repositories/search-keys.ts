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
/** Length of the indexed beginning of an e-mail address. */
const longestAddress = 64;
/**
 * The shortest part of a number that is indexed; phones and transfers need a longer part, because many members
 * share short ones.
 */
const shortestPart = 3;
const shortestLongPart = 4;
/** Limit of words in one text that are indexed; nobody has more, and each word adds up to `longestPart` keys. */
const mostWords = 12;

/** Letters that Persian and Arabic keyboards write differently; diacritics are removed before this. */
const sameLetters: Record<string, string> = { ي: 'ی', ى: 'ی', ك: 'ک', '\u200c': ' ' };
const otherLetter = new RegExp(`[${Object.keys(sameLetters).join('')}]`, 'g');

/** Lower case, no marks, one space, Latin digits, one yeh and kaf: José and jose are the same word. */
export function foldText(text: string): string {
  return toLatinDigits(text)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(otherLetter, (letter) => sameLetters[letter] ?? letter)
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim();
}

/** Folded text, cut to the length that a search needs. */
export const foldForSearch = (text: string) => foldText(text).slice(0, 100);

function prefixes(text: string, longest = longestPart): string[] {
  return Array.from({ length: Math.min(text.length, longest) }, (_, i) => text.slice(0, i + 1));
}

/** Prefixes of the text that begins at each word. */
function fromEachWord(text: string, ends: RegExp): string[] {
  const starts = [...text.matchAll(ends)].map(({ index, 0: end }) => index + end.length);
  return starts.slice(0, mostWords).flatMap((start) => prefixes(text.slice(start)));
}

/** Prefixes of a name and of each of its words, with the parts of the name in either order. */
function beginningsOf(name: string[]): string[] {
  const parts = name.filter(Boolean);
  const orders = [parts, parts.toReversed()].map((order) => order.join(' '));
  return orders.flatMap((order) => [...prefixes(order), ...fromEachWord(order, / /g)]);
}

const betweenParts = /[@._+-]|(?<=[a-z])(?=\d)|(?<=\d)(?=[a-z])/g;

/** Prefixes of an address and of its parts; digits after a name count as a part. */
function partsOfAddress(address: string): string[] {
  return [...prefixes(address, longestAddress), ...fromEachWord(address, betweenParts)];
}

/** Every part of a short number that has at least the shortest length. */
function partsOfNumber(number: string, shortest = shortestPart): string[] {
  return Array.from(number, (_, start) => prefixes(number.slice(start)))
    .flat()
    .filter((part) => part.length >= shortest);
}

/**
 * Every part of a phone number of at least four digits. A national number is also matched with its leading
 * zero, which replaces the country code of one to three digits.
 */
function partsOfPhone(phone: string): string[] {
  const digits = phone.replace(/\D/g, '');
  const atHome = digits ? [1, 2, 3].map((code) => `0${digits.slice(code, code + 3)}`) : [];
  return [...partsOfNumber(digits, shortestLongPart), ...atHome];
}

/** Beginnings and ends of a tracking number, also in the form in which the search reads it as a phone number. */
function endsOfTransfer(number: string): string[] {
  return [number, digitsOf(number) ?? number]
    .flatMap((whole) => [
      ...prefixes(whole, transferNumberMaxLength),
      ...Array.from(whole, (_, start) => whole.slice(start)),
    ])
    .filter(({ length }) => length >= shortestLongPart);
}

/**
 * The digits of a possible phone number, without the international or national prefix; undefined for any other
 * text.
 */
const digitsOf = (folded: string) =>
  folded.replace(/[\s()-]/g, '').match(/^(?:\+|0+)?(\d{4,})$/)?.[1];

type Searchable = Pick<KeptFields, SearchedFieldName> &
  Pick<MemberDocument, 'request_number' | 'told_number' | 'earlier_numbers'>;

/**
 * The keys by which the admin search finds a member: prefixes of the names and their words in either order, of
 * the e-mail and its parts; parts of the request number, of the number shown before the payment and of those of
 * earlier seasons; parts of the phone number; and beginnings and ends of the tracking number. One
 * `array-contains` answers a search, so a page reads only the rows that it shows.
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

/** The key for a typed search. */
export function searchKey(query: string): string {
  const folded = foldForSearch(query);
  const digits = digitsOf(folded);
  if (digits) return digits;
  if (folded.includes('@')) return folded.slice(0, longestAddress);
  const part = folded.startsWith(numberPrefix) ? folded.slice(numberPrefix.length) : folded;
  return part.slice(0, longestPart).trim();
}
