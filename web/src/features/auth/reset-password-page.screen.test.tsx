import { api } from '@fanclub/contract/api';
import type { RouteResponse } from '@fanclub/contract/http/route';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { i18n } from '#i18n/i18n.ts';
import { refusal } from '#testing/fake-answer.ts';
import { fakeServer } from '#testing/fake-server.ts';
import { openApp } from '#testing/open-app.tsx';
import { field, fill, press, saidAt } from '#testing/user-events.ts';

const t = i18n.getFixedT(null, 'auth');
const error = i18n.getFixedT(null, 'errors');

const address = '/reset-password?token=mailed-1';
const chooseOwn = () => fireEvent.click(screen.getByRole('radio', { name: t('reset.custom') }));

test('a password that the server made is shown until its owner logs in with it', async () => {
  fakeServer.answer(api.resetPassword, {
    success: true,
    new_password: 'Fresh#Pass-12',
  });
  const { router } = await openApp(address);
  press(t('reset.autoSubmit'));
  expect(await screen.findByText('Fresh#Pass-12')).toBeTruthy();
  expect(fakeServer.callsOf(api.resetPassword)[0]?.body).toEqual({ token: 'mailed-1' });
  // The button "stay" stops the redirect to the login. Otherwise a slow machine could be redirected before the next
  // press.
  press(t('reset.stay'));
  press(t('links.login'));
  await screen.findByRole('heading', { level: 1, name: t('login.heading') });
  expect(screen.getByText('Fresh#Pass-12')).toBeTruthy();
  expect(router.state.location.pathname).toBe('/login');
});

test('an address that is not proved asks for the birth date, and then sets what was chosen', async () => {
  const member = i18n.getFixedT(null, 'member');
  fakeServer.answer(api.resetPassword, refusal('birth_date_needed'));
  await openApp(address);
  press(t('reset.autoSubmit'));
  await screen.findByText(t('birthDate'));
  fakeServer.answer(api.resetPassword, refusal('birth_date_wrong'));
  fill(member('date.day'), '1991-06-02');
  press(t('login.continue'));
  await waitFor(() =>
    expect(saidAt(field(member('date.day')))).toContain(error('birth_date_wrong')),
  );
  fakeServer.answer(api.resetPassword, { success: true, new_password: 'Fresh#1' });
  fill(member('date.day'), '1990-05-23');
  press(t('login.continue'));
  expect(await screen.findByText('Fresh#1')).toBeTruthy();
  expect(fakeServer.callsOf(api.resetPassword).at(-1)?.body).toEqual({
    token: 'mailed-1',
    birth_date: '1990-05-23',
  });
});

test('a new password that arrives on the login page is shown there', async () => {
  const answered = Promise.withResolvers<RouteResponse<typeof api.resetPassword>>();
  fakeServer.answer(api.resetPassword, () => answered.promise);
  await openApp(address);
  press(t('reset.autoSubmit'));
  fireEvent.click(within(screen.getByRole('main')).getByRole('link', { name: t('links.login') }));
  await screen.findByRole('heading', { level: 1, name: t('login.heading') });
  answered.resolve({ success: true, new_password: 'Fresh#Pass-12' });
  expect(await screen.findByText('Fresh#Pass-12')).toBeTruthy();
});

test.each([
  ['the login page opens by itself after five seconds', false, '/login'],
  ['the page stays for whoever says so', true, '/reset-password'],
] as const)('%s', async (_, stays, path) => {
  fakeServer.answer(api.resetPassword, {
    success: true,
    new_password: 'Fresh#1-Pass',
  });
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { arriveAt } = await openApp(address, { language: 'en' });
  press(t('reset.autoSubmit'));
  await screen.findByText('Fresh#1-Pass');
  if (stays) press(t('reset.stay'));
  await act(() => vi.advanceTimersByTimeAsync(5100));
  await arriveAt(path);
});

test('a password of one’s own is checked, twice, before it is sent', async () => {
  fakeServer.answer(api.resetPassword, { success: true });
  await openApp(address, { language: 'it' });
  chooseOwn();
  fill(t('fields.newPassword'), 'abc');
  fill(t('fields.confirmPassword'), 'abd');
  press(t('reset.customSubmit'));
  expect(await screen.findByText(error('password_too_weak'))).toBeTruthy();
  expect(screen.getByText(error('passwords_dont_match'))).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(field(t('fields.newPassword'))));
  fill(t('fields.newPassword'), 'Zebra-Stripes-2027');
  fill(t('fields.confirmPassword'), 'Zebra-Stripes-2027');
  press(t('reset.customSubmit'));
  expect(await screen.findByText(t('reset.done'), { exact: false })).toBeTruthy();
  expect(fakeServer.callsOf(api.resetPassword).map(({ body }) => body)).toEqual([
    { token: 'mailed-1', new_password: 'Zebra-Stripes-2027' },
  ]);
});

test('a random password fills both fields and is shown', async () => {
  await openApp(address);
  chooseOwn();
  press(t('reset.generate'));
  const made = field(t('fields.newPassword')).value;
  expect(made).toHaveLength(12);
  expect(field(t('fields.confirmPassword')).value).toBe(made);
  expect(screen.getByText(made)).toBeTruthy();
  expect(screen.getByText(t('strength.strong'))).toBeTruthy();
});

test.each(['auto', 'custom'])(
  'a link that is over is said, and a new one asked for in its place (%s)',
  async (mode) => {
    fakeServer.answer(api.resetPassword, refusal('invalid_reset_link'));
    fakeServer.answer(api.forgotPassword, { success: true, message: 'Sent.' });
    await openApp(address);
    if (mode === 'custom') {
      chooseOwn();
      press(t('reset.generate'));
    }
    press(t(mode === 'auto' ? 'reset.autoSubmit' : 'reset.customSubmit'));
    expect(await screen.findByText(t('link.over'))).toBeTruthy();
    fill(t('fields.email'), 'sara@example.com');
    press(t('forgot.submit'));
    expect(await screen.findByText('Sent.')).toBeTruthy();
    expect(screen.queryByRole('radio')).toBeNull();
  },
);

test('an address without a token asks for a link', async () => {
  await openApp('/reset-password', { language: 'en' });
  expect(screen.getByText(t('link.over'))).toBeTruthy();
  expect(screen.getByRole('button', { name: t('forgot.submit') })).toBeTruthy();
});
