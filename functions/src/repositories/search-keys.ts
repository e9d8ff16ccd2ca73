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
/** Of an address from its beginning. */
const longestAddress = 64;
/** A part of a number this long is worth a look; of phones and transfers, which many have, a longer one. */
const shortestPart = 3;
const shortestLongPart = 4;
/** Beginnings of words in one text: nobody has more, and each makes as many keys as a part is long. */
const mostWords = 12;

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
  const starts = [...text.matchAll(ends)].map(({ index, 0: end }) => index + end.length);
  return starts.slice(0, mostWords).flatMap((start) => prefixes(text.slice(start)));
}

/** What a name begins with, or one of its words, its parts in either order. */
function beginningsOf(name: string[]): string[] {
  const parts = name.filter(Boolean);
  const orders = [parts, parts.toReversed()].map((order) => order.join(' '));
  return orders.flatMap((order) => [...prefixes(order), ...fromEachWord(order, / /g)]);
}

const betweenParts = /[@._+-]|(?<=[a-z])(?=\d)|(?<=\d)(?=[a-z])/g;

/** What an address begins with, or one of its parts; a year after a name is one. */
function partsOfAddress(address: string): string[] {
  return [...prefixes(address, longestAddress), ...fromEachWord(address, betweenParts)];
}

/** Every part of a short number that is long enough. */
function partsOfNumber(number: string, shortest = shortestPart): string[] {
  return Array.from(number, (_, start) => prefixes(number.slice(start)))
    .flat()
    .filter((part) => part.length >= shortest);
}

/**
 * Every part of a phone number, from four digits on. What it begins with at home is four with the zero
 * that stands for the country's code, which has one to three.
 */
function partsOfPhone(phone: string): string[] {
  const digits = phone.replace(/\D/g, '');
  const atHome = digits ? [1, 2, 3].map((code) => `0${digits.slice(code, code + 3)}`) : [];
  return [...partsOfNumber(digits, shortestLongPart), ...atHome];
}

/** What a tracking number begins and ends with, also as a search understands it that takes it for a phone's. */
function endsOfTransfer(number: string): string[] {
  return [number, digitsOf(number) ?? number]
    .flatMap((whole) => [
      ...prefixes(whole, transferNumberMaxLength),
      ...Array.from(whole, (_, start) => whole.slice(start)),
    ])
    .filter(({ length }) => length >= shortestLongPart);
}

/** The digits of what may be a phone number, without what stands for "abroad" or "at home"; undefined of anything else. */
const digitsOf = (folded: string) =>
  folded.replace(/[\s()-]/g, '').match(/^(?:\+|0+)?(\d{4,})$/)?.[1];

type Searchable = Pick<KeptFields, SearchedFieldName> &
  Pick<MemberDocument, 'request_number' | 'told_number' | 'earlier_numbers'>;

/**
 * What the admin search finds a member by: beginnings of the names and of their words in either order, of
 * the e-mail and of its parts, parts of the request number, also of the one that stood on screen
 * before the payment and of those of earlier seasons, parts of the phone number, and the ends of the tracking number
 * that was typed. One `array-contains` answers a search, so that a page reads only what it shows.
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

/** The key that a typed search looks for. */
export function searchKey(query: string): string {
  const folded = foldForSearch(query);
  const digits = digitsOf(folded);
  if (digits) return digits;
  if (folded.includes('@')) return folded.slice(0, longestAddress);
  const part = folded.startsWith(numberPrefix) ? folded.slice(numberPrefix.length) : folded;
  return part.slice(0, longestPart).trim();
}
