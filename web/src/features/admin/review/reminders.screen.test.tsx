import { api } from '@fanclub/contract/api';
import { formatNumber } from '@fanclub/contract/text/format';
import { languageCodes } from '@fanclub/contract/text/languages';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { noAlerts } from '#admin-kit/api/no-alerts.ts';
import { openPanel, t } from '#admin-kit/testing/open-panel.ts';
import { formatDateTime } from '#i18n/format.ts';
import { fakeServer, refusal } from '#testing/fake-server.ts';
import { errors } from '#testing/texts.ts';
import { findDialog, press, pressWhenReady } from '#testing/user-events.ts';

const open = { waiting: 140, is_open: true };
const answer = (reminders: typeof open) =>
  fakeServer.answer(api.readAlerts, { ...noAlerts, reminders });
const openAlerts = (count = 1) => pressWhenReady(t('alerts.label', { count }));

test('the panel says nothing where nobody waits', async () => {
  await openPanel();
  await openAlerts(0);
  expect(screen.queryByRole('button', { name: t('reminders.send') })).toBeNull();
});

test('while registration is closed it says how many wait, and sends nothing', async () => {
  answer({ waiting: 3, is_open: false });
  await openPanel();
  await openAlerts();
  expect(await screen.findByText(t('reminders.waiting', { count: 3 }))).toBeTruthy();
  // The sentence that says how many alerts there are is shown only where there are none.
  expect(screen.queryByText(t('alerts.label', { count: 1 }))).toBeNull();
  expect(screen.queryByRole('button', { name: t('reminders.send') })).toBeNull();
});

test.each(languageCodes)(
  'the panel asks first, then sends mails until everybody has one: %s',
  async (language) => {
    answer(open);
    await openPanel({ language });
    await openAlerts();
    await pressWhenReady(t('reminders.send'));
    const dialog = await findDialog(t('reminders.title', { count: 140 }));
    expect(fakeServer.callsOf(api.sendReminders)).toEqual([]);
    const left = [40, 0];
    fakeServer.answer(api.sendReminders, () => {
      const waiting = left.shift() ?? 0;
      answer({ ...open, waiting });
      return { sent: waiting === 0 ? 40 : 100, waiting };
    });
    press(t('reminders.confirm'), dialog);
    expect(await screen.findByText(t('reminders.sent', { count: 140 }))).toBeTruthy();
    await waitFor(() => expect(screen.queryByText(t('reminders.text'))).toBeNull());
    expect(fakeServer.callsOf(api.sendReminders)).toHaveLength(2);
  },
);

test('an error is shown at the button that caused it', async () => {
  answer(open);
  await openPanel();
  await openAlerts();
  await pressWhenReady(t('reminders.send'));
  const dialog = await findDialog(t('reminders.title', { count: 140 }));
  fakeServer.answer(api.sendReminders, refusal('registration_closed'));
  press(t('reminders.confirm'), dialog);
  expect(await dialog.findByText(errors('registration_closed'))).toBeTruthy();
});

const ofMember = '/admin/members?request=JOFCI-22222222&tab=money';
test.each([
  ['that staff hold more cash than allowed', { cash: 2 }, 'cash', '/admin/money?view=cash'],
  ['what to agree to', { adjustments: ['JOFCI-22222222', '2'] }, 'adjustments', ofMember],
] as const)('a treasurer is told %s, with the way to it', async (_, alerts, name, href) => {
  fakeServer.answer(api.readAlerts, { ...noAlerts, ...alerts } as typeof noAlerts);
  await openPanel({ role: 'treasurer' });
  await openAlerts();
  expect(await screen.findByText(t(`alerts.${name}`, { count: 2 }))).toBeTruthy();
  const link = screen.getByRole('link', { name: t('mails.look') });
  expect(link.getAttribute('href')).toBe(href);
});

test.each(languageCodes)(
  'the panel says when maintenance ran, and what it did: %s',
  async (language) => {
    const at = '2026-11-20T10:00:00.000Z';
    const did = [{ work: 'merges' as const, count: 1200, at }];
    const maintenance = { ran_at: at, is_late: false, did };
    fakeServer.answer(api.readAlerts, { ...noAlerts, maintenance });
    await openPanel({ language, role: 'reviewer' });
    await openAlerts(0);
    const moment = formatDateTime(at, language);
    expect(await screen.findByText(t('maintenance.ran', { moment }))).toBeTruthy();
    const done = `${t('maintenance.works.merges')}: ${formatNumber(1200, language)}`;
    expect(await screen.findByText(done)).toBeTruthy();
  },
);
