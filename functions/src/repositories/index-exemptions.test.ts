import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { readIndexFile } from '../../test/index-entries.ts';

/**
 * For each file: the number of time fields that its interfaces declare, and the fields of its rows that need a
 * decision about their index. A field has an index only if it is in `lookedFor`, because an index on an ever
 * increasing value, such as a time, allows at most 500 writes a second.
 */
const times: Record<string, { declares: number; rows: Record<string, string[]> }> = {
  'person.ts': {
    declares: 21,
    rows: {
      members: [
        'created_at',
        'not_me_at',
        'delete_requested_at',
        'sessions_valid_after',
        'email_confirmed_at',
        'password_set_at',
        'legal_record',
        'own_changes',
        'memberships',
        'owes_since',
        'owes_asked_at',
        'owes_back_since',
        'remind_to_pay_at',
        'asked_adjustment',
        'open_dues',
        'over_dues',
        'account_offer',
        'email_before',
        'wanted_name',
        'merge',
      ],
    },
  },
  'application.ts': {
    declares: 13,
    rows: {
      applications: [
        'submitted_at',
        'decided_at',
        'undone_at',
        'exchange_rate_at',
        'last_decision',
        'requested',
        'answered',
        'statement_due',
        'receipt_added_at',
        'passport_added_at',
        'receipt_deleted_at',
        'passport_deleted_at',
      ],
    },
  },
  'seasons.ts': { declares: 1, rows: { seasons: ['started_at'] } },
  'club-receipts.ts': { declares: 1, rows: { receipts: ['booked_at'] } },
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
    declares: 6,
    rows: {
      mail: [
        'created_at',
        'expires_at',
        'delivery.not_before',
        'delivery.lease_expires_at',
        'delivery.sent_at',
        'delivery.sent_to_new_at',
      ],
    },
  },
  'kept-mails.ts': { declares: 2, rows: { mails: ['created_at', 'sent_at'] } },
  // `people` is long, and no query uses it.
  'list-looks.ts': { declares: 2, rows: { list_looks: ['hour', 'expires_at', 'people'] } },
  'cards.ts': { declares: 3, rows: { cards: ['since', 'steps', 'reported_at'] } },
  'payments.ts': { declares: 1, rows: { payments: ['at'] } },
  'statement-lines.ts': {
    declares: 2,
    rows: { statement_lines: ['imported_at', 'texts_until'] },
  },
  'statement-files.ts': {
    declares: 2,
    rows: { statement_files: ['imported_at', 'expires_at'] },
  },
  'known-payers.ts': { declares: 1, rows: { known_payers: ['expires_at'] } },
  'tills.ts': { declares: 1, rows: { till_counts: ['counted_at'] } },
  'imports.ts': { declares: 1, rows: { imports: ['at'] } },
  // A club has a few formats.
  'file-formats.ts': { declares: 1, rows: {} },
  'ledger.ts': { declares: 1, rows: { ledger: ['expires_at'] } },
  'member-notes.ts': { declares: 1, rows: { member_notes: ['at', 'text'] } },
  'reminders.ts': { declares: 2, rows: { reminders: ['created_at', 'expires_at'] } },
  // `texts` is long, and no query uses it.
  'news.ts': { declares: 2, rows: { news: ['changed_at', 'sent_at', 'texts'] } },
  'audit.ts': { declares: 1, rows: { audit: ['at'] } },
  'setting-changes.ts': { declares: 3, rows: { setting_changes: ['at'] } },
  'figures.ts': { declares: 1, rows: {} },
  'maintenance-run.ts': { declares: 3, rows: {} },
  'registration-settings.ts': { declares: 1, rows: {} },
  'admins.ts': {
    declares: 8,
    rows: {
      admins: ['gates', 'role_since', 'second_gone_at', 'sessions_valid_after', 'last_sign_in_at'],
    },
  },
};

/**
 * The time fields that a query uses without other fields. For such a query, Firestore's own index of the field must
 * exist.
 */
const lookedFor = [
  // Orders the list of members without a filter.
  'members.created_at',
  // Orders the queue of deletion requests; members rarely ask for deletion.
  'members.delete_requested_at',
  // Orders the list of refunds and the list of open dues; few members have a refund or a due open.
  'members.owes_back_since',
  'members.owes_since',
  // Orders the history of all admins' actions; admins never cause 500 rows a second.
  'audit.at',
  // Orders the payments of one member.
  'payments.at',
  // Orders the kept mails of one member; maintenance writes them one at a time.
  'mails.created_at',
  'setting_changes.at',
  // Orders the counts of cash.
  'till_counts.counted_at',
  // Orders the imports of files of members; each line of a file writes it.
  'imports.at',
  // Maintenance finds the lines of bank statements whose texts are to be removed; lines are written one file at a
  // time.
  'statement_lines.texts_until',
  'news.changed_at',
  // Counts the mails to new addresses; the queues send ten mails a second.
  'mail.delivery.sent_to_new_at',
  // Orders the files of bank statements.
  'statement_files.imported_at',
  // Maintenance finds the hours in which admins read lists; each admin writes one row an hour.
  'list_looks.hour',
  // The clean-up finds the expired rows of these collections. The collections in `removedByTtl` are left to
  // Firestore's own expiry (TTL).
  ...['uploads', 'promo_reservations', 'mail', 'reminders', 'statement_files'].map(
    (rows) => `${rows}.expires_at`,
  ),
];
/** The fields that a query over a collection group uses; such a query needs an index of the group. */
const lookedForInAll = ['payments.day'];
/**
 * In these collections, whose rows have many fields, a field has a single-field index only if a query uses it without
 * an order by another field.
 */
