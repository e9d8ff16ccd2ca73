import { api } from '@fanclub/contract/api';
import type { News } from '@fanclub/contract/news/admin-routes';
import { blankTexts } from '@fanclub/contract/news/news';
import { type LanguageCode, languageCodes, perLanguage } from '@fanclub/contract/text/languages';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openGate } from '#session/admin-gate.ts';
import { fakeServer, refusal } from '#testing/fake-server.ts';
import { openApp } from '#testing/open-app.tsx';
import { common, errors, news as t } from '#testing/texts.ts';
import { fill, findDialog, press, pressWhenReady } from '#testing/user-events.ts';

const done = { success: true };

const build = (change: Partial<News> = {}): News => ({
  id: 'Nw7Xk2ZrTnXc9YpBd6HsJf3M',
  state: 'draft',
  version: 1,
  texts: {
    ...blankTexts,
    fa: { subject: 'دیدار هواداران', body: 'جمعه، ساعت هفت.' },
    en: { subject: 'We watch the derby', body: 'Next Friday.' },
  },
  link: 'https://club.test/derby',
  audience: { status: 'approved', country: 'IT' },
  admin_email: 'owner@example.com',
  changed_at: '2026-11-22T10:00:00.000Z',
  sent_at: null,
  written: 0,
  left_out: 0,
  ...change,
});
const sent = (change: Partial<News> = {}) =>
  build({ state: 'sent', sent_at: '2026-11-22T11:00:00.000Z', written: 183, ...change });

interface Opened {
  news?: News[];
  mails?: { delivered: number; waiting: number; failed: number };
  language?: LanguageCode;
  message?: string;
  readers?: Record<LanguageCode, number>;
}

/**
 * Renders the section of messages. The fake server lists these messages; `message` is the id of the message
 * that is open at first.
 */
async function openMessages(options: Opened = {}) {
  const { news = [build()], language = 'en', message } = options;
  const { mails = { delivered: 0, waiting: 0, failed: 0 } } = options;
  const { readers = { ...perLanguage(() => 0), fa: 120, en: 40, it: 23 } } = options;
  fakeServer.answer(api.listNews, () => ({ news, next_cursor: null }));
  fakeServer.answer(api.readNews, () => ({ news: news[0] ?? build(), mails }));
  fakeServer.answer(api.countNewsReaders, {
    readers,
    left_out: 2,
  });
  fakeServer.answer(api.adminStats, {
    total_users: 183,
    approved_users: 183,
    pending_users: 0,
    paid_users: 183,
    owing_users: 0,
    first_season: null,
  });
  openGate(Date.now());
  const search = message ? `?message=${message}` : '';
  await openApp(`/admin/messages${search}`, { as: 'admin', language });
  return news;
}
const openDraft = (options: Opened = {}) => openMessages({ message: build().id, ...options });

test.each(languageCodes)('the page lists sent messages and drafts: %s', async (language) => {
  await openMessages({ language, news: [build(), sent({ id: 'a'.repeat(16) })] });
  const list = await screen.findByRole('list', { name: common('titles.adminMessages') });
  const [draft, gone] = within(list).getAllByRole('listitem');
  expect(draft?.textContent).toContain(t('states.draft'));
  expect(gone?.textContent).toContain(t('written', { count: 183 }));
  expect(gone?.textContent).toContain(t('states.sent'));
});

test('a message is written to some members in two languages, and looked at before it goes', async () => {
  const news = await openMessages({ news: [], message: 'new' });
  fakeServer.answer(api.saveNews, ({ params, body }) => {
    news[0] = build({ ...body, id: params.newsId, version: 1 });
    return { news: news[0] };
  });
  await screen.findByRole('button', { name: t('form.save') });
  expect(screen.getAllByRole('option', { name: t('audience.everybody') })).toHaveLength(4);
  const preview = screen.getByRole('region', { name: t('preview.label') });
  expect(preview.textContent).toBe(t('preview.empty'));
  await screen.findByText(t('readers.total', { count: 183 }));
  // A message needs a text in at least one language. As no language has one yet, the fields of English are not
  // optional.
  const optional = (language: string) =>
    `${t('text.subject', { language })} (${common('form.optional')})`;
  expect(screen.queryByRole('textbox', { name: optional('English') })).toBeNull();
  fill(new RegExp(t('audience.status')), 'owing');
  const toMoney = await screen.findByRole('link', { name: t('audience.toMoney') });
  expect(toMoney).toHaveProperty('pathname', '/admin/money');
  fill(new RegExp(t('audience.status')), 'paid');
  fill(new RegExp(t('text.subject', { language: 'English' })), 'We watch the derby');
  fill(new RegExp(t('text.body', { language: 'English' })), 'Next Friday.');
  expect(preview.textContent).toBe('We watch the derbyNext Friday.');
  // The members are counted again for each choice of readers.
  await waitFor(() =>
    expect(fakeServer.callsOf(api.countNewsReaders).at(-1)?.query).toEqual({
      standing: 'valid',
      status: 'paid',
    }),
  );
  press('فارسی');
  expect(preview.textContent).toBe(t('preview.empty'));
  expect(screen.getByRole('textbox', { name: optional('فارسی') })).toBeTruthy();
  fill(new RegExp(t('text.subject', { language: 'فارسی' })), 'دیدار');
  fill(new RegExp(t('text.body', { language: 'فارسی' })), 'جمعه.');
  fill(new RegExp(t('text.link')), 'club.test');
  press(t('form.save'));
  expect(await screen.findByText(errors('invalid_value'))).toBeTruthy();
  fill(new RegExp(t('text.link')), 'https://club.test');
  press(t('form.save'));
  await screen.findByRole('heading', { level: 2, name: 'We watch the derby' });
  expect(fakeServer.callsOf(api.saveNews)[0]?.body).toEqual({
    version: 0,
    texts: {
      ...blankTexts,
      fa: { subject: 'دیدار', body: 'جمعه.' },
      en: { subject: 'We watch the derby', body: 'Next Friday.' },
    },
    link: 'https://club.test',
    audience: { standing: 'valid', status: 'paid' },
  });
});

