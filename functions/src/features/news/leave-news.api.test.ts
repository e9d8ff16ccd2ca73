import { api } from '@fanclub/contract/api';
import { buildReaders, type Reader, removeReaders } from '@fanclub/stories/tools/build-readers';
import { call } from '@fanclub/stories/tools/call';
import { signInAdmin } from '@fanclub/stories/tools/sign-in-admin';
import { afterEach, expect, it } from 'vitest';
import { deliverMail } from '#features/mail/deliver-mail';
import { leaveToken } from '#features/mail/leave-link';
import { serverContext } from '#platform/context';
import { newsDoc } from '#repositories/news';
import { buildNews } from '../../../test/build-news.ts';
import { deliveredMail } from '../../../test/delivered-mail.ts';
import { testDb } from '../../../test/firebase.ts';
import { mailsAbout } from '../../../test/outbox.ts';
import { storeMember } from '../../../test/store-member.ts';
import { putFields, storedMember } from '../../../test/stored.ts';
import { continueNews, writeNewsMails } from './write-news-mails.ts';

/** A country in which no other member of this suite lives. */
const country = 'HM';
let readers: Reader[] = [];
afterEach(() => removeReaders(readers));

const buildSending = () => buildNews({ audience: { country }, state: 'sending' });
const wantsNone = async (id: string) => (await storedMember({ id }))?.no_news;
const mailsOfEach = () => Promise.all(readers.map(async ({ id }) => (await mailsAbout(id)).length));

it('the way out of the news is one POST of the mail program to the address in the header, as RFC 8058 has it', async () => {
  readers = await buildReaders(country, [{}]);
  const [reader] = readers as [Reader];
  await writeNewsMails(serverContext(), await buildSending());
  const { headers, text } = await deliveredMail(reader.email);
  expect(headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click');
  const url = /^<(https?:\S+)>$/.exec(headers['list-unsubscribe'] ?? '')?.[1] ?? '';
  const token = /\/login\?leave_news=(\S+)/.exec(text)?.[1] ?? '';
  expect(url.endsWith(`/api/leave/news/${token}`)).toBe(true);
  const oneClick = {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    body: 'List-Unsubscribe=One-Click',
  };
  for (const _ of [1, 2]) expect((await fetch(url, oneClick)).status).toBe(200);
  expect(await wantsNone(reader.id)).toBe(true);
});

it('the way out of the news is nobody else’s, and works for somebody who is gone', async () => {
  const member = await storeMember({ juventus_card: false });
  const token = leaveToken(serverContext(), 'news', member.id);
  const ofList = leaveToken(serverContext(), 'reminder', member.id);
  for (const wrong of [member.id, `${member.id}.guess`, ofList, 'a.b.c']) {
    const { status, body } = await call(api.leaveMailingList, {
      params: { list: 'news', token: wrong },
    });
    expect([status, body.code]).toEqual([400, 'invalid_reminder_link']);
  }
  expect(await wantsNone(member.id)).toBe(false);
  const admin = await signInAdmin();
  await call(api.deleteUser, { params: { id: member.id }, token: admin.token });
  expect((await call(api.leaveMailingList, { params: { list: 'news', token } })).status).toBe(200);
  expect(await storedMember(member)).toBeUndefined();
});

const slow = { pageSize: 2, readersPerRun: 4 };
const seven = [{}, {}, {}, { no_news: true }, {}, {}, {}];

it('a worker that does its part leaves the rest to the next one, and nobody gets two mails', async () => {
  readers = await buildReaders(country, seven);
  const id = await buildSending();
  expect(await writeNewsMails(serverContext(), id, undefined, slow)).toBe(4);
  expect(await continueNews(serverContext())).toBeGreaterThanOrEqual(3);
  expect(await writeNewsMails(serverContext(), id)).toBe(0);
  expect((await mailsOfEach()).sort()).toEqual([0, 1, 1, 1, 1, 1, 1]);
});

it('a worker goes on behind a page of people who all want no news', async () => {
  readers = await buildReaders(country, [{ no_news: true }, { no_news: true }, { no_news: true }]);
  const id = await buildSending();
  expect(await writeNewsMails(serverContext(), id, undefined, slow)).toBe(3);
  expect((await newsDoc(testDb(), id).get()).data()).toMatchObject({ state: 'sent', left_out: 3 });
});

it('a worker that dies anywhere, or works beside another one, mails nobody twice', async () => {
  readers = await buildReaders(country, seven);
  const id = await buildSending();
  const dying = (steps: number) => {
    let left = steps;
    return () => {
      left -= 1;
      if (left < 0) throw new Error('killed');
      return 1;
    };
  };
  for (const steps of [0, 1, 2]) {
    await writeNewsMails(serverContext(), id, dying(steps), slow).catch(() => undefined);
  }
  await Promise.all([1, 2, 3].map(() => writeNewsMails(serverContext(), id, undefined, slow)));
  expect((await mailsOfEach()).sort()).toEqual([0, 1, 1, 1, 1, 1, 1]);
});

it.each([
  [
    'of a message that was stopped',
    async (news: string) => newsDoc(testDb(), news).update({ state: 'stopped' }),
  ],
  [
    'to whoever wants none by now',
    async (_: string, id: string) => putFields({ id }, { no_news: true }),
  ],
])('a worker sends no mail that waits %s', async (_, change) => {
  readers = await buildReaders(country, [{}]);
  const [reader] = readers as [Reader];
  const news = await buildSending();
  const later = { ...serverContext(), now: () => new Date(Date.now() + 3_600_000) };
  await writeNewsMails(later, news);
  const [waiting] = await mailsAbout(reader.id);
  await change(news, reader.id);
  expect(await deliverMail(later, waiting?.id ?? '')).toBe('dropped');
  expect(await mailsAbout(reader.id)).toEqual([]);
});
