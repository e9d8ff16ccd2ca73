import { api } from '@fanclub/contract/api';
import type { RouteDefinition } from '@fanclub/contract/http/route';
import type { BuiltMember } from '@fanclub/stories/tools/build-member';
import { call } from '@fanclub/stories/tools/call';
import { signInAdmin } from '@fanclub/stories/tools/sign-in-admin';
import { removeFields } from '@fanclub/stories/tools/stored-fields';
import { expect, it } from 'vitest';
import { auditRowsOf } from '../../../test/audit-rows.ts';
import { storeMember } from '../../../test/store-member.ts';

const admin = await signInAdmin();

const auditOf = (id: string, query: Record<string, string> = {}) =>
  call(api.auditTrail, { params: { id }, query, token: admin.token });
const act = (
  { id }: { id: string },
  route: RouteDefinition,
  body: object | undefined = undefined,
  fileType = 'receipt',
) => call(route, { params: { id, fileType }, body, token: admin.token });

/** Calls every admin route that acts on one member, in an order in which all these actions are possible. */
async function doEverything(member: BuiltMember): Promise<void> {
  const steps: [RouteDefinition, object?, string?][] = [
    [api.updateUser, { phone: '+393337654321', first_name: 'Maryam' }],
    [api.setLanguage, { language: 'it' }],
    [api.approveUser, {}],
    [api.undoDecision],
    [api.rejectUser, { reason: 'The receipt of Maryam is blurred' }],
    [api.deleteUserFile, undefined, 'receipt'],
    [api.deleteUserFile, undefined, 'passport'],
    [api.deleteUser],
  ];
  for (const [route, body, fileType] of steps) {
    expect((await act(member, route, body, fileType)).status, route.path).toBe(200);
  }
}

const decision = ['is_approved', 'is_paid', 'request_status'];
const everything = [
  ['delete', []],
  ['delete_begun', []],
  ['delete_passport', ['passport_url']],
  ['delete_receipt', ['receipt_url']],
  ['reject', ['rejection_reason', 'request_status']],
  ['undo', decision],
  ['approve', decision],
  ['update', ['language']],
  ['view_case', []],
  ['update', ['first_name', 'phone']],
];

it("a member's history tells who did what when to which fields, newest first, also after the end", async () => {
  const member = await storeMember();
  const startedAt = Date.now();
  await doEverything(member);
  const { records, next_cursor } = (await auditOf(member.id)).body;
  expect(records.map(({ action, fields }) => [action, fields])).toEqual(everything);
  expect(next_cursor).toBeNull();
  for (const { at, admin_email } of records) {
    expect(admin_email).toBe(admin.email);
    expect(Date.parse(at)).toBeGreaterThanOrEqual(startedAt);
    expect(Date.parse(at)).toBeLessThanOrEqual(Date.now());
  }
});

it("a member's history keeps nothing personal of the member", async () => {
  const member = await storeMember();
  await doEverything(member);
  const kept = JSON.stringify(await auditRowsOf(member.id));
  const personal = [
    member.id,
    member.email,
    member.requestNumber,
    'Maryam',
    'Sara',
    'Rossi',
    'blurred',
    '393337654321',
  ];
  for (const text of personal) expect(kept).not.toContain(text);
});

it("a member's history shows a page at a time", async () => {
  const member = await storeMember({ juventus_card: false });
  for (const language of ['it', 'fa']) await act(member, api.updateUser, { language });
  const first = (await auditOf(member.id, { limit: '2' })).body;
  const second = (await auditOf(member.id, { limit: '2', cursor: String(first.next_cursor) })).body;
  expect([first.records.length, second.records.length]).toEqual([2, 1]);
  expect(second.next_cursor).toBeNull();
  const times = [...first.records, ...second.records].map(({ at }) => Date.parse(at));
  expect(times).toEqual([...times].sort((a, b) => b - a));
});

it("a member's history is empty for a member whom no admin has touched, and knows nobody else", async () => {
  const member = await storeMember({ juventus_card: false });
  expect((await auditOf(member.id)).body).toEqual({ records: [], next_cursor: null });
  for (const id of ['nobody', 'a/b', '__x__']) {
    const answer = await auditOf(id);
    expect([answer.status, answer.body.code]).toEqual([404, 'member_gone']);
  }
});

it('an action that changes nothing leaves no record: a repeat, a refusal, a member’s own language', async () => {
  const member = await storeMember({ juventus_card: false });
  await act(member, api.approveUser, {});
  await act(member, api.approveUser, {});
  await act(member, api.approveUser, { version: 0 });
  await act(member, api.rejectUser, { version: 1 });
  await act(member, api.deleteUserFile, undefined, 'passport');
  await act(member, api.updateUser, { is_paid: true });
  await act(member, api.setLanguage, { language: 'en' });
  await call(api.setLanguage, {
    params: { id: member.id },
    body: { language: 'it' },
    token: member.token,
  });
  expect((await auditRowsOf(member.id)).map(({ action }) => action)).toEqual(['approve']);
});

it('an action about a deleted member leaves no row either', async () => {
  const member = await storeMember({ juventus_card: false });
  await removeFields(member.id);
  for (const route of [api.approveUser, api.rejectUser, api.updateUser, api.deleteUser]) {
    expect((await act(member, route, {})).status).toBe(404);
  }
  expect(await auditRowsOf(member.id)).toEqual([]);
});
