import { api } from '@fanclub/contract/api';
import { mailKinds } from '@fanclub/contract/mail/mail-kinds';
import { formatPlainNumber } from '@fanclub/contract/text/format';
import { languageCodes } from '@fanclub/contract/text/languages';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { noAlerts } from '#admin-kit/api/no-alerts.ts';
import { openPanel, t } from '#admin-kit/testing/open-panel.ts';
import { fakeServer, refusal } from '#testing/fake-server.ts';
import { errors } from '#testing/texts.ts';
import { findDialog, pressWhenReady } from '#testing/user-events.ts';

const failed = mailKinds.map((kind, place) => ({
  id: `mail-${place}`,
  kind,
  to: `person-${place}@example.com`,
  written_at: '2026-02-02T10:00:00.000Z',
  attempts: 40,
  error: 'connect ECONNREFUSED',
}));

function answerFailed(mails: typeof failed) {
  fakeServer.answer(api.readAlerts, { ...noAlerts, failed_mails: mails.length });
  fakeServer.answer(api.listFailedMails, { mails, next_cursor: null });
}

async function openMails() {
  await pressWhenReady(t('alerts.label', { count: 1 }));
  fireEvent.click(await screen.findByRole('button', { name: t('mails.look') }));
  const dialog = await findDialog(t('mails.title'));
  await dialog.findByRole('list', { name: t('mails.title') });
  return dialog;
}

test('the panel says nothing where every mail arrived', async () => {
  await openPanel();
  await pressWhenReady(t('alerts.label', { count: 0 }));
  const alerts = await findDialog(t('alerts.label', { count: 0 }));
  expect(alerts.getByText(t('alerts.label', { count: 0 }))).toBeTruthy();
  expect(alerts.queryByRole('alert')).toBeNull();
});

test.each(['owner', 'reviewer'] as const)(
  'mails that wait are told, with the way to the limit for who may change it: %s',
  async (role) => {
    fakeServer.answer(api.readAlerts, { ...noAlerts, held_mails: 120 });
    await openPanel({ role });
    await pressWhenReady(t('alerts.label', { count: 1 }));
    const alerts = await findDialog(t('alerts.label', { count: 1 }));
    expect(alerts.getByText(t('alerts.held', { count: 120 }))).toBeTruthy();
    const link = alerts.queryByRole('link', { name: t('alerts.heldLimit') });
    expect(link?.getAttribute('href')).toBe(
      role === 'owner' ? '/admin/settings/advanced' : undefined,
    );
  },
);

test.each(languageCodes)('undelivered mails have a reason: %s', async (language) => {
  answerFailed(failed);
  await openPanel({ language });
  const dialog = await openMails();
  for (const { kind } of failed) {
    expect(dialog.getByText(t(`mails.kinds.${kind}`)).tagName).toBe('BDI');
  }
  expect(dialog.getAllByText('connect ECONNREFUSED')).toHaveLength(failed.length);
  const bell = screen.getByRole('button', { name: t('alerts.label', { count: 1 }), hidden: true });
  expect(bell.textContent).toBe(formatPlainNumber(1, language));
});

test('the mails are shown in place of the alerts, and not above them', async () => {
  answerFailed(failed.slice(0, 1));
  await openPanel();
  await openMails();
  const name = t('alerts.label', { count: 1 });
  await waitFor(() => expect(screen.queryByRole('dialog', { name, hidden: true })).toBeNull());
});

test('one mail or all mails are sent again, and their number is shown', async () => {
  answerFailed(failed.slice(0, 2));
  await openPanel();
  const dialog = await openMails();
  answerFailed(failed.slice(1, 3));
  fakeServer.answer(api.sendMailsAgain, { sent_again: 1 });
  fireEvent.click(
    dialog.getByRole('button', { name: t('mails.sendTo', { email: failed[0]?.to }) }),
  );
  expect(await dialog.findByText(t('mails.sent', { count: 1 }))).toBeTruthy();
  answerFailed([]);
  fakeServer.answer(api.sendMailsAgain, { sent_again: 2 });
  await waitFor(() => expect(dialog.queryByText(String(failed[0]?.to))).toBeNull());
  fireEvent.click(dialog.getByRole('button', { name: t('mails.sendAll', { count: 2 }) }));
  expect(await dialog.findByText(t('mails.sent', { count: 2 }))).toBeTruthy();
  const bodies = fakeServer.callsOf(api.sendMailsAgain).map(({ body }) => body);
  expect(bodies).toEqual([{ ids: ['mail-0'] }, { ids: ['mail-1', 'mail-2'] }]);
  expect(dialog.queryByRole('button', { name: t('mails.send') })).toBeNull();
});

test('more than one call takes are shown a page at a time, and sent as many at once as it takes', async () => {
  const many = Array.from({ length: 120 }, (_, place) => ({
    id: `mail-${place}`,
    kind: null,
    to: `person-${place}@example.com`,
    written_at: '2026-02-02T10:00:00.000Z',
    attempts: 40,
    error: null,
  }));
  fakeServer.answer(api.readAlerts, { ...noAlerts, failed_mails: many.length });
  fakeServer.answer(api.listFailedMails, ({ query: { cursor = '0' } }) => {
    const end = Number(cursor) + 60;
    const next_cursor = end < many.length ? String(end) : null;
    return { mails: many.slice(Number(cursor), end), next_cursor };
  });
  fakeServer.answer(api.sendMailsAgain, { sent_again: 100 });
  await openPanel();
  const dialog = await openMails();
  expect(dialog.queryByText('person-119@example.com')).toBeNull();
  fireEvent.click(dialog.getByRole('button', { name: t('list.more') }));
  expect(await dialog.findByText('person-119@example.com')).toBeTruthy();
  fireEvent.click(dialog.getByRole('button', { name: t('mails.sendAll', { count: 100 }) }));
  expect(await dialog.findByText(t('mails.sent', { count: 100 }))).toBeTruthy();
  expect(fakeServer.callsOf(api.sendMailsAgain)[0]?.body.ids).toHaveLength(100);
});

test('the page says why the mails could not be sent', async () => {
  answerFailed(failed.slice(0, 1));
  await openPanel();
  const dialog = await openMails();
  fakeServer.answer(api.sendMailsAgain, refusal('service_busy'));
  fireEvent.click(
    dialog.getByRole('button', { name: t('mails.sendTo', { email: failed[0]?.to }) }),
  );
  expect(await dialog.findByText(errors('service_busy'))).toBeTruthy();
});
