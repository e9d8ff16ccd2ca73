import {
  type KeptFields,
  type SearchedFieldName,
  searchedAs,
} from '@fanclub/contract/members/field-sets';
import { requestNumberPrefix } from '@fanclub/contract/members/request-number';
import type { MemberDocument } from './member.ts';

const longestPrefix = 24;

/** Lower case, no marks, one space: José and jose are the same word. */
export function foldForSearch(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 100);
}

function prefixes(text: string): string[] {
  return Array.from({ length: Math.min(text.length, longestPrefix) }, (_, i) =>
    text.slice(0, i + 1),
  );
}

/** What a name begins with, its parts in either order. */
function beginningsOf(name: string[]): string[] {
  const parts = name.filter(Boolean);
  return [parts, parts.toReversed()].flatMap((order) => prefixes(order.join(' ')));
}

type Searchable = Pick<KeptFields, SearchedFieldName> &
  Pick<MemberDocument, 'request_number' | 'told_number'>;

/**
 * What the admin search finds a member by: prefixes of the names in either order, the whole
 * e-mail, and the request number with or without its prefix, also the one that stood on screen before
 * the payment. One `array-contains` answers a
 * search, so that a page reads only what it shows.
 */
export function searchKeysOf(member: Searchable): string[] {
  const foldedAs = (how: 'name' | 'holder' | 'whole') =>
    searchedAs(how).map((name) => foldForSearch(member[name] ?? ''));
  const numbers = [member.request_number, member.told_number ?? []].flat().map(foldForSearch);
  return [
    ...new Set([
      ...beginningsOf(foldedAs('name')),
      ...beginningsOf(foldedAs('holder')),
      ...foldedAs('whole'),
      ...numbers.flatMap((number) => [number, number.slice(requestNumberPrefix.length)]),
    ]),
  ].map((key) => key.trim());
}

/** The key that a typed search looks for. */
export function searchKey(query: string): string {
  const folded = foldForSearch(query);
  const isAddressOrNumber =
    folded.includes('@') || folded.startsWith(requestNumberPrefix.toLowerCase());
  return isAddressOrNumber ? folded : folded.slice(0, longestPrefix).trim();
}
