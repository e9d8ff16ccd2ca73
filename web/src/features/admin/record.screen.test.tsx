import { api } from '@fanclub/contract/api';
import { auditSentences } from '@fanclub/contract/audit/actions';
import { formatMoney } from '@fanclub/contract/money/format-money';
import { languageCodes } from '@fanclub/contract/text/languages';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openPanel, t, threePending } from '#admin-kit/testing/open-panel.ts';
import { buildAdminMember } from '#testing/build-member.ts';
import { fakeServer, refusal } from '#testing/fake-server.ts';
import { common, money } from '#testing/texts.ts';
import { plain, press, pressWhenReady } from '#testing/user-events.ts';
import { buildEvent } from './history/testing/build-event.ts';

const [sara] = threePending();
const search = `?request=${sara.request_number}`;

const payment = {
  kind: 'in',
  amount: 3250,
  currency: 'EUR',
  way: 'bank',
  day: '2026-02-02',
  season: '2026/27',
  is_reversal: false,
} as const;

const everything = [
  buildEvent({
    kind: 'application',
    application: { season: '2026/27', request_number: 'JOFCI-7' },
  }),
  buildEvent({ kind: 'decisions', by: 'a@b.test', record: { action: 'approve', fields: [] } }),
  buildEvent({ kind: 'money', payment }),
  buildEvent({ kind: 'money', payment: { ...payment, kind: 'out', is_reversal: true } }),
  buildEvent({ kind: 'card', card: { season: '2026/27', state: 'posted', tracking: 'RR12IT' } }),
  buildEvent({
    kind: 'mails',
    mail: { id: 'm1', kind: 'application_approved', language: 'fa', fate: 'failed', sent_at: null },
  }),
  buildEvent({ kind: 'notes', by: 'a@b.test', note: 'Paid by her sister.' }),
  buildEvent({ kind: 'looks', by: 'a@b.test', record: { action: 'view_case', fields: [] } }),
];

const openTab = async (name: 'overview' | 'money' | 'card' | 'mails' | 'history') =>
  fireEvent.click(await screen.findByRole('tab', { name: t(`review:record.tabs.${name}`) }));
const findStory = async () =>
  within(await screen.findByRole('list', { name: t('history:story.label') }));

test.each(languageCodes)('the record tells everything in one list: %s', async (language) => {
  fakeServer.answer(api.readStory, { events: everything, next_cursor: null });
  await openPanel({ section: 'members', search, language });
  await openTab('history');
  const story = await findStory();
  expect(story.getAllByRole('listitem')).toHaveLength(everything.length);
  for (const text of [
    t('history:story.application', { season: '2026/27' }),
    auditSentences.approve[language],
    plain(t('history:story.payment.in', { amount: formatMoney(payment, language) })),
    plain(t('history:story.payment.reversal', { amount: formatMoney(payment, language) })),
    t('history:story.card.posted'),
    t('history:story.mail.title', { name: t('mails.kinds.application_approved') }),
    t('history:story.note'),
    auditSentences.view_case[language],
  ]) {
    expect(story.getByText(text)).toBeTruthy();
  }
  expect(story.getByText('Paid by her sister.')).toBeTruthy();
  expect(story.getByText('RR12IT')).toBeTruthy();
});

test('a mail says when it was sent only if that was long after it was written', async () => {
  const sent = (minute: string) =>
    buildEvent({
      kind: 'mails',
      at: '2026-02-02T10:00:00.000Z',
      mail: {
        id: null,
        kind: 'refund_sent',
        language: 'fa',
        fate: 'sent',
        sent_at: `2026-02-02T${minute}:00.000Z`,
      },
    });
  fakeServer.answer(api.readStory, { events: [sent('10:01'), sent('14:00')], next_cursor: null });
  await openPanel({ section: 'members', search });
  await openTab('history');
  const [soon, late] = (await findStory()).getAllByRole('listitem');
  expect(soon?.textContent).toContain(t('history:story.mail.sent'));
  expect(soon?.textContent?.match(/2026/g)).toHaveLength(1);
  expect(late?.textContent?.match(/2026/g)).toHaveLength(2);
});

test('the story is filtered by the server', async () => {
  await openPanel({ section: 'members', search });
  await openTab('history');
  await pressWhenReady(t('history:story.kinds.notes'));
  await waitFor(() =>
    expect(fakeServer.callsOf(api.readStory).at(-1)?.query).toEqual({ kind: 'notes', limit: '50' }),
  );
});

test('a tab stays in the address, and shows only its part', async () => {
  const { router } = await openPanel({ section: 'members', search });
  await screen.findByText(t('review:detail.facts'));
  await openTab('money');
  expect(await screen.findByText(money('list.title'))).toBeTruthy();
  expect(screen.queryByText(t('review:detail.facts'))).toBeNull();
  expect(router.state.location.search).toContain('tab=money');
});

test('a failed mail is sent again from the record', async () => {
  fakeServer.answer(api.readStory, ({ query }) => ({
    events: everything.filter(({ kind }) => kind === query?.kind),
    next_cursor: null,
  }));
  fakeServer.answer(api.sendMailsAgain, { sent_again: 1 });
  await openPanel({ section: 'members', search: `${search}&tab=mails` });
  await screen.findByText(t('history:story.mail.failed'), { exact: false });
  press(t('mails.send'));
  await waitFor(() =>
    expect(fakeServer.callsOf(api.sendMailsAgain).map(({ body }) => body)).toEqual([
      { ids: ['m1'] },
    ]),
  );
  await waitFor(() => expect(fakeServer.callsOf(api.readStory)).toHaveLength(2));
});

test('an admin who may read no payments has neither their tab nor their filter', async () => {
  await openPanel({ section: 'members', search, role: 'reviewer' });
  await openTab('history');
  await screen.findByRole('group', { name: t('history:story.filter') });
  expect(screen.queryByRole('tab', { name: t('review:record.tabs.money') })).toBeNull();
  expect(screen.queryByRole('button', { name: t('history:story.kinds.money') })).toBeNull();
});

test('a member who never had a club card has no tab for it', async () => {
  const member = buildAdminMember({ juventus_card: false });
  await openPanel({
    section: 'members',
    members: [member],
    search: `?request=${member.request_number}`,
  });
  await screen.findByRole('tab', { name: t('review:record.tabs.mails') });
  expect(screen.queryByRole('tab', { name: t('review:record.tabs.card') })).toBeNull();
});

test('the review keeps its case, without tabs', async () => {
  await openPanel({ search });
  await screen.findByText(t('review:detail.facts'));
  expect(screen.queryByRole('tab', { name: t('review:record.tabs.history') })).toBeNull();
});

test('a story that did not load can be asked for again', async () => {
  fakeServer.answer(api.readStory, refusal('service_busy'));
  await openPanel({ section: 'members', search: `${search}&tab=history` });
  await screen.findByRole('button', { name: common('actions.retry') });
  fakeServer.answer(api.readStory, { events: [], next_cursor: null });
  press(common('actions.retry'));
  expect(await screen.findByText(t('history:story.empty'))).toBeTruthy();
});
