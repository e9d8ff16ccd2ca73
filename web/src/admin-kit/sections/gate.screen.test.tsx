import { api } from '@fanclub/contract/api';
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { noAlerts } from '#admin-kit/api/no-alerts.ts';
import { memberRowOf } from '#testing/build-member.ts';
import { adminCheck, fakeServer, noNetwork, refusal } from '#testing/fake-server.ts';
import { openApp } from '#testing/open-app.tsx';
import { common, errors } from '#testing/texts.ts';
import { fill, findDialog, press } from '#testing/user-events.ts';
import {
  chooseQueue,
  noQueues,
  openPanel,
  someStats,
  t,
  threePending,
} from '../testing/open-panel.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

const phrase = 'black and white since 1897';

test('a wrong phrase keeps the panel closed, the right one opens it', async () => {
  fakeServer.answer(api.adminGate, ({ body }) =>
    body.password === phrase ? { success: true } : refusal('invalid_admin_password'),
  );
  fakeServer.answer(api.listQueue, { users: [], next_cursor: null });
  fakeServer.answer(api.countQueues, noQueues);
  fakeServer.answer(api.readAlerts, noAlerts);
  fakeServer.answer(api.readSeasonFigures, noNetwork);
  fakeServer.answer(api.adminStats, someStats);
  await openApp('/admin', { as: 'admin' });
  const gate = await findDialog(t('gate.title'));
  expect(fakeServer.callsOf(api.listQueue)).toEqual([]);
  fill(t('gate.title'), 'wrong', gate);
  press(t('gate.submit'), gate);
  expect(await gate.findByText(errors('invalid_admin_password'))).toBeTruthy();
  fill(t('gate.title'), phrase, gate);
  press(t('gate.submit'), gate);
  await screen.findByRole('heading', { level: 1, name: common('titles.admin') });
  expect(await screen.findByText(t('empty.pending'))).toBeTruthy();
});

test('the gate can be used while the server still checks who the person is', async () => {
  fakeServer.answer(api.adminGate, { success: true });
  let answerCheck: () => void = () => undefined;
  const checked = new Promise<void>((resolve) => {
    answerCheck = resolve;
  });
  fakeServer.answer(api.checkAdmin, async () => {
    await checked;
    return adminCheck('reviewer');
  });
  await openApp('/admin/staff', { as: 'admin' });
  const gate = await findDialog(t('gate.title'));
  fill(t('gate.title'), phrase, gate);
  press(t('gate.submit'), gate);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.queryByRole('navigation', { name: t('sections.label') })).toBeNull();
  answerCheck();
  expect(await screen.findByRole('navigation', { name: t('sections.label') })).toBeTruthy();
});

test('a person who cancels the gate comes to the profile', async () => {
  const { arriveAt } = await openApp('/admin', { as: 'admin' });
  press(common('actions.cancel'), await findDialog(t('gate.title')));
  await arriveAt('/profile/admin-1');
});

test('after six minutes without use the panel asks again, and stays as it was below', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  fakeServer.answer(api.adminGate, { success: true });
  await openPanel({ language: 'it', search: '?request=JOFCI-7KQ2M9XA' });
  await screen.findByRole('heading', { level: 2, name: 'Sara Ahmadi' });
  await act(() => vi.advanceTimersByTimeAsync(5 * 60_000));
  expect(screen.queryByRole('dialog')).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(90_000));
  const gate = await findDialog(t('gate.title'));
  expect(gate.getByText(/Sara Ahmadi/)).toBeTruthy();
  fill(t('gate.title'), phrase, gate);
  press(t('gate.submit'), gate);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByRole('table', { name: t('list.label') })).toBeTruthy();
});

test('a minute before its end the panel says so, and one press keeps it open', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  await openPanel();
  await screen.findByRole('table', { name: t('list.label') });
  await act(() => vi.advanceTimersByTimeAsync(4 * 60_000));
  expect(screen.queryByText(t('gate.ending'))).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(45_000));
  expect(screen.getByText(t('gate.ending'))).toBeTruthy();
  press(t('gate.stay'));
  await waitFor(() => expect(screen.queryByText(t('gate.ending'))).toBeNull());
  await act(() => vi.advanceTimersByTimeAsync(4 * 60_000));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a call after a click keeps the panel open, and a call by the page itself does not', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const activation = { isActive: false };
  vi.stubGlobal('navigator', Object.assign(navigator, { userActivation: activation }));
  await openPanel();
  await screen.findByRole('table', { name: t('list.label') });
  await act(() => vi.advanceTimersByTimeAsync(3 * 60_000));
  activation.isActive = true;
  chooseQueue('rejected');
  await waitFor(() => expect(fakeServer.callsOf(api.listQueue).length).toBeGreaterThan(1));
  await act(() => vi.advanceTimersByTimeAsync(1_000));
  activation.isActive = false;
  await act(() => vi.advanceTimersByTimeAsync(4 * 60_000));
  expect(screen.queryByRole('dialog')).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(3 * 60_000));
  await findDialog(t('gate.title'));
  Reflect.deleteProperty(navigator, 'userActivation');
});

test('the panel asks for the phrase when the server wants it again, and continues where it was', async () => {
  await openPanel();
  await screen.findByRole('table', { name: t('list.label') });
  const asked = fakeServer.callsOf(api.listQueue).length;
  fakeServer.answer(api.listQueue, refusal('gate_required'));
  chooseQueue('rejected');
  const gate = await findDialog(t('gate.title'));
  expect(gate.getByText(new RegExp(t('gate.expired').slice(0, 30)))).toBeTruthy();
  fakeServer.answer(api.listQueue, { users: threePending().map(memberRowOf), next_cursor: null });
  fakeServer.answer(api.adminGate, { success: true });
  fill(t('gate.title'), phrase, gate);
  press(t('gate.submit'), gate);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(
    await screen.findByRole('button', { name: t('list.open', { name: 'Nora Ahmadi' }) }),
  ).toBeTruthy();
  const again = fakeServer.callsOf(api.listQueue).slice(asked);
  expect(again.map(({ params }) => params?.queue)).toEqual(['rejected', 'rejected']);
});

test('a member who is no admin comes to their own profile', async () => {
  const { arriveAt } = await openApp('/admin', { as: 'member' });
  await arriveAt('/profile/u1');
});

test('a mark on this device alone opens nothing: the server says who is an admin', async () => {
  fakeServer.answer(api.checkAdmin, { is_admin: false });
  const { arriveAt } = await openApp('/admin', { as: 'admin' });
  await arriveAt('/profile/admin-1');
});