test('a draft says how many get it in which language, and is sent after a question', async () => {
  const news = await openDraft();
  await screen.findByText(t('readers.total', { count: 183 }));
  const readers = screen.getByRole('region', { name: t('audience.title') });
  expect(readers.textContent).toContain(`فارسی · ${t('readers.own', { count: 120 })}`);
  const inEnglish = t('readers.other', { language: 'English' });
  expect(readers.textContent).toContain(`${t('readers.own', { count: 23 })} · ${inEnglish}`);
  // Dependants are left out as well, and they have not unsubscribed.
  const leftOut = '2 people do not get it: unsubscribed, or without a mailbox of their own';
  expect(screen.getByText(leftOut)).toBeTruthy();

  fakeServer.answer(api.tryNews, { mails: 2 });
  press(t('try.open'));
  expect(await screen.findByText(t('try.done', { count: 2 }))).toBeTruthy();

  fakeServer.answer(api.sendNews, () => {
    news[0] = sent();
    return { news: sent() };
  });
  await pressWhenReady(t('send.open', { count: 183 }));
  const dialog = await findDialog(t('send.title', { count: 183 }));
  press(t('send.submit'), dialog);
  await screen.findByText(t('progress.delivered', { count: 0, of: 183 }));
  expect(fakeServer.callsOf(api.sendNews)[0]).toMatchObject({
    params: { newsId: build().id },
    body: { version: 1 },
  });
});

test('a draft that nobody would get is not sent', async () => {
  await openDraft({ readers: perLanguage(() => 0) });
  await screen.findByText(t('readers.total', { count: 0 }));
  expect(screen.getByRole('button', { name: t('send.open', { count: 0 }) })).toHaveProperty(
    'disabled',
    true,
  );
});

test('a draft that another owner changed meanwhile is not sent', async () => {
  await openDraft();
  fakeServer.answer(api.sendNews, refusal('news_changed'));
  await pressWhenReady(t('send.open', { count: 183 }));
  const dialog = await findDialog(t('send.title', { count: 183 }));
  press(t('send.submit'), dialog);
  expect(await dialog.findByText(errors('news_changed'))).toBeTruthy();
});

test('a draft that is not whole can be changed and deleted, and not sent', async () => {
  const { texts } = build();
  const news = await openDraft({
    news: [build({ texts: { ...texts, it: { subject: 'Il derby', body: '' } } })],
  });
  await screen.findByText(t('unfinished'));
  expect(screen.getByRole('button', { name: t('try.open') })).toHaveProperty('disabled', true);
  press(common('actions.edit'));
  const subject = await screen.findByLabelText(
    new RegExp(t('text.subject', { language: 'English' })),
  );
  expect(subject).toHaveProperty('value', 'We watch the derby');
  press(common('actions.cancel'));
  await pressWhenReady(t('drop.open'));
  fakeServer.answer(api.dropNews, () => {
    news.length = 0;
    return done;
  });
  press(t('drop.submit'), await findDialog(t('drop.title')));
  expect(await screen.findByText(t('empty'))).toBeTruthy();
});

test('an edited draft is shown as it was saved', async () => {
  const news = await openDraft();
  fakeServer.answer(api.saveNews, ({ body }) => {
    news[0] = build({ ...body, version: 2 });
    return { news: news[0] };
  });
  await pressWhenReady(common('actions.edit'));
  await screen.findByRole('button', { name: t('form.save') });
  fill(new RegExp(t('text.subject', { language: 'English' })), 'Derby at eight');
  press(t('form.save'));
  expect(await screen.findByRole('heading', { level: 2, name: 'Derby at eight' })).toBeTruthy();
});

test('a message that goes out says how far it is, and can be stopped', async () => {
  const news = await openDraft({
    news: [sent({ left_out: 2 })],
    mails: { delivered: 100, waiting: 80, failed: 3 },
  });
  await screen.findByText(t('progress.delivered', { count: 100, of: 183 }));
  const progress = screen.getByRole('region', { name: t('progress.label') });
  expect(progress.textContent).toContain(t('progress.waiting', { count: 80 }));
  expect(progress.textContent).toContain(t('progress.failed', { count: 3 }));
  fakeServer.answer(api.stopNews, () => {
    news[0] = sent({ state: 'stopped' });
    return { news: sent({ state: 'stopped' }) };
  });
  press(t('stop.open'));
  press(t('stop.submit'), await findDialog(t('stop.title')));
  expect(await screen.findByText(t('states.stopped'))).toBeTruthy();
  expect(screen.queryByRole('button', { name: t('stop.open') })).toBeNull();
  expect(progress.isConnected).toBe(true);
  expect(progress.textContent).not.toContain(t('progress.waiting', { count: 80 }));
});
