import { api } from '@fanclub/contract/api';
import { blankTexts } from '@fanclub/contract/news/news';
import { perLanguage } from '@fanclub/contract/text/languages';
import { buildReaders, type Reader, removeReaders } from '@fanclub/stories/tools/build-readers';
import { call } from '@fanclub/stories/tools/call';
import { mailsTo } from '@fanclub/stories/tools/mailbox';
import { type BuiltAdmin, signInAdmin } from '@fanclub/stories/tools/sign-in-admin';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { randomId } from '#platform/random';
import { auditRowsBy } from '../../../test/audit-rows.ts';
import { buildNews, newsContent } from '../../../test/build-news.ts';
import { deliveredMail } from '../../../test/delivered-mail.ts';
import { mailsAbout } from '../../../test/outbox.ts';
import { storeMember } from '../../../test/store-member.ts';

/** A country in which no other member of this suite lives. */
const country = 'BV';
const audience = { country };
const texts = {
  ...blankTexts,
  fa: { subject: 'دیدار هواداران', body: 'جمعه، ساعت هفت.' },
  en: { subject: 'We watch the derby', body: 'Next Friday.\nAt seven.' },
};

let owner: BuiltAdmin;
let readers: Reader[] = [];
beforeEach(async () => {
  owner = await signInAdmin();
});
afterEach(() => removeReaders(readers));

const of = (newsId: string, body?: { version: number }) => ({
  token: owner.token,
  params: { newsId },
  ...(body && { body }),
});
const save = (newsId: string, version: number, change: object = {}) =>
  call(api.saveNews, {
    token: owner.token,
    params: { newsId },
    body: { version, ...newsContent({ texts, audience, ...change }) },
  });

it('a draft is kept once however often it is saved, and changed over the version that was seen', async () => {
  const id = randomId();
  for (const _ of [1, 2])
    expect((await save(id, 0)).body.news).toMatchObject({ version: 1, texts });
  const changed = await save(id, 1, { link: 'https://club.test/derby' });
  expect(changed.body.news).toMatchObject({ version: 2, state: 'draft', sent_at: null });
  const late = await save(id, 1);
  expect([late.status, late.body.code]).toEqual([409, 'news_changed']);
  const { body } = await call(api.listNews, { token: owner.token });
  expect(body.news[0]).toMatchObject({ id, version: 2, admin_email: owner.email });
});

it('a draft goes for good, and only as long as it is one', async () => {
  const [draft, sent] = [await buildNews(), await buildNews({ state: 'sent' })];
  for (const _ of [1, 2]) expect((await call(api.dropNews, of(draft))).status).toBe(200);
  expect((await call(api.readNews, of(draft))).status).toBe(404);
  expect((await call(api.dropNews, of(sent))).status).toBe(409);
});

it('a draft is not sent without words, in part, or in a version that nobody saw', async () => {
  const half = { ...texts, it: { subject: 'Il derby', body: ' ' } };
  const id = await buildNews({ texts: half });
  for (const route of [api.tryNews, api.sendNews]) {
    const refused = await call(route, of(id, { version: 1 }));
    expect([refused.status, refused.body.errors]).toEqual([
      400,
      { 'texts.it.body': 'field_required' },
    ]);
    expect((await call(route, of(id, { version: 2 }))).body.code).toBe('news_changed');
    expect((await call(route, of(randomId(), { version: 1 }))).body.code).toBe('not_found');
  }
  const empty = await buildNews({ texts: { ...texts, fa: texts.it, en: texts.it } });
  const { body } = await call(api.sendNews, of(empty, { version: 1 }));
  expect(body.errors).toHaveProperty(['texts.fa.subject']);
});

it.each(['http://club.test', 'javascript:alert(1)', 'derby'])(
  'a draft leads to no %s',
  async (link) => {
    const { status, body } = await save(randomId(), 0, { link });
    expect([status, body.errors]).toEqual([400, { link: 'invalid_value' }]);
  },
);

it('a draft is mailed to the admin alone, in each of its languages', async () => {
  const id = await buildNews({ texts, link: 'https://club.test/derby', audience });
  expect((await call(api.tryNews, of(id, { version: 1 }))).body).toEqual({ mails: 2 });
  const inPersian = await deliveredMail(owner.email, (mail) => mail.subject === texts.fa.subject);
  expect(inPersian.html).toMatch(/<html[^>]* dir="rtl"/);
  const inEnglish = await deliveredMail(owner.email, (mail) => mail.subject === texts.en.subject);
  expect(inEnglish.text).toContain('\nhttps://club.test/derby\n');
  expect(inEnglish.headers).not.toHaveProperty('list-unsubscribe');
  expect((await call(api.readNews, of(id))).body.news.state).toBe('draft');
});

