import {
  type KeptFields,
  type SearchedFieldName,
  searchedAs,
} from '@fanclub/contract/members/field-sets';
import { requestNumberPrefix } from '@fanclub/contract/members/request-number';
import { toLatinDigits } from '@fanclub/contract/text/digits';
import type { MemberDocument } from './member.ts';

const longestPart = 24;
/** Of an address from its beginning. */
const longestAddress = 64;
/** A part of a number this long is worth a look. */
const shortestPart = 3;

/** Letters that Persian and Arabic keyboards write differently; the marks of others are gone by then. */
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

/** The same of what a search needs, which is its beginning. */
export const foldForSearch = (text: string) => foldText(text).slice(0, 100);

function prefixes(text: string, longest = longestPart): string[] {
  return Array.from({ length: Math.min(text.length, longest) }, (_, i) => text.slice(0, i + 1));
}

/** From the beginning of each word on. */
function fromEachWord(text: string, ends: RegExp): string[] {
  return [...text.matchAll(ends)].flatMap(({ index }) => prefixes(text.slice(index + 1)));
}

/** What a name begins with, or one of its words, its parts in either order. */
function beginningsOf(name: string[]): string[] {
  const parts = name.filter(Boolean);
  const orders = [parts, parts.toReversed()].map((order) => order.join(' '));
  return orders.flatMap((order) => [...prefixes(order), ...fromEachWord(order, / /g)]);
}

/** What an address begins with, or one of its parts. */
function partsOfAddress(address: string): string[] {
  return [...prefixes(address, longestAddress), ...fromEachWord(address, /[@._+-]/g)];
}

/** Every part of a short number, from three characters on. */
function partsOfNumber(number: string): string[] {
  return Array.from(number, (_, start) => prefixes(number.slice(start)))
    .flat()
    .filter((part) => part.length >= shortestPart);
}

/** The ends of a phone number, down to its last four digits; its country's code may be left out. */
function endsOfPhone(phone: string): string[] {
  const digits = phone.replace(/\D/g, '');
  return Array.from(digits, (_, start) => digits.slice(start)).filter(({ length }) => length >= 4);
}

type Searchable = Pick<KeptFields, SearchedFieldName> &
  Pick<MemberDocument, 'request_number' | 'told_number'>;

/**
 * What the admin search finds a member by: beginnings of the names and of their words in either order, of
 * the e-mail and of its parts, parts of the request number, also of the one that stood on screen
 * before the payment, and the ends of the phone number. One `array-contains` answers a search, so that a page reads only
 * what it shows.
 */
export function searchKeysOf(member: Searchable): string[] {
  const foldedAs = (how: Parameters<typeof searchedAs>[0]) =>
    searchedAs(how).map((name) => foldForSearch(member[name] ?? ''));
  const numbers = [member.request_number, member.told_number ?? []].flat().map(foldForSearch);
  return [
    ...new Set([
      ...beginningsOf(foldedAs('name')),
      ...beginningsOf(foldedAs('holder')),
      ...foldedAs('address').flatMap(partsOfAddress),
      ...numbers.flatMap((number) => partsOfNumber(number.slice(requestNumberPrefix.length))),
      ...foldedAs('number').flatMap(endsOfPhone),
    ]),
  ].map((key) => key.trim());
}

const numberPrefix = requestNumberPrefix.toLowerCase();

/** The key that a typed search looks for. */
export function searchKey(query: string): string {
  const folded = foldForSearch(query);
  const phone = folded.replace(/[\s()-]/g, '').match(/^(?:\+|0+)?(\d{4,})$/)?.[1];
  if (phone) return phone;
  if (folded.includes('@')) return folded.slice(0, longestAddress);
  const part = folded.startsWith(numberPrefix) ? folded.slice(numberPrefix.length) : folded;
  return part.slice(0, longestPart).trim();
}
