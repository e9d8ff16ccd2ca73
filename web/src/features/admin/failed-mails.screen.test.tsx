import { api } from '@fanclub/contract/api';
import { mailKinds } from '@fanclub/contract/mail/mail-kinds';
import { languageCodes } from '@fanclub/contract/text/languages';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { refusal } from '#testing/fake-answer.ts';
import { fakeServer } from '#testing/fake-server.ts';
import { error, openPanel, t } from './testing/open-panel.ts';

const failed = mailKinds.map((kind, place) => ({
  id: `mail-${place}`,
  kind,
  to: `person-${place}@example.com`,
  written_at: '2026-02-02T10:00:00.000Z',
  attempts: 40,
  error: 'connect ECONNREFUSED',
}));
const none = { total: 0, mails: [] };

async function openMails() {
  fireEvent.click(await screen.findByRole('button', { name: t('mails.look') }));
  return within(await screen.findByRole('dialog', { name: t('mails.title') }));
}

test('the panel says nothing where every mail arrived', async () => {
  await openPanel();
  await screen.findByRole('list', { name: t('stats.label') });
  expect(screen.queryByText(t('mails.failed', { count: 1 }))).toBeNull();
});

test.each(languageCodes)('tells what did not arrive, and why: %s', async (language) => {
  fakeServer.answer(api.listFailedMails, { total: failed.length, mails: failed });
  await openPanel({ language });
  const dialog = await openMails();
  for (const { kind } of failed) {
    expect(dialog.getByText(t(`mails.kinds.${kind}`)).tagName).toBe('BDI');
  }
  expect(dialog.getAllByText('connect ECONNREFUSED')).toHaveLength(failed.length);
});

test('sends one again, or all of them, and says how many', async () => {
  fakeServer.answer(api.listFailedMails, { total: 2, mails: failed.slice(0, 2) });
  await openPanel();
  const dialog = await openMails();
  fakeServer.answer(api.listFailedMails, { total: 2, mails: failed.slice(1, 3) });
  fakeServer.answer(api.sendMailsAgain, { sent_again: 1 });
  fireEvent.click(
    dialog.getByRole('button', { name: t('mails.sendTo', { email: failed[0]?.to }) }),
  );
  expect(await dialog.findByText(t('mails.sent', { count: 1 }))).toBeTruthy();
  fakeServer.answer(api.listFailedMails, none);
  fakeServer.answer(api.sendMailsAgain, { sent_again: 2 });
  await waitFor(() => expect(dialog.queryByText(String(failed[0]?.to))).toBeNull());
  fireEvent.click(dialog.getByRole('button', { name: t('mails.sendAll', { count: 2 }) }));
  expect(await dialog.findByText(t('mails.sent', { count: 2 }))).toBeTruthy();
  const bodies = fakeServer.callsOf(api.sendMailsAgain).map(({ body }) => body);
  expect(bodies).toEqual([{ ids: ['mail-0'] }, { ids: ['mail-1', 'mail-2'] }]);
  expect(dialog.queryByRole('button', { name: t('mails.send') })).toBeNull();
});

test('says why they could not be sent', async () => {
  fakeServer.answer(api.listFailedMails, { total: 1, mails: failed.slice(0, 1) });
  await openPanel();
  const dialog = await openMails();
  fakeServer.answer(api.sendMailsAgain, refusal('service_busy'));
  fireEvent.click(
    dialog.getByRole('button', { name: t('mails.sendTo', { email: failed[0]?.to }) }),
  );
  expect(await dialog.findByText(error('service_busy'))).toBeTruthy();
});
