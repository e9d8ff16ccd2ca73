import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { readIndexFile } from '../../test/index-file.ts';

/**
 * For each file: the number of time fields that its interfaces declare, and the fields of its rows that need a
 * decision about their index. A field has an index only if it is in `lookedFor`, because an index on an ever
 * increasing value, such as a time, allows at most 500 writes a second.
 */
const times: Record<string, { declares: number; rows: Record<string, string[]> }> = {
  'member.ts': {
    declares: 25,
    rows: {
      members: [
        'created_at',
        'submitted_at',
        'decided_at',
        'undone_at',
        'not_me_at',
        'delete_requested_at',
        'sessions_valid_after',
        'exchange_rate_at',
        'last_decision',
        'email_confirmed_at',
        'password_set_at',
        'legal_record',
        'requested',
        'answered',
        'own_changes',
        'membership.since',
        'owes_back_since',
        'account_offer',
        'receipt_added_at',
        'passport_added_at',
        'receipt_deleted_at',
        'passport_deleted_at',
      ],
    },
  },
  'seasons.ts': { declares: 1, rows: { seasons: ['started_at'] } },
  'archived-seasons.ts': {
    declares: 3,
    rows: {
      seasons: [
        'created_at',
        'submitted_at',
        'decided_at',
        'exchange_rate_at',
        'membership',
        'receipt_added_at',
        'receipt_deleted_at',
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
        'created_at',
        'expires_at',
        'delivery.not_before',
        'delivery.lease_expires_at',
        'delivery.sent_at',
      ],
    },
  },
  'exports.ts': {
    declares: 3,
    rows: { exports: ['created_at', 'expires_at', 'lease_until'] },
  },
  // `sealed` is encrypted and long, so no query uses it.
  'drafts.ts': { declares: 2, rows: { drafts: ['created_at', 'expires_at', 'sealed'] } },
  'presence.ts': { declares: 1, rows: { case_looks: ['expires_at'] } },
  'cards.ts': { declares: 3, rows: { cards: ['since', 'steps', 'reported_at'] } },
  'payments.ts': { declares: 1, rows: { payments: ['at'] } },
  'statement-lines.ts': {
    declares: 2,
    rows: { statement_lines: ['imported_at', 'texts_until'] },
  },
  'ledger.ts': { declares: 1, rows: { ledger: ['expires_at'] } },
  'member-notes.ts': { declares: 1, rows: { member_notes: ['at', 'text'] } },
  'reminders.ts': { declares: 2, rows: { reminders: ['created_at', 'expires_at'] } },
  // Rows of `mail_words` are read by id, so no query uses their fields.
  'mail-words.ts': { declares: 1, rows: { mail_words: ['changed_at', 'words'] } },
  // `texts` is long, and no query uses it.
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

/** The time fields that a query uses without other fields, so that Firestore's own index of the field must exist. */
const lookedFor = [
  // Orders the list of members without a filter.
  'members.created_at',
  // Orders the queue of deletion requests; members rarely ask for deletion.
  'members.delete_requested_at',
  // Orders the list of refunds; few members are owed money.
  'members.owes_back_since',
  // Orders the history of all admins' actions; admins never cause 500 rows a second.
  'audit.at',
  // Orders the payments of one member.
  'payments.at',
  'setting_changes.at',
  // Maintenance finds the lines of bank statements whose texts are to be removed; lines are written one file at a
  // time.
  'statement_lines.texts_until',
  'news.changed_at',
  // The clean-up finds the expired rows of these collections. The collections in `removedByTtl` are left to
  // Firestore's own expiry (TTL).
  ...['uploads', 'promo_reservations', 'mail', 'exports', 'reminders'].map(
    (rows) => `${rows}.expires_at`,
  ),
];
/** The fields that a query over a collection group uses; such a query needs an index of the group. */
const lookedForInAll = ['payments.day', 'seasons.archived_at', 'seasons.receipt_since'];
const removedByTtl = [
  'login_links',
  'idempotency',
  'rate_limits',
  'drafts',
  'case_looks',
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
        // Matches the time fields of interfaces: indented lines that are not parameters.
        const found = source.match(/^ {2,}[^(=\n]*\bTimestamp\b( \| null)?[ }>[\]]*;/gm);
        return [file, found?.length ?? 0] as const;
      })
      .filter(([, found]) => found > 0);
    const written = Object.entries(times).map(([file, { declares }]) => [file, declares]);
    expect(Object.fromEntries(declared)).toEqual(Object.fromEntries(written));
  });
});
