import { type ReviewQueue, reviewQueues } from '@fanclub/contract/admin/queues';
import { exportUsers, rejectUser } from '@fanclub/contract/admin/routes';
import { headOf } from '@fanclub/contract/files/column-heads';
import { exportColumns } from '@fanclub/contract/members/member-file';
import { secureText } from '@fanclub/contract/members/password-rules';
import type { BuiltMember } from '@fanclub/stories/tools/build-member';
import { call } from '@fanclub/stories/tools/call';
import { type BuiltAdmin, signInAdmin } from '@fanclub/stories/tools/sign-in-admin';
import { beforeAll, describe, expect, it } from 'vitest';
import { fileParts } from '#features/files/list-file';
import { serverContext } from '#platform/context';
import { readPage } from '#repositories/pages';
import { queueRows } from '#repositories/review-queues';
import { auditRowsBy } from '../../../test/audit-rows.ts';
import { buildMembership } from '../../../test/build-season.ts';
import { testDb } from '../../../test/firebase.ts';
import { storeMember } from '../../../test/store-member.ts';
import { putFields } from '../../../test/stored.ts';
import { countedIn } from '../../../test/watch-firestore.ts';
import { membersFile } from './members-file.ts';

/** A family name that no other test has. */
const family = `Zx${secureText('abcdefghijklmnopqrstuvwxyz', 10)}`;
let admin: BuiltAdmin;
let members: BuiltMember[] = [];

beforeAll(async () => {
  admin = await signInAdmin();
  const person = (first_name: string) => ({
    first_name,
    last_name: family,
    address_of_residency: 'Valiasr Street 12',
    juventus_card: false,
  });
  members = [
    await storeMember(person('Anna')),
    await storeMember(person('Bahar'), { is_approved: true, request_status: 'approved' }),
    await storeMember(person('Carla'), { rejection_reason: '=1+1, "quoted"\nand more' }),
    await storeMember(person('Dora')),
    await storeMember(person('Elena')),
  ];
});

const exported = (query: Record<string, string>) =>
  call(exportUsers, { query, token: admin.token });
const linesOf = (bytes: Buffer) => bytes.toString().slice(1).split('\r\n');

