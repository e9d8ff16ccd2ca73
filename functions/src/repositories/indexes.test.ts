import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { memberSorts } from '@fanclub/contract/admin/filters';
import { reviewQueues } from '@fanclub/contract/admin/queues';
import { expect, it } from 'vitest';
import { readIndexFile } from '../../test/index-entries.ts';
import { isOfPersons, queueOrder, storedConditions } from './review-queues.ts';

/**
 * The emulator answers every query, but Firestore refuses a query whose index was not deployed. Therefore each
 * query that needs an index is listed here, and the test fails if a query is not listed or an index is missing.
 */

type Filter = '==' | 'contains';
interface CompoundQuery {
  collection: string;
  filters: Record<string, Filter>;
  /**
   * The field of the range or the order, with its direction. The order by id, which breaks ties, needs no index
   * field.
   */
  order?: readonly [field: string, direction: 'ASCENDING' | 'DESCENDING'];
}

const directions = { newest: 'DESCENDING', oldest: 'ASCENDING' } as const;

/** The queries of `matchingMembers` with each filter, with and without a search, in both orders. */
const memberQueries = memberSorts.flatMap((sort) =>
  [
    {},
    { is_approved: '==' },
    { 'latest.is_paid': '==' },
    { is_owing: '==' },
    { standing: '==' },
    { held_seasons: 'contains' },
    { first_season: '==' },
    { last_season: '==' },
    // A search without a filter by one of these two fields asks for both values of the field, and so uses the same
    // index.
    { search_keys: 'contains', is_approved: '==', 'latest.is_paid': '==' },
  ].map((filters) => ({
    collection: 'members',
    filters: filters as Record<string, Filter>,
    order: ['created_at', directions[sort]] as ['created_at', 'ASCENDING' | 'DESCENDING'],
  })),
);

/**
 * For each file, how many calls of `where` and `orderBy` it has, and which of its queries need a composite index.
 * `index-exemptions.test.ts` lists the queries on a single time field.
 */
