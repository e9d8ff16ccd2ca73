import { api } from '@fanclub/contract/api';
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { i18n } from '#i18n/i18n.ts';
import { getSession } from '#session/session-store.ts';
import { buildAuthAnswer, buildProfile } from '#testing/build-member.ts';
import { fakeServer, noNetwork, refusal } from '#testing/fake-server.ts';
import { openApp } from '#testing/open-app.tsx';
import { openBuilt, queryShown } from '#testing/open-built.ts';
import { common, errors as error, profile as t } from '#testing/texts.ts';
import { field, fill, findDialog, press, pressWhenReady, saidAt } from '#testing/user-events.ts';

// The profile has no picture, because a picture could still be loading when a test logs out at once.
beforeEach(() => fakeServer.answer(api.me, buildProfile({ receipt_url: null })));

async function openPasswords(language: 'fa' | 'en' | 'it' = 'fa') {
  await openApp('/profile', { as: 'member', language });
  await pressWhenReady(t('password.open'));
  return findDialog(t('password.open'));
}

test('a new password is typed twice, saved, and the session goes on with its new token', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  fakeServer.answer(api.changePassword, { ...buildAuthAnswer(), access_token: 'token-2' });
  const dialog = await openPasswords('en');
  fill(t('password.current'), 'Bianconeri-1897', dialog);
  fill(t('password.new'), 'short', dialog);
  fill(t('password.confirm'), 'other', dialog);
  press(t('password.open'), dialog);
  expect(await dialog.findByText(error('password_min_length'))).toBeTruthy();
  expect(dialog.getByText(error('passwords_dont_match'))).toBeTruthy();
  fill(t('password.new'), 'Zebra-2027', dialog);
  fill(t('password.confirm'), 'Zebra-2027', dialog);
  press(t('password.open'), dialog);
  expect(await dialog.findByText(t('password.done'))).toBeTruthy();
  expect(fakeServer.callsOf(api.changePassword).map(({ body }) => body)).toEqual([
    { current_password: 'Bianconeri-1897', new_password: 'Zebra-2027' },
  ]);
  expect(getSession().token).toBe('token-2');
  await act(() => vi.advanceTimersByTimeAsync(3500));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('a wrong current password is said at its field, and nothing is lost', async () => {
  fakeServer.answer(api.changePassword, refusal('current_password_wrong'));
  const dialog = await openPasswords();
  fill(t('password.current'), 'wrong', dialog);
  fill(t('password.new'), 'Zebra-2027', dialog);
  fill(t('password.confirm'), 'Zebra-2027', dialog);
  press(t('password.open'), dialog);
  await dialog.findByText(error('current_password_wrong'));
  const current = field(t('password.current'), dialog);
  expect(saidAt(current)).toContain(error('current_password_wrong'));
  await waitFor(() => expect(document.activeElement).toBe(current));
  expect(dialog.queryByRole('alert')).toBeNull();
  expect(getSession().token).toBe('token-1');
});

test('a member who logs in by link alone has no password to change', async () => {
  fakeServer.answer(api.me, buildProfile({ password_hash: null }));
  await openApp('/profile', { as: 'member' });
  await screen.findByText(t('account.title'));
  expect(screen.queryByRole('button', { name: t('password.open') })).toBeNull();
});

test('deletion is asked for once, and its day is kept in sight', async () => {
  let profile = buildProfile();
  fakeServer.answer(api.me, () => profile);
  fakeServer.answer(api.requestDeletion, () => {
    profile = buildProfile({ delete_requested_at: '2026-02-03T10:00:00.000Z' });
    return { success: true, delete_requested_at: '2026-02-03T10:00:00.000Z' };
  });
  await openApp('/profile', { as: 'member', language: 'it' });
  await pressWhenReady(t('deletion.open'));
  press(t('deletion.submit'), await findDialog(t('deletion.title')));
  const day = '2026-02-03T10:00:00.000Z';
  expect(await screen.findByText(t('deletion.requested', { day }))).toBeTruthy();
  expect(screen.queryByRole('button', { name: t('deletion.open') })).toBeNull();
  expect(fakeServer.callsOf(api.requestDeletion)).toHaveLength(1);
});

test('deletion can be thought over', async () => {
  await openApp('/profile', { as: 'member' });
  await pressWhenReady(t('deletion.open'));
  press(common('actions.cancel'), await findDialog(t('deletion.title')));
  expect(fakeServer.callsOf(api.requestDeletion)).toEqual([]);
});

test('one’s own data is downloaded as a file', async () => {
  fakeServer.answer(api.exportOwnData, new Blob(['archive'], { type: 'application/zip' }));
  const saved: { name: string; blob: Blob }[] = [];
  const created: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    created.push(blob as Blob);
    return 'blob:test';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    const blob = created.at(-1);
    if (blob) saved.push({ name: this.download, blob });
  });
  await openApp('/profile', { as: 'member' });
  await pressWhenReady(t('account.export'));
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(saved[0]?.name).toBe('membership-REQ-2026-000042.zip');
  expect(await saved[0]?.blob.text()).toBe('archive');
});

