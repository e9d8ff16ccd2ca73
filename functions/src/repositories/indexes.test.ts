import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { memberSorts } from '@fanclub/contract/admin/filters';
import { describe, expect, it } from 'vitest';

/**
 * The emulators answer every query; Firestore itself refuses one whose index was not deployed. So
 * each query that needs an index is written down here, and a query that is not here is noticed.
 */

type Filter = '==' | 'contains';
interface CompoundQuery {
  collection: string;
  filters: Record<string, Filter>;
  /** The field of the range or the order, with its direction; ties by id need nothing more. */
  order?: [field: string, direction: 'ASCENDING' | 'DESCENDING'];
}

const directions = { newest: 'DESCENDING', oldest: 'ASCENDING' } as const;

/** `matchingMembers` with each filter, with and without a search, in both orders. */
const memberQueries = memberSorts.flatMap((sort) =>
  [{}, { is_approved: '==' }, { is_paid: '==' }].flatMap((filter) =>
    [{}, { search_keys: 'contains' }].map((search) => ({
      collection: 'members',
      filters: { ...filter, ...search } as Record<string, Filter>,
      order: ['created_at', directions[sort]] as ['created_at', 'ASCENDING' | 'DESCENDING'],
    })),
  ),
);

/**
 * How often a file narrows or orders a query, what it makes of that and needs an index for, and
 * which times it looks for alone.
 */
const queries: Record<string, { calls: number; makes: CompoundQuery[]; times?: string[] }> = {
  'members.ts': {
    calls: 15,
    makes: [
      ...memberQueries,
      { collection: 'members', filters: { account: '==' }, order: ['created_at', 'ASCENDING'] },
      // A range too, of every id: whose document is gone is not looked at.
      ...['receipt_upload', 'passport_upload'].map(
        (field): CompoundQuery => ({
          collection: 'members',
          filters: { [field]: '==' },
          order: ['decided_at', 'ASCENDING'],
        }),
      ),
      {
        collection: 'members',
        filters: { request_status: '==', is_paid: '==' },
        order: ['decided_at', 'ASCENDING'],
      },
    ],
    // The list without a filter.
    times: ['members.created_at'],
  },
  'audit.ts': {
    calls: 3,
    makes: ['member_hash', 'action'].map((field) => ({
      collection: 'audit',
      filters: { [field]: '==' },
      order: ['at', 'DESCENDING'],
    })),
    // The history of everything: what admins do, never 500 a second.
    times: ['audit.at'],
  },
  'mails.ts': {
    calls: 7,
    makes: [
      {
        collection: 'mail',
        filters: { 'delivery.state': '==' },
        order: ['delivery.not_before', 'ASCENDING'],
      },
    ],
  },
  // Orders what the others narrow, by a time and the id.
  'pages.ts': { calls: 2, makes: [] },
  // One field, its range and its order at most, or equality alone: Firestore indexes these itself.
  'expired-rows.ts': {
    calls: 2,
    makes: [],
    // The clean-up. What Firestore's TTL removes it looks for on the emulators alone.
    times: ['uploads', 'promo_reservations', 'mail', 'exports'].map((rows) => `${rows}.expires_at`),
  },
  'exports.ts': { calls: 1, makes: [] },
  'idempotency.ts': { calls: 1, makes: [] },
  'login-links.ts': { calls: 1, makes: [] },
  'promo-codes.ts': { calls: 1, makes: [] },
  'promo-reservations.ts': { calls: 3, makes: [] },
  'promo-uses.ts': { calls: 4, makes: [] },
  'uploads.ts': { calls: 4, makes: [] },
};

const sources = fileURLToPath(new URL('..', import.meta.url));
const indexFile = fileURLToPath(new URL('../../../firestore.indexes.json', import.meta.url));

interface Index {
  collectionGroup: string;
  fields: { fieldPath: string; order?: string; arrayConfig?: string }[];
}
interface FieldOverride {
  collectionGroup: string;
  fieldPath: string;
  ttl?: boolean;
  indexes: object[];
}
const { indexes, fieldOverrides } = JSON.parse(readFileSync(indexFile, 'utf8')) as {
  indexes: Index[];
  fieldOverrides: FieldOverride[];
};

/**
 * Every time that a row keeps, alone or inside of another field, and how many its file declares. An
 * index on a value that only grows takes 500 writes a second and no more, so that a time has one
 * where a query above needs it, and nowhere else.
 */
