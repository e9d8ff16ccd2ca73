import { api } from '@fanclub/contract/api';
import { call } from '@fanclub/stories/tools/call';
import { type BuiltAdmin, signInAdmin } from '@fanclub/stories/tools/sign-in-admin';
import { beforeAll, expect, it } from 'vitest';
import { buildPerson } from '../../../test/build-person.ts';
import { newCode } from '../../../test/store-card.ts';
import { storeMember } from '../../../test/store-member.ts';

let admin: BuiltAdmin;
let memberId = '';
let code = '';
beforeAll(async () => {
  admin = await signInAdmin();
  const { token } = admin;
  memberId = (await storeMember({ juventus_card: false })).id;
  code = newCode();
  await call(api.updateUser, { params: { id: memberId }, body: { language: 'it' }, token });
  const promo = { code, discountType: 'fixed', discountRate: 2 };
  await call(api.createPromoCode, { body: promo, token });
  await call(api.exportUsers, { query: { q: 'nobody-at-all' }, token });
  await call(api.adminGate, { body: { password: 'wrong' }, token });
});

type Record = Awaited<ReturnType<typeof read>>['body']['records'][number];
const read = (query: { [name: string]: string } = {}) =>
  call(api.auditLog, { query, token: admin.token });
/** Reads the audit rows of this test's admin, newest first. */
async function ownRecords(query: { [name: string]: string } = {}): Promise<Record[]> {
  const { records } = (await read({ limit: '100', ...query })).body;
  return records.filter(({ admin_email }) => admin_email === admin.email);
}

it('the history tells what concerns no member, too, newest first', async () => {
  const own = await ownRecords();
  expect(own.map(({ action }) => action)).toEqual([
    'gate_refused',
    'export_members',
    'create_promo_code',
    'view_case',
    'update',
  ]);
  expect(own.map(({ about_member }) => about_member)).toEqual([false, false, false, true, true]);
  expect(own.map(({ promo_code }) => promo_code)).toEqual([null, null, code, null, null]);
  expect(JSON.stringify(own)).not.toContain(memberId);
});

it.each([
  ['refusals', ['gate_refused']],
  ['exports', ['export_members']],
  ['promo_codes', ['create_promo_code']],
  ['records', ['update']],
  ['views', ['view_case']],
  ['decisions', []],
])('the history tells %s alone', async (kind, actions) => {
  expect((await ownRecords({ kind })).map(({ action }) => action)).toEqual(actions);
});

it('the history tells what one admin did, however their address is written', async () => {
  const other = await signInAdmin();
  await call(api.updateUser, {
    params: { id: memberId },
    body: { language: 'en' },
    token: other.token,
  });
  const { records } = (await read({ admin: other.email.toUpperCase() })).body;
  expect(records.map(({ action }) => action)).toEqual(['view_case', 'update']);
  expect((await read({ admin: 'nobody@example.com' })).body.records).toEqual([]);
});

it('the history tells what was done to one member, by one admin, of one kind', async () => {
  const { records } = (await read({ member: memberId, admin: admin.email })).body;
  expect(records.map(({ action }) => action)).toEqual(['view_case', 'update']);
  const views = (await read({ member: memberId, admin: admin.email, kind: 'views' })).body;
  expect(views.records.map(({ action }) => action)).toEqual(['view_case']);
});

it('the history tells what was done since a moment', async () => {
  const [newest] = await ownRecords();
  const since = String(newest?.at);
  expect((await ownRecords({ since })).map(({ action }) => action)).toEqual(['gate_refused']);
  expect(await ownRecords({ since: new Date(Date.now() + 60_000).toISOString() })).toEqual([]);
});

it('the history shows a page at a time, each row once', async () => {
  const whole = (await read({ limit: '4' })).body.records;
  const first = (await read({ limit: '2' })).body;
  const second = (await read({ limit: '2', cursor: String(first.next_cursor) })).body;
  const times = (records: Record[]) => records.map(({ at, action }) => `${at} ${action}`);
  expect(times([...first.records, ...second.records])).toEqual(times(whole));
});

it.each([
  ['an unknown kind', { kind: 'everything' }, { kind: 'invalid_choice' }],
  ['a day that is none', { since: '2026-02-31T25:00:00Z' }, { since: 'invalid_date' }],
])('the history refuses %s', async (_, query, errors) => {
  const answer = await read(query as unknown as { [name: string]: string });
  expect([answer.status, answer.body.errors]).toEqual([400, errors]);
});

it('the file of the history is the same rows as a file, and leaves a row itself', async () => {
  const query = { admin: admin.email, kind: 'promo_codes' } as const;
  const [record] = (await read(query)).body.records;
  const answer = await call(api.exportAudit, { query, token: admin.token });
  expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(answer.bytes.toString()).toBe(
    '\uFEFFat,admin_email,action,about_member,about_admin,promo_code,fields,changes\r\n' +
      `${record?.at},${admin.email},create_promo_code,false,,${code},${record?.fields.join(' ')},\r\n`,
  );
  expect((await ownRecords({ kind: 'exports' }))[0]?.action).toBe('export_history');
});

it('the file of the history tells of a role what it was and is, in a cell and as JSON', async () => {
  const person = await buildPerson('reviewer');
  await call(api.changeRole, { body: { email: person, role: 'treasurer' }, token: admin.token });
  const query = { admin: admin.email, kind: 'staff', columns: 'about_admin,changes' } as const;
  const { bytes } = await call(api.exportAudit, { query, token: admin.token });
  expect(bytes.toString()).toBe(
    `\uFEFFabout_admin,changes\r\n${person},role: reviewer → treasurer\r\n`,
  );
  const json = await call(api.exportAudit, {
    query: { ...query, format: 'json' },
    token: admin.token,
  });
  expect(JSON.parse(json.bytes.toString())).toEqual([
    {
      about_admin: person,
      changes: [{ field: 'role', before: 'reviewer', after: 'treasurer' }],
    },
  ]);
});
