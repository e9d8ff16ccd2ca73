import { api } from '@fanclub/contract/api';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { getSession } from '#session/session-store.ts';
import { buildAuthAnswer } from '#testing/build-member.ts';
import { fakeGoogle } from '#testing/fake-google.ts';
import { fakeServer, refusal } from '#testing/fake-server.ts';
import { arriveAt, findShown, openBuilt } from '#testing/open-built.ts';
import { errors as error, auth as t } from '#testing/texts.ts';
import { findDialog, press, pressWhenReady } from '#testing/user-events.ts';

const address = '/login?authuser=admin';

test('the Google button stands only under the address of the admins', async () => {
  await openBuilt('/login', { language: 'en' });
  expect(screen.queryByRole('button', { name: t('google.submit') })).toBeNull();
});

test('an admin signs in with Google and comes to the panel', async () => {
  fakeGoogle.signsIn('of-the-admin');
  const admin = buildAuthAnswer({ id: 'admin-1', email: 'admin@example.com', is_admin: true });
  fakeServer.answer(api.google, admin);
  await openBuilt(address, { language: 'en' });
  await pressWhenReady(t('google.submit'));
  await arriveAt('/admin');
  expect(fakeServer.callsOf(api.google)[0]?.body).toEqual({
    token: 'of-the-admin',
  });
});

test('a person who closes the window reads so, and stays', async () => {
  fakeGoogle.isClosed();
  await openBuilt(address);
  await pressWhenReady(t('google.submit'));
  expect((await screen.findByRole('alert')).textContent).toBe(error('login_cancelled'));
});

test('an account that nobody registered with is offered another try, or registration', async () => {
  fakeGoogle.signsIn();
  fakeServer.answer(api.google, refusal('user_not_found'));
  await openBuilt(address, { language: 'en' });
  await pressWhenReady(t('google.submit'));
  press(t('notFound.tryAnother'), await findDialog(t('notFound.title')));
  await waitFor(() => expect(fakeServer.callsOf(api.google)).toHaveLength(2));
  press(t('notFound.create'), await findDialog(t('notFound.title')));
  await waitFor(() => expect(window.location.assign).toHaveBeenCalledWith('/register'));
});

test('a member who comes this way is signed in too, and comes to the profile', async () => {
  fakeGoogle.signsIn();
  fakeServer.answer(api.google, buildAuthAnswer());
  await openBuilt(address, { language: 'it' });
  await pressWhenReady(t('google.submit'));
  await arriveAt('/profile');
  expect(getSession().refreshToken).toBe('refresh-1');
});

test('an applicant whose application is under review gets a link to the address of the Google account', async () => {
  fakeGoogle.signsIn();
  fakeServer.answer(api.google, refusal('account_not_approved'));
  fakeServer.answer(api.sendMagicLink, { success: true, message: 'Sent.' });
  await openBuilt(address);
  await pressWhenReady(t('google.submit'));
  await pressWhenReady(t('pending.submit'));
  expect(await findShown(t('magicLink.sentTitle'))).toBeTruthy();
  expect(fakeServer.callsOf(api.sendMagicLink)[0]?.body).toEqual({ email: 'sara@example.com' });
});

test('another Google account than the one of the first login is turned away', async () => {
  fakeGoogle.signsIn();
  fakeServer.answer(api.google, refusal('google_account_changed'));
  await openBuilt(address, { language: 'it' });
  await pressWhenReady(t('google.submit'));
  expect((await screen.findByRole('alert')).textContent).toBe(error('google_account_changed'));
});
