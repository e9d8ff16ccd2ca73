import { randomUUID } from 'node:crypto';
import { api } from '@fanclub/contract/api';
import type { StoryEvent, StoryKind } from '@fanclub/contract/story/routes';
import type { BuiltMember } from '@fanclub/stories/tools/build-member';
import { call } from '@fanclub/stories/tools/call';
import { type BuiltAdmin, signInAdmin } from '@fanclub/stories/tools/sign-in-admin';
import { beforeAll, expect, it } from 'vitest';
import { serverContext } from '#platform/context';
import { unhurried } from '#platform/deadline';
import { looksAt } from '../../../test/audit-rows.ts';
import { ago, buildFailedMail, buildMailRow } from '../../../test/build-mail-row.ts';
import { aPayment } from '../../../test/build-money.ts';
import { testDb } from '../../../test/firebase.ts';
import { readZip } from '../../../test/read-files.ts';
import { storeCard } from '../../../test/store-card.ts';
import { storeMember } from '../../../test/store-member.ts';
import { removeExpiredMails } from '../maintenance/remove-expired-rows.ts';

let owner: BuiltAdmin;
let reviewer: BuiltAdmin;
let member: BuiltMember;

const storyFor = async (
  admin: BuiltAdmin,
  query: { kind?: StoryKind; limit?: string; cursor?: string } = {},
) => (await call(api.readStory, { params: { id: member.id }, query, token: admin.token })).body;

/** Returns what an event tells, in one word. */
function wordOf({ application, record, payment, card, mail, note }: StoryEvent) {
  return (
    record?.action ??
    mail?.fate ??
    note ??
    (card ? (card.state ?? 'reported') : application ? 'applied' : String(payment?.amount))
  );
}
const wordsOf = (events: StoryEvent[]) => events.map(wordOf);

beforeAll(async () => {
  [owner, reviewer] = [await signInAdmin(), await signInAdmin(undefined, 'open', 'reviewer')];
  member = await storeMember();
  const by = { params: { id: member.id }, token: owner.token };
  await call(api.updateUser, { ...by, body: { phone: '+393337654321' } });
  const params = { id: member.id, paymentId: randomUUID() };
  await call(api.bookMoney, { params, body: aPayment({ amount: 777 }), token: owner.token });
  const note = { id: member.id, noteId: randomUUID() };
  await call(api.addNote, { params: note, body: { text: 'Called her.' }, token: owner.token });
  await storeCard(member, 'posted', { tracking: 'RR123456789IT', reported_at: ago(-60_000) });
  await buildFailedMail(member);
});

it('the story tells in one list what happened, newest first, each thing once', async () => {
  const { events, next_cursor } = await storyFor(owner);
  expect(wordsOf(events).sort()).toEqual(
    [
      '777',
      'Called her.',
      'applied',
      'failed',
      'posted',
      'reported',
      'update',
      'view_case',
      'waiting',
    ].sort(),
  );
  expect(next_cursor).toBeNull();
  const times = events.map(({ at }) => Date.parse(at));
  expect(times).toEqual([...times].sort((a, b) => b - a));
  expect(wordOf(events.at(-1) as StoryEvent)).toBe('applied');
  expect(events.find(({ card }) => card?.state === 'posted')?.card?.tracking).toBe('RR123456789IT');
});

it('the story gives the same list a page at a time, also for events of one moment', async () => {
  const at = ago(5_000);
  const rows = [0, 1, 2].map((i) => ({
    path: `member_notes/${member.id}_same-moment-${i}-xxxx`,
    row: { member_id: member.id, admin_email: owner.email, text: `note ${i}`, at },
  }));
  await Promise.all(rows.map(({ path, row }) => testDb().doc(path).set(row)));
  await testDb().doc(`members/${member.id}/mails/same-moment`).set({
    kind: 'application_received',
    language: 'en',
    is_sent: true,
    created_at: at,
    sent_at: at,
  });
  const whole = (await storyFor(owner)).events;
  const paged: StoryEvent[] = [];
  for (let cursor: string | null = ''; cursor !== null; ) {
    const page = await storyFor(owner, { limit: '2', ...(cursor && { cursor }) });
    paged.push(...page.events);
    cursor = page.next_cursor;
  }
  expect(paged).toEqual(whole);
  expect(whole).toHaveLength(13);
  await Promise.all(rows.map(({ path }) => testDb().doc(path).delete()));
  await testDb().doc(`members/${member.id}/mails/same-moment`).delete();
});

