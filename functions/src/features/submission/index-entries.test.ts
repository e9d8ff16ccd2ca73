import { pick } from '@fanclub/contract/members/by-name';
import { submissionMaxPeople } from '@fanclub/contract/members/limits';
import { normaliseMemberInput } from '@fanclub/contract/members/normalise';
import { reviewFlags } from '@fanclub/contract/members/states';
import { costOf } from '@fanclub/contract/pricing/cost';
import { registerRequestSchema } from '@fanclub/contract/registration/request';
import { priceListOf } from '@fanclub/contract/settings/defaults';
import { registrationBody, sampleFields } from '@fanclub/contract/testing/build-registration';
import { isName } from '@fanclub/contract/text/name';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import { timestampOf } from '#platform/time';
import { divideFields, latestFields, type MemberDocument } from '#repositories/member';
import { parseRegistrationSettings } from '#repositories/registration-settings';
import { searchKeysOf } from '#repositories/search-keys';
import { commitBytes, indexEntriesOf } from '../../../test/index-entries.ts';
import { memberFromRequest } from './member-from-request.ts';

const now = new Date('2026-11-20T12:00:00Z');
const settings = parseRegistrationSettings({ data: () => undefined } as DocumentSnapshot);
type Written = Parameters<typeof commitBytes>[0][number];
const pathOf = (i = 0) => `members/${String(i).padStart(28, 'a')}`;

/** Returns the documents of a person and of the application of this row, with their paths. */
function documentsOf(row: MemberDocument, i = 0): [Written, Written] {
  const { person, application } = divideFields(row);
  const latest = pick(row, latestFields);
  const member = pathOf(i).split('/').at(-1);
  const country = row.country_of_residency;
  return [
    { path: pathOf(i), after: { ...person, latest } },
    { path: `applications/JOFCI-ABCD234${i}`, after: { ...application, member, country } },
  ];
}

/** Returns the row that a registration with these fields writes. */
function rowOf(fields: object): MemberDocument {
  const typed = { ...registrationBody(), ...fields };
  const body = registerRequestSchema.validateSync(normaliseMemberInput(typed));
  const cost = costOf(body, priceListOf(settings));
  const decided = {
    requestNumber: 'JOFCI-ABCD2345',
    settings,
    cost,
    promoCode: 'ULTRAS',
    rate: null,
  };
  return memberFromRequest(body, { ...decided, fingerprint: 'f'.repeat(64), now });
}

/** Returns the row as an approval and a review leave it. */
function approvedRow(row: MemberDocument): MemberDocument {
  const at = timestampOf(now);
  const membership = {
    season: row.season,
    pack_type: row.pack_type,
    juventus_card: row.juventus_card,
    since: at,
    valid_from: '2026-11-20',
    valid_until: '2027-06-30',
    request_number: row.request_number,
    holder: null,
    ended: null,
    end_reason: null,
  };
  const numbered = { member_number: 71_204, member_since: '2026-11-20' };
  const decided = { request_status: 'approved', is_approved: true, is_paid: true } as const;
  return {
    ...row,
    ...decided,
    memberships: [membership],
    ...numbered,
    search_keys: searchKeysOf({ ...row, ...numbered }),
    decided_at: at,
    email_confirmed_at: at,
    received: { EUR: 9900, IRR: 0 },
    handled_by: 'reviewer@fanclub.example',
    flags: [...reviewFlags],
    version: 3,
  };
}

/** Returns a name of 60 characters: six words of nine letters, of which no two begin alike. */
function longName(first: number): string {
  const letters = 'abcdefghijklmnopqrstuvwxyz';
  const words = Array.from({ length: 6 }, (_, i) =>
    Array.from({ length: 9 }, (_, j) => letters[(first + i * 5 + j * (i + 2)) % 26]).join(''),
  );
  return words.join(' ').padEnd(60, 'x').slice(0, 60);
}

const longest = {
  first_name: longName(1),
  last_name: longName(7),
  holder_first_name: longName(12),
  holder_last_name: longName(17),
  email: `${'abcdefghijk1mnopqrstu.vwxyzabcdefghijklmnopq-rstuvwxyzabcdefghij'.slice(0, 60)}@${'domain.'.repeat(26)}example`,
  address_of_residency: 'Via '.padEnd(300, 'abcdefgh '),
  phone: '+989123456789',
  transfer_number: '10-23-45-67-89-01-32-45-76-98-10-32-54-7',
};

/** The request numbers of a person whose shown number was already taken and who has renewed nine times. */
const longHistory = {
  told_number: 'JOFCI-EFGH6789',
  applications: Array.from({ length: 9 }, (_, i) => ({
    request_number: `JOFCI-MNPQ234${i}`,
    told_number: null,
    season: `201${i}/2${i}`,
  })),
};

function longestRow(): MemberDocument {
  const row = { ...rowOf({ ...sampleFields, ...longest }), ...longHistory };
  return { ...row, search_keys: searchKeysOf(row) };
}

const typical = rowOf({
  ...sampleFields,
  first_name: 'Mohammad Reza',
  last_name: 'Hosseini',
  email: 'mohammad.hosseini85@example.com',
  holder_first_name: null,
  holder_last_name: null,
  holder_birth_date: null,
  pack_type: 'base',
});

it.each([
  ['of usual names', typical, 250],
  ['of the longest names that can be entered, with a child and ten seasons', longestRow(), 900],
])('the index entries of a member are few for a member %s', (_, row, most) => {
  for (const one of [row, approvedRow(row)]) {
    const entries = documentsOf(one).map(({ path, after }) => indexEntriesOf(path, after).size);
    expect(entries.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(most);
  }
});

it('the index entries of a member are counted for names as long as they may be', () => {
  const { first_name, last_name, holder_first_name, holder_last_name } = longest;
  for (const name of [first_name, last_name, holder_first_name, holder_last_name]) {
    expect([name.length, isName(name)]).toEqual([60, true]);
  }
});

const rows = Array.from({ length: submissionMaxPeople }, longestRow);
const limit = 2_000_000;

it('a family of six with the longest names registers in a commit that is far below the limit of Firestore', () => {
  const bytes = commitBytes(rows.flatMap((row, i) => documentsOf(row, i)));
  expect(bytes).toBeLessThan(limit);
});

it('a family of six with the longest names is approved in such a commit too', () => {
  const writes = rows.map((before, i) => ({
    path: pathOf(i),
    before: { ...before },
    after: { ...approvedRow(before) },
  }));
  expect(commitBytes(writes)).toBeLessThan(limit);
});
