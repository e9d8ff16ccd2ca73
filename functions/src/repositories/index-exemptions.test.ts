import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { readIndexFile } from '../../test/index-file.ts';

/**
 * Every time that a row keeps, alone or inside of another field, and how many its file declares. An
 * index on a value that only grows takes 500 writes a second and no more, so that a time has one
 * where a query looks for it, and nowhere else.
 */
const times: Record<string, { declares: number; rows: Record<string, string[]> }> = {
  'member.ts': {
    declares: 25,
    rows: {
      members: [
        ...['created_at', 'submitted_at', 'decided_at', 'undone_at', 'not_me_at'],
        ...['delete_requested_at', 'sessions_valid_after', 'exchange_rate_at', 'last_decision'],
        ...['email_confirmed_at', 'password_set_at', 'legal_record', 'requested', 'answered'],
        ...['own_changes', 'membership.since', 'owes_back_since', 'account_offer'],
        ...['receipt_added_at', 'passport_added_at', 'receipt_deleted_at', 'passport_deleted_at'],
      ],
    },
  },
  'seasons.ts': { declares: 1, rows: { seasons: ['started_at'] } },
  'archived-seasons.ts': {
    declares: 3,
    rows: {
      seasons: [
        ...['created_at', 'submitted_at', 'decided_at', 'exchange_rate_at', 'membership'],
        ...['receipt_added_at', 'receipt_deleted_at'],
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
  // What is encrypted is long, and nobody looks for it.
  'drafts.ts': { declares: 2, rows: { drafts: ['created_at', 'expires_at', 'sealed'] } },
  'case-looks.ts': { declares: 1, rows: { case_looks: ['expires_at'] } },
  'cards.ts': { declares: 3, rows: { cards: ['since', 'steps', 'reported_at'] } },
  'payments.ts': { declares: 1, rows: { payments: ['at'] } },
  'statement-lines.ts': {
    declares: 2,
    rows: { statement_lines: ['imported_at', 'texts_until'] },
  },
  'ledger.ts': { declares: 1, rows: { ledger: ['expires_at'] } },
  'member-notes.ts': { declares: 1, rows: { member_notes: ['at', 'text'] } },
  // The prints themselves are long, and nobody looks for one by what it holds.
  'receipt-layouts.ts': {
    declares: 2,
    rows: { receipt_layouts: ['created_at', 'expires_at', 'packed'], receipt_prints: ['packed'] },
  },
  'reminders.ts': { declares: 2, rows: { reminders: ['created_at', 'expires_at'] } },
  // Read by their names alone, and as long as they are no row of theirs is looked for.
  'mail-words.ts': { declares: 1, rows: { mail_words: ['changed_at', 'words'] } },
  // Long, too.
  'news.ts': { declares: 2, rows: { news: ['changed_at', 'sent_at', 'texts'] } },
  'audit.ts': { declares: 1, rows: { audit: ['at'] } },
  'setting-changes.ts': { declares: 3, rows: { setting_changes: ['at'] } },
  'figures.ts': { declares: 1, rows: {} },
  'registration-settings.ts': { declares: 1, rows: {} },
  'admins.ts': {
    declares: 4,
    rows: { admins: ['gates', 'sessions_valid_after', 'last_sign_in_at'] },
  },
};

/** The times that a query looks for alone. */
const lookedFor = [
  // The list without a filter.
  'members.created_at',
  // The queue of those who want to be deleted: single calls of members.
  'members.delete_requested_at',
  // The list of refunds: a treasurer's single look, and few who are owed something.
  'members.owes_back_since',
  // The history of everything: what admins do, never 500 a second.
  'audit.at',
  // Of one member: a few rows.
  'payments.at',
  'setting_changes.at',
  // What maintenance takes from lines of statements: a file at a time.
  'statement_lines.texts_until',
  'news.changed_at',
  // The newest layouts: a new one is rare, and maintenance alone writes them.
  'receipt_layouts.created_at',
  // The clean-up. What Firestore's TTL removes it looks for on the emulators alone.
  ...['uploads', 'promo_reservations', 'mail', 'exports', 'reminders'].map(
    (rows) => `${rows}.expires_at`,
  ),
];
/** Looked for under everybody at once, which wants an index of its own. */
const lookedForInAll = ['payments.day', 'seasons.archived_at', 'seasons.receipt_since'];
const removedByTtl = [
  'login_links',
  'idempotency',
  'rate_limits',
  'drafts',
  'case_looks',
  'receipt_layouts',
  'ledger',
].map((rows) => `${rows}.expires_at`);

const repositories = fileURLToPath(new URL('.', import.meta.url));

const nameOf = ({ collectionGroup, fieldPath }: { collectionGroup: string; fieldPath: string }) =>
  `${collectionGroup}.${fieldPath}`;

describe('the exemptions of firestore.indexes.json', () => {
  it('are of every time that no query looks for, and of no other field', () => {
    const all = Object.values(times).flatMap(({ rows }) =>
      Object.entries(rows).flatMap(([name, fields]) => fields.map((field) => `${name}.${field}`)),
    );
    expect(all).toEqual(expect.arrayContaining(lookedFor));
    const { fieldOverrides } = readIndexFile();
    const inAll = fieldOverrides.filter(({ indexes }) => indexes.length > 0);
    expect(inAll.map(nameOf).sort()).toEqual(lookedForInAll);
    expect(inAll.flatMap(({ indexes }) => indexes)).toEqual(
      lookedForInAll.map(() => ({ order: 'ASCENDING', queryScope: 'COLLECTION_GROUP' })),
    );
    const exempted = fieldOverrides.filter((field) => !inAll.includes(field)).map(nameOf);
    expect(exempted.sort()).toEqual(all.filter((name) => !lookedFor.includes(name)).sort());
    const withTtl = fieldOverrides.filter(({ ttl }) => ttl);
    const ttlNames = withTtl.map(nameOf);
    expect(ttlNames.sort()).toEqual([...removedByTtl].sort());
  });

  it('were thought of with every time that rows keep', () => {
    const declared = globSync('*.ts', { cwd: repositories })
      .filter((file) => !file.endsWith('.test.ts') && file !== 'page-cursor.ts')
      .map((file) => {
        const source = readFileSync(`${repositories}/${file}`, 'utf8');
        // Fields of rows: indented, and no parameters.
        const found = source.match(/^ {2,}[^(=\n]*\bTimestamp\b( \| null)?[ }>[\]]*;/gm);
        return [file, found?.length ?? 0] as const;
      })
      .filter(([, found]) => found > 0);
    const written = Object.entries(times).map(([file, { declares }]) => [file, declares]);
    expect(Object.fromEntries(declared)).toEqual(Object.fromEntries(written));
  });
});