test('logging out everywhere asks first, ends this session, too, and says so', async () => {
  fakeServer.answer(api.logoutEverywhere, { success: true });
  await openApp('/profile', { as: 'member' });
  await pressWhenReady(t('account.logoutEverywhere'));
  const dialog = await findDialog(t('everywhere.title'));
  expect(fakeServer.callsOf(api.logoutEverywhere)).toEqual([]);
  press(t('everywhere.submit'), dialog);
  await waitFor(() => expect(window.location.assign).toHaveBeenCalledWith('/login?out=everywhere'));
  expect(getSession().user).toBeNull();
  await openBuilt('/login?out=everywhere');
  expect(queryShown(i18n.t('auth:login.outEverywhere'))).toBeTruthy();
});

test('logging out everywhere can be thought over', async () => {
  await openApp('/profile', { as: 'member' });
  await pressWhenReady(t('account.logoutEverywhere'));
  press(common('actions.cancel'), await findDialog(t('everywhere.title')));
  expect(fakeServer.callsOf(api.logoutEverywhere)).toEqual([]);
  expect(getSession().user).not.toBeNull();
});

test('logging out everywhere without a network leaves the session as it was', async () => {
  fakeServer.answer(api.logoutEverywhere, noNetwork);
  await openApp('/profile', { as: 'member', language: 'en' });
  await pressWhenReady(t('account.logoutEverywhere'));
  press(t('everywhere.submit'), await findDialog(t('everywhere.title')));
  expect(await screen.findByText(error('network_error'))).toBeTruthy();
  expect(getSession().user).not.toBeNull();
});

test('logging out here needs no server', async () => {
  await openApp('/profile', { as: 'member' });
  await pressWhenReady(common('actions.logout'), within(screen.getByRole('main')));
  await waitFor(() => expect(window.location.assign).toHaveBeenCalledWith('/login'));
  expect(window.location.replace).not.toHaveBeenCalled();
  expect(localStorage.getItem('authToken')).toBeNull();
});

test('a language chosen here is kept in the profile', async () => {
  fakeServer.answer(api.setLanguage, { success: true, language: 'it' });
  await openApp('/profile', { as: 'member' });
  press(common('nav.settings'));
  await pressWhenReady('Italiano');
  await waitFor(() => expect(fakeServer.callsOf(api.setLanguage)).toHaveLength(1));
  expect(fakeServer.callsOf(api.setLanguage)[0]).toMatchObject({
    params: { id: 'u1' },
    body: { language: 'it' },
  });
  expect(document.documentElement.lang).toBe('it');
});

test('a language that the profile did not take is said', async () => {
  fakeServer.answer(api.setLanguage, noNetwork);
  await openApp('/profile', { as: 'member' });
  press(common('nav.settings'));
  await pressWhenReady('English');
  expect(await screen.findByText(common('settings.languageNotSaved'))).toBeTruthy();
});

test.each([
  ['news', 'no_news'],
  ['reminders', 'no_reminders'],
] as const)('%s by mail are switched off and on', async (name, field) => {
  const route = api.setOptionalMails;
  fakeServer.answer(api.me, buildProfile({ receipt_url: null, [field]: true }));
  fakeServer.answer(route, ({ body }) => ({ success: true, ...body }));
  await openApp('/profile', { as: 'member' });
  const mails = await screen.findByRole('switch', { name: t(`account.${name}`) });
  expect(mails).toHaveProperty('checked', false);
  fakeServer.answer(api.me, buildProfile({ receipt_url: null, [field]: false }));
  act(() => mails.click());
  await waitFor(() => expect(mails).toHaveProperty('checked', true));
  expect(fakeServer.callsOf(route).map(({ body }) => body)).toEqual([{ [field]: false }]);
});
