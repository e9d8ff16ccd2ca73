import { api } from '@fanclub/contract/api';
import { call } from '@fanclub/stories/tools/call';
import { signInAdmin } from '@fanclub/stories/tools/sign-in-admin';
import { expect, it } from 'vitest';
import { auditRowsOf } from '../../../test/audit-rows.ts';
import { decisionMails, mailsAbout } from '../../../test/outbox.ts';
import { readOwnProfile } from '../../../test/read-own-profile.ts';
import { storeMember } from '../../../test/store-member.ts';
import { storedMember } from '../../../test/stored.ts';

const admin = await signInAdmin();

const pending = (stored = {}) => storeMember({ juventus_card: false }, stored);
const about = ({ id }: { id: string }, body: object = {}) => ({
  params: { id },
  body: body as never,
  token: admin.token,
});
const ask = (member: { id: string }, body: object) => call(api.requestItems, about(member, body));
const requestMails = async ({ id }: { id: string }) =>
  (await mailsAbout(id)).filter(({ message }) => message.template === 'items_requested');

it('a request waits for the member and mails them, while the application stays under review', async () => {
  const member = await pending();
  const note = ' The last line is missing. ';
  const answer = await ask(member, { items: ['receipt', 'phone'], note, version: 1 });
  expect(answer.status).toBe(200);
  expect(answer.body.user).toMatchObject({
    request_status: 'submitted',
    decided_at: null,
    version: 2,
    requested: { items: ['receipt', 'phone'], note: 'The last line is missing.' },
  });
  const profile = await readOwnProfile(member.token);
  expect(profile.body.requested).toEqual(answer.body.user.requested);
  const [mail, ...others] = await requestMails(member);
  expect(others).toEqual([]);
  expect(mail?.to).toBe(member.email);
  expect(mail?.message).toMatchObject({
    language: 'en',
    data: { items: ['receipt', 'phone'], note: 'The last line is missing.' },
  });
});

it('a request asks once, however often the same comes, and whoever sends it five times at once', async () => {
  const member = await pending();
  const body = { items: ['phone', 'receipt'], version: 1 };
  const answers = await Promise.all(Array.from({ length: 5 }, () => ask(member, body)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  const again = await ask(member, { ...body, items: ['receipt', 'phone'] });
  expect([again.status, again.body.user.version]).toEqual([200, 2]);
  expect(await requestMails(member)).toHaveLength(1);
  expect(await auditRowsOf(member.id)).toHaveLength(1);
});

it('a request puts another request in the place of the one before, also of its mail', async () => {
  const member = await pending();
  await ask(member, { items: ['receipt'] });
  const other = await ask(member, { items: ['amount'], note: '5 euro are missing' });
  expect(other.body.user.requested).toMatchObject({ items: ['amount'] });
  const mails = await requestMails(member);
  const former = mails.filter(({ message }) => JSON.stringify(message).includes('receipt'));
  expect(former.filter(({ delivery }) => delivery.state === 'PENDING')).toEqual([]);
  expect(mails.at(-1)?.message.data).toMatchObject({ items: ['amount'] });
});

it('a request notices what changed since the version that the admin saw', async () => {
  const member = await pending({
    version: 3,
    recent_changes: [{ version: 3, fields: ['phone'] }],
  });
  const answer = await ask(member, { items: ['phone'], version: 2 });
  expect([answer.status, answer.body.changed]).toEqual([409, ['phone']]);
  expect((await storedMember(member))?.requested).toBeNull();
});

it.each([
  ['approved', { request_status: 'approved', is_approved: true }],
  ['rejected', { request_status: 'rejected' }],
])('a request is not for an application that is %s', async (_, state) => {
  const answer = await ask(await pending(state), { items: ['receipt'] });
  expect([answer.status, answer.body.code]).toEqual([409, 'invalid_transition']);
});

it.each([
  ['nothing', { items: [] }, { items: 'field_required' }],
  ['what a member cannot correct', { items: ['email'] }, { 'items[0]': 'invalid_choice' }],
  ['the same twice', { items: ['phone', 'phone'] }, { items: 'invalid_value' }],
  ['too many words', { items: ['phone'], note: 'x'.repeat(501) }, { note: 'too_long' }],
  ['no items', {}, { items: 'field_required' }],
])('a request refuses %s', async (_, body, errors) => {
  const answer = await ask({ id: 'someone' }, body);
  expect([answer.status, answer.body.errors]).toEqual([400, errors]);
});

it.each([
  ['approval', api.approveUser, {}],
  ['rejection without items', api.rejectUser, { reason: 'Not you' }],
])('the %s ends the waiting, and its undo brings it back', async (_, route, body) => {
  const member = await pending();
  const { requested } = (await ask(member, { items: ['receipt'] })).body.user;
  expect((await call(route, about(member, body))).body.user.requested).toBeNull();
  const undone = await call(api.undoDecision, { params: { id: member.id }, token: admin.token });
  expect(undone.body.user).toMatchObject({ request_status: 'submitted', requested });
});

it('a rejection can name items, which its mail and the profile show', async () => {
  const member = await pending();
  const body = { reason: 'Too dark', items: ['receipt', 'last_name'] };
  const answer = await call(api.rejectUser, about(member, body));
  expect(answer.body.user).toMatchObject({
    request_status: 'rejected',
    rejection_reason: 'Too dark',
    requested: { items: ['receipt', 'last_name'], note: 'Too dark' },
  });
  expect(answer.body.user.requested?.since).toBe(answer.body.user.decided_at);
  const [mail] = await decisionMails(member.id);
  expect(mail?.message.data).toEqual({ reason: 'Too dark', items: ['receipt', 'last_name'] });
});