it('the file answers a file with named columns that spreadsheets read as UTF-8', async () => {
  const answer = await exported({ q: family, sort: 'oldest' });
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(answer.headers.get('content-disposition')).toMatch(
    /^attachment; filename="members-\d{4}-\d\d-\d\d\.csv"$/,
  );
  expect(answer.headers.get('cache-control')).toBe('private, no-store');
  expect([...answer.bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  const [head, first] = linesOf(answer.bytes);
  expect(head).toBe(exportColumns.map(headOf).join(','));
  expect(head).not.toContain('juventus');
  const cells = first?.split(',') ?? [];
  const cell = (column: (typeof exportColumns)[number]) => cells[exportColumns.indexOf(column)];
  expect(cell('request_number')).toBe(members[0]?.requestNumber);
  expect(cell('email')).toBe(members[0]?.email);
  expect(cell('phone')).toBe("'+989121234567");
  expect(cell('total_price')).toBe('20');
  expect(cell('is_paid')).toBe('false');
});

it.each([
  ['newest', [4, 3, 2, 1, 0]],
  ['oldest', [0, 1, 2, 3, 4]],
])('the file holds everyone whom the filter lets through, %s first', async (sort, order) => {
  const { bytes } = await exported({ q: family, sort });
  const text = bytes.toString();
  const places = order.map((i) => text.indexOf(String(members[i]?.requestNumber)));
  expect(places.every((place) => place > 0)).toBe(true);
  expect(places).toEqual([...places].sort((a, b) => a - b));
  const approved = (await exported({ q: family, status: 'approved' })).bytes.toString();
  expect(approved).toContain(String(members[1]?.requestNumber));
  expect(linesOf(Buffer.from(approved))).toHaveLength(3);
});

it('the file holds the chosen columns alone, in its own order, and tells the audit of them', async () => {
  const other = await signInAdmin();
  const query = { q: `anna ${family}`, columns: 'phone,id,request_number' };
  const answer = await call(exportUsers, { query, token: other.token });
  const { requestNumber, id } = members[0] ?? {};
  expect(linesOf(answer.bytes)).toEqual([
    'request_number,phone,id',
    `${requestNumber},'+989121234567,${id}`,
    '',
  ]);
  const [row] = await auditRowsBy(other.email);
  expect(row?.fields).toEqual(['id', 'phone', 'request_number']);
});

it('the file is JSON with numbers and phones as they are where that is asked for', async () => {
  const columns = 'request_number,phone,total_price,is_paid';
  const answer = await exported({ q: `anna ${family}`, columns, format: 'json' });
  expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8');
  expect(answer.headers.get('content-disposition')).toMatch(/members-.*\.json"$/);
  expect(JSON.parse(answer.bytes.toString())).toEqual([
    {
      request_number: members[0]?.requestNumber,
      phone: '+989121234567',
      total_price: 20,
      is_paid: false,
    },
  ]);
});

it('the file tells the membership beside the application, what came in, and who answers for whom', async () => {
  const membership = buildMembership({ valid_until: '2027-06-30' });
  const number = { member_number: 1024, member_since: '2024-07-01' };
  const received = { EUR: 1950, IRR: 3_000_000 };
  await putFields(members[4] as BuiltMember, {
    season: '2027/28',
    memberships: [membership],
    received,
    ...number,
    guardian_id: members[0]?.id ?? null,
  });
  const further =
    'membership_season,membership_valid_until,received_euro,received_rial,member_number,member_since';
  const query = { q: `elena ${family}`, columns: `season,guardian_id,${further}` };
  expect(linesOf((await exported(query)).bytes)).toEqual([
    `season,guardian_id,${further}`,
    `2027/28,${members[0]?.id},2026/27,2027-06-30,19.5,3000000,1024,2024-07-01`,
    '',
  ]);
  const asJson = await exported({ ...query, format: 'json' });
  expect(JSON.parse(asJson.bytes.toString())).toMatchObject([
    { membership_season: '2026/27', received_euro: 19.5, received_rial: 3_000_000 },
  ]);
  const none = await exported({ ...query, q: `dora ${family}`, format: 'json' });
  expect(JSON.parse(none.bytes.toString())).toMatchObject([{ guardian_id: null }]);
});

it.each([
  ['a column that is none', { columns: 'phone,password_hash' }, { columns: 'invalid_choice' }],
  ['a queue and a search', { queue: 'mine', q: 'a' }, { queue: 'invalid_choice' }],
])('the file refuses %s', async (_, query, errors) => {
  const answer = await exported(query as unknown as Record<string, string>);
  expect([answer.status, answer.body.errors]).toEqual([400, errors]);
});

describe('the file of a queue', () => {
  const columns = 'request_number';
  const numbersIn = (bytes: Buffer) => linesOf(bytes).slice(1).filter(Boolean);
  const listed = async (queue: ReviewQueue, { email }: BuiltAdmin) => {
    const { rows, timeField, direction, membersFrom } = queueRows(testDb(), queue, email);
    const page = await readPage(rows, timeField, { size: 5_000, cursor: undefined, direction });
    return (await membersFrom(page.rows)).map(({ request_number }) => request_number);
  };

  it('has whom the admin decided, in the order of the list, however it is made', async () => {
    const mine = await signInAdmin();
    const { token } = mine;
    const rejected: BuiltMember[] = [];
    for (const first_name of ['Farah', 'Gita', 'Hoda']) {
      const member = await storeMember({ first_name, juventus_card: false });
      await call(rejectUser, { params: { id: member.id }, body: {}, token });
      rejected.push(member);
    }
    const shown = await listed('mine', mine);
    expect(shown).toEqual(rejected.map(({ requestNumber }) => requestNumber));
    const query = { queue: 'mine' as const, columns };
    expect(numbersIn((await call(exportUsers, { query, token })).bytes)).toEqual(shown);
    expect(numbersIn((await exported(query)).bytes)).not.toContain(shown[0]);

    const file = membersFile(serverContext(), { queue: 'mine' }, mine.email);
    const place = { from: null, rowsPerPage: 2 };
    const parts: string[] = [];
    for await (const { bytes } of fileParts(file, { columns: [columns], format: 'csv' }, place)) {
      parts.push(bytes.toString());
    }
    expect(numbersIn(Buffer.from(parts.join('')))).toEqual(shown);
  });

  it.each(reviewQueues)('holds what the list holds: %s', async (queue) => {
    const shown = await listed(queue, admin);
    const { bytes, status } = await exported({ queue, columns });
    expect(status).toBe(200);
    expect(numbersIn(bytes)).toEqual(shown);
  });
});

const pagesOfTwo = () =>
  fileParts(
    membersFile(serverContext(), { q: family }, 'nobody@club.test'),
    { columns: exportColumns, format: 'csv' },
    { from: null, rowsPerPage: 2 },
  );

it('membersFile reads each member and each application once, a page at a time', async () => {
  const parts: string[] = [];
  const { reads } = await countedIn(async () => {
    for await (const { bytes } of pagesOfTwo()) parts.push(bytes.toString());
  });
  expect(parts).toHaveLength(3);
  expect(reads).toBe(2 * members.length);
  for (const { requestNumber } of members) {
    expect(parts.join('').split(requestNumber)).toHaveLength(2);
  }
});
