import { api } from '@fanclub/contract/api';
import { act, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { refusal } from '#testing/fake-answer.ts';
import { fakeServer } from '#testing/fake-server.ts';
import { openApp } from '#testing/open-app.tsx';
import { fill, findDialog, press } from '#testing/person.ts';
import { common, error, openPanel, t, threePending } from './testing/open-panel.ts';

const phrase = 'black and white since 1897';

test('a wrong phrase keeps the panel closed, the right one opens it', async () => {
  fakeServer.answer(api.adminGate, ({ body }) =>
    body.password === phrase ? { success: true } : refusal('invalid_admin_password'),
  );
  fakeServer.answer(api.listUsers, { users: [], next_cursor: null, total: 0 });
  fakeServer.answer(api.listFailedMails, { total: 0, mails: [] });
  fakeServer.answer(api.reminders, { waiting: 0, is_open: true });
  fakeServer.answer(api.adminStats, {
    total_users: 0,
    approved_users: 0,
    pending_users: 0,
    paid_users: 0,
  });
  await openApp('/admin', { as: 'admin' });
  const gate = await findDialog(t('gate.title'));
  expect(fakeServer.callsOf(api.listUsers)).toEqual([]);
  fill(t('gate.password'), 'wrong', gate);
  press(t('gate.submit'), gate);
  expect(await gate.findByText(error('invalid_admin_password'))).toBeTruthy();
  fill(t('gate.password'), phrase, gate);
  press(t('gate.submit'), gate);
  await screen.findByRole('heading', { level: 1, name: common('titles.admin') });
  expect(await screen.findByText(t('empty.all'))).toBeTruthy();
});

test('whoever gives up at the gate goes to the profile', async () => {
  const { arriveAt } = await openApp('/admin', { as: 'admin' });
  press(common('actions.cancel'), await findDialog(t('gate.title')));
  await arriveAt('/profile/admin-1');
});

test('after six minutes without use the panel asks again, and stays as it was below', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  fakeServer.answer(api.adminGate, { success: true });
  await openPanel({ language: 'it' });
  await act(() => vi.advanceTimersByTimeAsync(5 * 60_000));
  expect(screen.queryByRole('dialog')).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(90_000));
  const gate = await findDialog(t('gate.title'));
  expect(gate.getByText(t('gate.expired'))).toBeTruthy();
  fill(t('gate.password'), phrase, gate);
  press(t('gate.submit'), gate);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByRole('table', { name: t('list.label') })).toBeTruthy();
});

test('when the server wants the phrase again the panel asks, and goes on where it was', async () => {
  await openPanel();
  await screen.findByRole('table', { name: t('list.label') });
  const asked = fakeServer.callsOf(api.listUsers).length;
  fakeServer.answer(api.listUsers, refusal('gate_required'));
  press(t('filters.pending'));
  const gate = await findDialog(t('gate.title'));
  expect(gate.getByText(t('gate.expired'))).toBeTruthy();
  fakeServer.answer(api.listUsers, { users: threePending(), next_cursor: null, total: 3 });
  fakeServer.answer(api.adminGate, { success: true });
  fill(t('gate.password'), phrase, gate);
  press(t('gate.submit'), gate);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(
    await screen.findByRole('button', { name: t('list.open', { name: 'Nora Ahmadi' }) }),
  ).toBeTruthy();
  const again = fakeServer.callsOf(api.listUsers).slice(asked);
  expect(again.map(({ query }) => query?.status)).toEqual(['pending', 'pending']);
});

test('whoever is no admin comes to their own profile', async () => {
  const { arriveAt } = await openApp('/admin', { as: 'member' });
  await arriveAt('/profile/u1');
});

test('a mark on this device alone opens nothing: the server says who is an admin', async () => {
  fakeServer.answer(api.checkAdmin, { is_admin: false });
  const { arriveAt } = await openApp('/admin', { as: 'admin' });
  await arriveAt('/profile/admin-1');
});
