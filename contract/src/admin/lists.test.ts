import { expect, it } from 'vitest';
import { api } from '../api.ts';
import type { RouteDefinition } from '../http/route.ts';
import { memberRowNames } from '../members/admin-member.ts';
import { keptFieldNames, memberField } from '../members/field-sets.ts';

/** Topics of the privacy policy. A list may contain only fields that belong to one of these topics. */
const listedTopics = ['name', 'email', 'package', 'clubCard', 'language', 'method'];
const unlisted: readonly string[] = keptFieldNames.filter(
  (name) => !listedTopics.includes(memberField(name).privacy),
);
/** Matches names of fields with a birth date, an address, a phone number or a document. */
const unlistedPattern = /birth|address|postal|country|phone|_url$|upload/;

const isUnlisted = (name: string) => unlisted.includes(name) || unlistedPattern.test(name);

/**
 * Admin routes whose lists may contain unlisted fields. The routes of the case, the labels and the letters write an
 * audit row. The `country` in the list of messages belongs to a message's audience, not to a person.
 */
const exempt = ['readUser', 'listCardAddresses', 'listLetters', 'listNews'];

interface Described {
  fields?: Record<string, Described>;
  innerType?: Described;
}

/** Returns the names of all fields within the arrays of a described schema. */
function namesInLists({ fields = {}, innerType }: Described, isInList: boolean): string[] {
  return [
    ...Object.entries(fields).flatMap(([name, field]) => [
      ...(isInList ? [name] : []),
      ...namesInLists(field, isInList),
    ]),
    ...(innerType ? namesInLists(innerType, true) : []),
  ];
}

const lists = Object.entries<RouteDefinition>(api).flatMap(([name, { access, response }]) => {
  if (access !== 'admin' || !response || exempt.includes(name)) return [];
  const names = namesInLists(response.describe() as Described, false);
  return names.length > 0 ? [{ name, names }] : [];
});

it('lists of the panel and the fields that they must not have are found', () => {
  expect(lists.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['listUsers', 'listQueue', 'listRefunds', 'listCards', 'decideMany']),
  );
  expect(unlisted).toEqual(
    expect.arrayContaining(['birth_date', 'phone', 'address_of_residency', 'holder_birth_date']),
  );
});

it.each(lists)('$name lists no birth date, address, phone or document', ({ names }) => {
  expect(names.filter(isUnlisted)).toEqual([]);
});

it('a row of the list of members has none of them either', () => {
  expect(memberRowNames.filter(isUnlisted)).toEqual([]);
});