const queries: Record<string, { calls: number; makes: CompoundQuery[] }> = {
  'member-lists.ts': {
    calls: 23,
    makes: [
      ...memberQueries,
      { collection: 'members', filters: { account: '==' }, order: ['created_at', 'ASCENDING'] },
      {
        collection: 'members',
        filters: { 'latest.request_status': '==', 'latest.is_paid': '==', is_approved: '==' },
        order: ['latest.decided_at', 'ASCENDING'],
      },
    ],
  },
  'applications.ts': {
    calls: 15,
    makes: [
      // The query has a range over all values of this field, such as `> ''`, to leave out rows with null. An index for
      // equality serves the range as well.
      ...['receipt_upload', 'passport_upload', 'answered.at', 'request_status'].map(
        (field): CompoundQuery => ({
          collection: 'applications',
          filters: { [field]: '==' },
          order: ['decided_at', 'ASCENDING'],
        }),
      ),
      {
        collection: 'applications',
        filters: { promo_code: '==' },
        order: ['submitted_at', 'DESCENDING'],
      },
      // This query adds up what was received, as `statement-lines.ts` adds up lines.
      {
        collection: 'applications',
        filters: { season: '==', 'received.EUR': '==' },
        order: ['received.IRR', 'ASCENDING'],
      },
    ],
  },
  'review-queues.ts': {
    calls: 3,
    makes: reviewQueues.flatMap((queue) => {
      const { timeField, direction } = queueOrder(queue);
      return storedConditions(queue, 'admin@example.com').map((all) => ({
        collection: isOfPersons(queue) ? 'members' : 'applications',
        filters: Object.fromEntries(
          all
            // A range is on the field that orders the rows, which the index contains anyway.
            .filter(([, op]) => op !== '>' && op !== '<=')
            // The index for one value also answers a query for any of several values.
            .map(([field, op]) => [field, op === 'array-contains-any' ? 'contains' : '==']),
        ) as Record<string, Filter>,
        order: [timeField, direction === 'asc' ? 'ASCENDING' : 'DESCENDING'] as const,
      }));
    }),
  },
  'families.ts': { calls: 1, makes: [] },
  'similar-members.ts': { calls: 2, makes: [] },
  'audit.ts': {
    calls: 8,
    makes: [
      ['member_hash'],
      ['action'],
      ['admin_email'],
      ['action', 'admin_email'],
      ['action', 'member_hash'],
      ['admin_email', 'member_hash'],
      ['action', 'admin_email', 'member_hash'],
    ].map((fields) => ({
      collection: 'audit',
      filters: Object.fromEntries(fields.map((field) => [field, '=='])) as Record<string, '=='>,
      order: ['at', 'DESCENDING'],
    })),
  },
  // The query of this file, by member, admin and action, is listed at `audit.ts`.
  'audit-views.ts': { calls: 2, makes: [] },
  'member-notes.ts': {
    calls: 1,
    makes: [
      { collection: 'member_notes', filters: { member_id: '==' }, order: ['at', 'DESCENDING'] },
    ],
  },
  'mails.ts': {
    calls: 13,
    makes: [
      {
        collection: 'mail',
        filters: { 'delivery.state': '==' },
        order: ['delivery.not_before', 'ASCENDING'],
      },
      {
        collection: 'mail',
        filters: { 'delivery.state': '==', 'message.template': '==' },
        order: ['created_at', 'ASCENDING'],
      },
      // `merged-pages.ts` orders the mails about a member.
      { collection: 'mail', filters: { member_id: '==' }, order: ['created_at', 'DESCENDING'] },
    ],
  },
  // `statement-files.ts` orders by one field; `index-exemptions.test.ts` lists the index.
  'statement-files.ts': { calls: 1, makes: [] },
  'imports.ts': { calls: 2, makes: [] },
  'file-formats.ts': { calls: 1, makes: [] },
  'statement-lines.ts': {
    calls: 26,
    makes: [
      // A sum needs an index that ends with the fields that it adds up. Here, `day` has a range.
      {
        collection: 'statement_lines',
        filters: { currency: '==', way: '==', direction: '==', day: '==', amount: '==' },
        order: ['left', 'ASCENDING'],
      },
      {
        collection: 'statement_lines',
        filters: { currency: '==', state: '==', way: '==', direction: '==', day: '==' },
        order: ['left', 'ASCENDING'],
      },
      { collection: 'statement_lines', filters: { state: '==' }, order: ['day', 'ASCENDING'] },
      {
        collection: 'statement_lines',
        filters: { state: '==' },
        order: ['imported_at', 'ASCENDING'],
      },
      {
        collection: 'statement_lines',
        filters: { state: '==', direction: '==' },
        order: ['imported_at', 'ASCENDING'],
      },
      {
        collection: 'statement_lines',
        filters: { direction: '==' },
        order: ['imported_at', 'ASCENDING'],
      },
      {
        collection: 'statement_lines',
        filters: { amount: '==', currency: '==', way: '==', direction: '==' },
        order: ['day', 'ASCENDING'],
      },
    ],
  },
  'setting-changes.ts': {
    calls: 1,
    makes: [
      {
        collection: 'setting_changes',
        filters: { roles: 'contains' },
        order: ['at', 'DESCENDING'],
      },
    ],
  },
  // `payers.ts` searches names by a query of `member-lists.ts`. Its own queries use equality or one list operator and no
  // order, so they need no composite index.
  'payers.ts': { calls: 5, makes: [] },
  'cards.ts': {
    calls: 4,
    makes: ['state', 'is_unwanted'].map((field) => ({
      collection: 'cards',
      filters: { [field]: '==' },
      order: ['since', 'ASCENDING'],
    })),
  },
  'club-receipts.ts': {
    calls: 3,
    makes: [
      { collection: 'receipts', filters: { number: '==' }, order: ['booked_at', 'ASCENDING'] },
      {
        collection: 'receipts',
        filters: { seasons: 'contains' },
        order: ['booked_at', 'ASCENDING'],
      },
    ],
  },
  // `payment-order.ts` orders a collection group by one field; `index-exemptions.test.ts` lists the index.
  'payment-order.ts': { calls: 4, makes: [] },
  'payments.ts': {
    calls: 5,
    makes: [
      {
        collection: 'payments',
        filters: { kind: '==', amount: '==', currency: '==' },
        order: ['day', 'ASCENDING'],
      },
    ],
  },
  'owed-members.ts': {
    calls: 8,
    makes: [
      {
        collection: 'members',
        filters: { owes_asked: '==' },
        order: ['owes_since', 'ASCENDING'],
      },
    ],
  },
  'pages.ts': { calls: 2, makes: [] },
  // The queries of all following files use one field with its range and order, or equality only: Firestore indexes
  // these by itself.
  'expired-rows.ts': { calls: 2, makes: [] },
  'list-looks.ts': { calls: 2, makes: [] },
  'member-numbers.ts': { calls: 3, makes: [] },
  'known-payers.ts': { calls: 1, makes: [] },
  'idempotency.ts': { calls: 1, makes: [] },
  'login-links.ts': { calls: 1, makes: [] },
  'promo-codes.ts': { calls: 2, makes: [] },
  'promo-reservations.ts': { calls: 3, makes: [] },
  'promo-uses.ts': { calls: 4, makes: [] },
  'news.ts': { calls: 1, makes: [] },
  'news-readers.ts': { calls: 5, makes: [] },
  'reminders.ts': { calls: 1, makes: [] },
  'tills.ts': { calls: 1, makes: [] },
  'uploads.ts': { calls: 4, makes: [] },
};

const sources = fileURLToPath(new URL('..', import.meta.url));

/** Returns a query as text that can be compared: its filters sorted, then the field of the order. */
function signature(collection: string, filters: string[], order: string): string {
  return `${collection}: ${[...filters].sort().join(' ')} then ${order}`;
}

const deployed = readIndexFile().indexes.map(({ collectionGroup, fields }) => {
  const parts = fields.map(({ fieldPath, order, arrayConfig }) =>
    arrayConfig ? `${fieldPath} contains` : `${fieldPath} ${order}`,
  );
  const filters = parts.slice(0, -1).map((part) => part.replace(/ ASCENDING$/, ' =='));
  return signature(collectionGroup, filters, String(parts.at(-1)));
});

const needed = Object.values(queries)
  .flatMap(({ makes }) => makes)
  .flatMap(({ collection, filters, order }) => {
    const names = Object.entries(filters).map(([field, filter]) => `${field} ${filter}`);
    return order && names.length > 0 ? [signature(collection, names, order.join(' '))] : [];
  });

it('firestore.indexes.json has an index for every query that needs one, and no other', () => {
  expect([...new Set(deployed)].sort()).toEqual([...new Set(needed)].sort());
  expect(new Set(deployed).size).toBe(deployed.length);
});

it('firestore.indexes.json was thought of with every query there is', () => {
  const found = globSync('**/*.ts', { cwd: sources })
    .filter((file) => !file.endsWith('.test.ts'))
    .map((file) => {
      const calls = readFileSync(`${sources}/${file}`, 'utf8').match(/\.(where|orderBy)\(/g);
      return [file, calls?.length ?? 0] as const;
    })
    .filter(([, calls]) => calls > 0);
  const written = Object.entries(queries).map(([file, { calls }]) => [
    `repositories/${file}`,
    calls,
  ]);
  expect(Object.fromEntries(found)).toEqual(Object.fromEntries(written));
});
