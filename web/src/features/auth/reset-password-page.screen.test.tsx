import { api } from '@fanclub/contract/api';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { fakeServer, refusal } from '#testing/fake-server.ts';
import { findShown, openBuilt, queryShown } from '#testing/open-built.ts';
import { errors as error, member, auth as t } from '#testing/texts.ts';
import { field, fill, press, saidAt } from '#testing/user-events.ts';

const address = '/reset-password?token=mailed-1';
const auto = () => within(screen.getByRole('form', { name: t('reset.auto') }));
const chooseOwn = () => fireEvent.click(screen.getByRole('radio', { name: t('reset.custom') }));

test('a password that the server made is shown, and once more on the login page that follows', async () => {
  fakeServer.answer(api.resetPassword, {
    success: true,
    new_password: 'Fresh#Pass-12',
  });
  await openBuilt(address);
  press(t('reset.autoSubmit'), auto());
  expect(await findShown('Fresh#Pass-12')).toBeTruthy();
  expect(fakeServer.callsOf(api.resetPassword)[0]?.body).toEqual({ token: 'mailed-1' });
  // The button "stay" stops the redirect to the login. Otherwise a slow machine could be redirected before the next
  // press.
  press(t('reset.stay'));
  await openBuilt('/login');
  expect(queryShown('Fresh#Pass-12')).toBeTruthy();
  await openBuilt('/login');
  expect(queryShown('Fresh#Pass-12')).toBeNull();
});

test('an address that is not proved asks for the birth date, and then sets what was chosen', async () => {
  fakeServer.answer(api.resetPassword, refusal('birth_date_needed'));
  await openBuilt(address);
  press(t('reset.autoSubmit'), auto());
  await findShown(t('birthDate'));
  fakeServer.answer(api.resetPassword, refusal('birth_date_wrong'));
  fill(member('date.day'), '1991-06-02', auto());
  press(t('reset.autoSubmit'), auto());
  await waitFor(() =>
    expect(saidAt(field(member('date.day'), auto()))).toContain(error('birth_date_wrong')),
  );
  fakeServer.answer(api.resetPassword, { success: true, new_password: 'Fresh#1' });
  fill(member('date.day'), '1990-05-23', auto());
  press(t('reset.autoSubmit'), auto());
  expect(await findShown('Fresh#1')).toBeTruthy();
  expect(fakeServer.callsOf(api.resetPassword).at(-1)?.body).toEqual({
    token: 'mailed-1',
    birth_date: '1990-05-23',
  });
});

test('a link to an unproved address asks for the birth date first', async () => {
  await openBuilt(`${address}&prove=1`, { language: 'en' });
  expect(auto().getByText(t('birthDate')).closest('[hidden]')).toBeNull();
  press(t('reset.autoSubmit'), auto());
  expect(await auto().findByText(error('required.birth_date'))).toBeTruthy();
  expect(fakeServer.callsOf(api.resetPassword)).toEqual([]);
});

test.each([
  ['the login page opens by itself after five seconds', false],
  ['the page stays for whoever says so', true],
] as const)('%s', async (_, stays) => {
  fakeServer.answer(api.resetPassword, {
    success: true,
    new_password: 'Fresh#1-Pass',
  });
  vi.useFakeTimers({ shouldAdvanceTime: true });
  await openBuilt(address, { language: 'en' });
  press(t('reset.autoSubmit'), auto());
  await findShown('Fresh#1-Pass');
  if (stays) press(t('reset.stay'));
  await act(() => vi.advanceTimersByTimeAsync(5100));
  const left = vi.mocked(window.location.assign).mock.calls.flat();
  expect(left).toEqual(stays ? [] : ['/en/login']);
});

test('a password of one’s own is checked, twice, before it is sent', async () => {
  fakeServer.answer(api.resetPassword, { success: true });
  await openBuilt(address, { language: 'it' });
  chooseOwn();
  fill(t('fields.newPassword'), 'abc');
  fill(t('fields.confirmPassword'), 'abd');
  press(t('reset.customSubmit'));
  expect(await findShown(error('password_too_weak'))).toBeTruthy();
  expect(queryShown(error('passwords_dont_match'))).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(field(t('fields.newPassword'))));
  fill(t('fields.newPassword'), 'Zebra-Stripes-2027');
  fill(t('fields.confirmPassword'), 'Zebra-Stripes-2027');
  press(t('reset.customSubmit'));
  expect(await findShown(t('reset.done'), { exact: false })).toBeTruthy();
  expect(fakeServer.callsOf(api.resetPassword).map(({ body }) => body)).toEqual([
    { token: 'mailed-1', new_password: 'Zebra-Stripes-2027' },
  ]);
});

test('a random password fills both fields and is shown', async () => {
  await openBuilt(address);
  chooseOwn();
  press(t('reset.generate'));
  const made = field(t('fields.newPassword')).value;
  expect(made).toHaveLength(12);
  expect(field(t('fields.confirmPassword')).value).toBe(made);
  expect(queryShown(made)).toBeTruthy();
  expect(queryShown(t('strength.strong'))).toBeTruthy();
});

test.each(['auto', 'custom'])(
  'a link that is over is said, and a new one asked for in its place (%s)',
  async (mode) => {
    fakeServer.answer(api.resetPassword, refusal('invalid_reset_link'));
    fakeServer.answer(api.forgotPassword, { success: true, message: 'Sent.' });
    await openBuilt(address);
    if (mode === 'custom') {
      chooseOwn();
      press(t('reset.generate'));
    }
    press(t(mode === 'auto' ? 'reset.autoSubmit' : 'reset.customSubmit'));
    expect(await findShown(t('link.over'))).toBeTruthy();
    fill(t('fields.email'), 'sara@example.com');
    press(t('forgot.submit'));
    expect(await findShown('Sent.')).toBeTruthy();
    expect(screen.queryByRole('radio')).toBeNull();
  },
);

test('an address without a token asks for a link', async () => {
  await openBuilt('/reset-password', { language: 'en' });
  expect(queryShown(t('link.over'))).toBeTruthy();
  expect(screen.getByRole('button', { name: t('forgot.submit') })).toBeTruthy();
});