const times: Record<string, { declares: number; rows: Record<string, string[]> }> = {
  'member.ts': {
    declares: 18,
    rows: {
      members: [
        ...['created_at', 'submitted_at', 'decided_at', 'undone_at', 'not_me_at'],
        ...['delete_requested_at', 'sessions_valid_after', 'exchange_rate_at', 'last_decision'],
        ...['email_confirmed_at', 'password_set_at', 'legal_record'],
        ...['receipt_added_at', 'passport_added_at', 'receipt_deleted_at', 'passport_deleted_at'],
      ],
    },
  },
  'member-emails.ts': { declares: 1, rows: { member_emails: ['created_at'] } },
  'uploads.ts': { declares: 2, rows: { uploads: ['created_at', 'expires_at'] } },
  'promo-reservations.ts': {
    declares: 2,
    rows: { promo_reservations: ['created_at', 'expires_at'] },
  },
  'login-links.ts': {
    declares: 4,
    rows: { login_links: ['created_at', 'expires_at', 'used_at', 'claimed_until'] },
  },
  'idempotency.ts': { declares: 1, rows: { idempotency: ['expires_at'] } },
  'rate-limits.ts': { declares: 3, rows: { rate_limits: ['expires_at', 'holds'] } },
  'mails.ts': {
    declares: 5,
    rows: {
      mail: [
        ...['created_at', 'expires_at'],
        ...['delivery.not_before', 'delivery.lease_expires_at', 'delivery.sent_at'],
      ],
    },
  },
  'exports.ts': {
    declares: 3,
    rows: { exports: ['created_at', 'expires_at', 'lease_until'] },
  },
  'audit.ts': { declares: 1, rows: { audit: ['at'] } },
  'admins.ts': { declares: 2, rows: { admins: ['gates', 'sessions_valid_after'] } },
};
const removedByTtl = ['login_links.expires_at', 'idempotency.expires_at', 'rate_limits.expires_at'];

/** Comparable: filters in any order, then the field of the order. */
function signature(collection: string, filters: string[], order: string): string {
  return `${collection}: ${[...filters].sort().join(' ')} then ${order}`;
}

const deployed = indexes.map(({ collectionGroup, fields }) => {
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

describe('firestore.indexes.json', () => {
  it('has an index for every query that needs one, and no other', () => {
    expect([...new Set(deployed)].sort()).toEqual([...new Set(needed)].sort());
    expect(new Set(deployed).size).toBe(deployed.length);
  });

  it('exempts every time that no query looks for, and no other field', () => {
    const all = Object.values(times).flatMap(({ rows }) =>
      Object.entries(rows).flatMap(([name, fields]) => fields.map((field) => `${name}.${field}`)),
    );
    const lookedFor = Object.values(queries).flatMap((query) => query.times ?? []);
    expect(all).toEqual(expect.arrayContaining(lookedFor));
    const exempted = fieldOverrides.map((field) => `${field.collectionGroup}.${field.fieldPath}`);
    expect(exempted.sort()).toEqual(all.filter((name) => !lookedFor.includes(name)).sort());
    expect(fieldOverrides.flatMap((field) => field.indexes)).toEqual([]);
    const withTtl = fieldOverrides.filter(({ ttl }) => ttl);
    const ttlNames = withTtl.map((field) => `${field.collectionGroup}.${field.fieldPath}`);
    expect(ttlNames.sort()).toEqual([...removedByTtl].sort());
  });

  it('was thought of with every time that rows keep', () => {
    const declared = globSync('*.ts', { cwd: `${sources}/repositories` })
      .filter((file) => !file.endsWith('.test.ts') && file !== 'page-cursor.ts')
      .map((file) => {
        const source = readFileSync(`${sources}/repositories/${file}`, 'utf8');
        // Fields of rows: indented, and no parameters.
        const found = source.match(/^ {2,}[^(=\n]*\bTimestamp\b( \| null)?[ }>[\]]*;/gm);
        return [file, found?.length ?? 0] as const;
      })
      .filter(([, found]) => found > 0);
    const written = Object.entries(times).map(([file, { declares }]) => [file, declares]);
    expect(Object.fromEntries(declared)).toEqual(Object.fromEntries(written));
  });

  it('was thought of with every query there is', () => {
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
});