it.each([
  ['application', ['applied']],
  ['money', ['777']],
  ['card', ['reported', 'posted']],
  ['mails', ['failed', 'waiting']],
  ['changes', ['update']],
  ['notes', ['Called her.']],
  ['looks', ['view_case']],
  ['decisions', []],
] as const)('the story is filtered by its kind: %s', async (kind, words) => {
  expect(wordsOf((await storyFor(owner, { kind })).events)).toEqual(words);
});

it('the story tells no payment to a role that may not read payments', async () => {
  const { events } = await storyFor(reviewer);
  expect(wordsOf(events)).toContain('Called her.');
  expect(JSON.stringify(events)).not.toContain('777');
  expect((await storyFor(reviewer, { kind: 'money' })).events).toEqual([]);
});

it('the story counts as a look at the case', async () => {
  const other = await storeMember();
  const as = { params: { id: other.id }, token: reviewer.token };
  expect((await call(api.readStory, as)).status).toBe(200);
  const look = { action: 'view_case', admin_email: reviewer.email };
  expect(await looksAt(other.id)).toEqual([look]);
});

it('the story says a decision with what it caused, and nobody is told of a member who is not there', async () => {
  const other = await storeMember();
  const as = { params: { id: other.id }, token: owner.token };
  await call(api.approveUser, { ...as, body: {} });
  const { events } = (await call(api.readStory, as)).body;
  expect(wordsOf(events)).toEqual(expect.arrayContaining(['approve', 'to_print', 'waiting']));
  for (const id of ['nobody', 'a/b', '__x__']) {
    const answer = await call(api.readStory, { params: { id }, token: owner.token });
    expect([answer.status, answer.body.code]).toEqual([404, 'member_gone']);
  }
});

it('an expired mail stays in the story as sent, once, without address and content', async () => {
  const other = await storeMember();
  const id = await buildMailRow(other, { state: 'SUCCESS', sent_at: ago(1_000) });
  await testDb()
    .doc(`mail/${id}`)
    .update({ expires_at: ago(1_000) });
  const clean = () => removeExpiredMails(serverContext(), unhurried);
  await Promise.all([clean(), clean()]);
  expect((await testDb().doc(`mail/${id}`).get()).exists).toBe(false);
  const kept = (await testDb().doc(`members/${other.id}/mails/${id}`).get()).data();
  expect(Object.keys(kept ?? {}).sort()).toEqual(
    ['created_at', 'is_sent', 'kind', 'language', 'sent_at'].sort(),
  );
  const as = { params: { id: other.id }, query: { kind: 'mails' }, token: owner.token } as const;
  const { events } = (await call(api.readStory, as)).body;
  expect(events.map(({ mail }) => mail)).toEqual([
    expect.objectContaining({ id: null, kind: 'application_received', fate: 'sent' }),
  ]);
  const { bytes } = await call(api.exportOwnData, { token: other.token });
  expect(JSON.parse(String(readZip(bytes).get('data.json'))).earlier_mails).toHaveLength(1);
});

it('an expired mail leaves nothing of somebody who was deleted', async () => {
  const id = await buildMailRow({ id: 'gone', email: 'gone@fanclub.test' }, { state: 'DEAD' });
  await testDb()
    .doc(`mail/${id}`)
    .update({ expires_at: ago(1_000) });
  await removeExpiredMails(serverContext(), unhurried);
  expect((await testDb().doc(`mail/${id}`).get()).exists).toBe(false);
  expect((await testDb().collection('members/gone/mails').get()).size).toBe(0);
});