const withoutIndexes = ['members', 'applications', 'seasons', 'receipts'];
const membersLookedFor = {
  // The figures count by these fields, and a message's audience is filtered by any of them.
  'member-lists.ts': [
    'is_approved',
    'latest.is_paid',
    'is_owing',
    'standing',
    'standing_until',
    'first_season',
    'last_season',
    'merge.due',
    'merge.goes',
  ],
  'news-readers.ts': ['latest.pack_type', 'language', 'country_of_residency', 'no_news'],
  'families.ts': ['guardian_id'],
  'similar-members.ts': ['birth_date', 'phone', 'holder_birth_date'],
  'imports.ts': ['imported.id'],
  'review-queues.ts': ['delete_requested_at', 'wanted_name.at'],
  'owed-members.ts': [
    'owes_back_since',
    'owes_since',
    'owes.EUR',
    'owes.IRR',
    'remind_to_pay_at',
    'asked_adjustment.at',
  ],
};
const applicationsLookedFor = {
  'member-lists.ts': ['season'],
  'applications.ts': ['promo_code', 'submission.id'],
  'payers.ts': [
    'told_number',
    'transfer_number',
    'payer_last_four',
    'is_paid',
    'open.EUR',
    'open.IRR',
  ],
};
/** Long texts in rows without a time field. Rows of `mail_words` are read by id. */
const texts = ['mail_words.words'];
const removedByTtl = [
  'login_links',
  'idempotency',
  'rate_limits',
  'list_looks',
  'ledger',
  'known_payers',
].map((rows) => `${rows}.expires_at`);

const repositories = fileURLToPath(new URL('.', import.meta.url));

const nameOf = ({ collectionGroup, fieldPath }: { collectionGroup: string; fieldPath: string }) =>
  `${collectionGroup}.${fieldPath}`;

it('the exemptions are of every time that no query looks for, and of no other field', () => {
  const all = Object.values(times).flatMap(({ rows }) =>
    Object.entries(rows).flatMap(([name, fields]) => fields.map((field) => `${name}.${field}`)),
  );
  expect(all).toEqual(expect.arrayContaining(lookedFor));
  const { fieldOverrides } = readIndexFile();
  const exempted = fieldOverrides.filter(({ indexes }) => indexes.length === 0).map(nameOf);
  const isAlone = (name: string) => !withoutIndexes.some((rows) => name.startsWith(`${rows}.`));
  const needed = all.filter((name) => !lookedFor.includes(name)).filter(isAlone);
  const wholes = withoutIndexes.map((rows) => `${rows}.*`);
  expect(exempted.sort()).toEqual([...needed, ...texts, ...wholes].sort());
  const withTtl = fieldOverrides.filter(({ ttl }) => ttl);
  const ttlNames = withTtl.map(nameOf);
  expect(ttlNames.sort()).toEqual([...removedByTtl].sort());
});

it('the exemptions leave to the collections without indexes those of the fields that are looked for', () => {
  const kept = readIndexFile().fieldOverrides.filter(({ indexes }) => indexes.length > 0);
  const ascending = { order: 'ASCENDING', queryScope: 'COLLECTION' };
  const descending = { order: 'DESCENDING', queryScope: 'COLLECTION' };
  const wanted = [
    ['members.created_at', [ascending, descending]] as const,
    ...['members.held_seasons', 'receipts.member_ids'].map(
      (name) => [name, [{ arrayConfig: 'CONTAINS', queryScope: 'COLLECTION' }]] as const,
    ),
    ...Object.values(membersLookedFor)
      .flat()
      .map((field) => [`members.${field}`, [ascending]] as const),
    ...Object.values(applicationsLookedFor)
      .flat()
      .map((field) => [`applications.${field}`, [ascending]] as const),
    ...lookedForInAll.map(
      (name) => [name, [{ ...ascending, queryScope: 'COLLECTION_GROUP' }]] as const,
    ),
  ];
  expect(Object.fromEntries(kept.map((it) => [nameOf(it), it.indexes]))).toEqual(
    Object.fromEntries(wanted),
  );
});

it('the exemptions were thought of with every time that rows keep', () => {
  const declared = globSync('*.ts', { cwd: repositories })
    .filter(
      (file) => !file.endsWith('.test.ts') && !['page-cursor.ts', 'merged-pages.ts'].includes(file),
    )
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