it('the readers of a filter are counted by language, without those who want none', async () => {
  readers = await buildReaders(country, [
    { language: 'fa' },
    { language: 'it', pack_type: 'base' },
    { language: 'it', no_news: true },
    { is_approved: false },
  ]);
  const count = async (query: object) =>
    (await call(api.countNewsReaders, { token: owner.token, query: { country, ...query } })).body;
  const nobody = perLanguage(() => 0);
  expect(await count({})).toEqual({
    readers: { ...nobody, fa: 1, en: 1, it: 1 },
    left_out: 1,
  });
  expect(await count({ status: 'approved', language: 'it' })).toEqual({
    readers: { ...nobody, it: 1 },
    left_out: 1,
  });
  expect((await count({ pack_type: 'base', status: 'paid' })).readers.it).toBe(1);
});

it('a message reaches each reader in their own language, by name, and nobody who wants none', async () => {
  readers = await buildReaders(country, [
    { language: 'fa', first_name: 'Sara' },
    { language: 'it', first_name: 'Marco' },
    { no_news: true },
  ]);
  const [sara, marco, silent] = readers as [Reader, Reader, Reader];
  const id = await buildNews({ texts, audience });
  const answer = await call(api.sendNews, of(id, { version: 1 }));
  expect(answer.body.news).toMatchObject({ state: 'sent', written: 2, left_out: 1 });

  const inPersian = await deliveredMail(sara.email);
  expect(inPersian.subject).toBe(texts.fa.subject);
  expect(inPersian.text).toContain('Sara');
  const instead = await deliveredMail(marco.email);
  expect(instead.text).toContain('Hello Marco,');
  expect(instead.text).toContain('\n\nNext Friday.\n\nAt seven.\n\n');
  expect(await mailsAbout(silent.id)).toEqual([]);
  const { body } = await call(api.readNews, of(id));
  expect(body.mails.delivered + body.mails.waiting).toBe(2);
  expect(await auditRowsBy(owner.email)).toMatchObject([
    {
      action: 'send_news',
      changes: [{ field: 'subject', before: null, after: 'دیدار هواداران · We watch the derby' }],
    },
  ]);
});

it('a message is sent once, by two owners at once and again', async () => {
  readers = await buildReaders(country, [{}, {}, {}]);
  const id = await buildNews({ texts, audience });
  const other = await signInAdmin();
  await Promise.all([
    call(api.sendNews, of(id, { version: 1 })),
    call(api.sendNews, { ...of(id, { version: 1 }), token: other.token }),
  ]);
  const again = await call(api.sendNews, of(id, { version: 1 }));
  expect([again.status, again.body.news.written]).toEqual([200, 3]);
  for (const reader of readers) expect(await mailsAbout(reader.id)).toHaveLength(1);
});

it('a stopped message is sent to nobody else, and the history says so', async () => {
  readers = await buildReaders(country, [{}]);
  const draft = await buildNews({ audience });
  expect((await call(api.stopNews, of(draft))).body.code).toBe('news_changed');
  const id = await buildNews({ audience, state: 'sending' });
  for (const _ of [1, 2]) {
    expect((await call(api.stopNews, of(id))).body.news).toMatchObject({ state: 'stopped' });
  }
  expect((await call(api.sendNews, of(id, { version: 1 }))).status).toBe(409);
  expect((await auditRowsBy(owner.email)).map(({ action }) => action)).toEqual(['stop_news']);
  expect((await call(api.stopNews, of(randomId()))).status).toBe(404);
});

it('a member takes news off and on again in the profile', async () => {
  const { token } = await storeMember({ juventus_card: false });
  for (const no_news of [true, true, false]) {
    const answer = await call(api.setOptionalMails, { token, body: { no_news } });
    expect([answer.status, answer.body]).toEqual([200, { success: true, no_news }]);
  }
  const asAdmin = await call(api.setOptionalMails, { token: owner.token, body: { no_news: true } });
  expect(asAdmin.status).toBe(403);
  expect(await mailsTo(owner.email)).toEqual([]);
});
