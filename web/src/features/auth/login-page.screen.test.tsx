import { api } from '@fanclub/contract/api';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { i18n } from '#i18n/i18n.ts';
import { approved, buildAuthAnswer, buildProfile } from '#testing/build-member.ts';
import { noNetwork, refusal } from '#testing/fake-answer.ts';
import { fakeServer } from '#testing/fake-server.ts';
import { openApp } from '#testing/open-app.tsx';
import { field, fill, press } from '#testing/person.ts';

const t = i18n.getFixedT(null, 'auth');
const error = i18n.getFixedT(null, 'errors');
const common = i18n.getFixedT(null, 'common');

const form = () => within(screen.getByRole('form', { name: t('login.passwordForm') }));

function logIn(password = 'Bianconeri-1897') {
  fill(t('fields.email'), 'Sara@Example.com ', form());
  fill(t('fields.password'), password, form());
  press(t('login.submit'), form());
}

test('a member logs in with the password, sees the profile and the language kept in it', async () => {
  fakeServer.answer(api.login, buildAuthAnswer({ language: 'it' }));
  fakeServer.answer(api.me, buildProfile(approved));
  const { router } = await openApp('/login');
  logIn();
  await screen.findByRole('heading', { level: 1, name: /Sara/ });
  expect(router.state.location.pathname).toBe('/profile/u1');
  expect(document.documentElement.lang).toBe('it');
  const [sent] = fakeServer.callsOf(api.login);
  expect(sent?.body).toEqual({ email: 'sara@example.com', password: 'Bianconeri-1897' });
});

test.each([
  ['a wrong password', refusal('invalid_credentials'), 'invalid_credentials'],
  ['an application under review', refusal('account_not_approved'), 'account_not_approved'],
  ['a network that is down', noNetwork, 'network_error'],
] as const)('%s is said in the form, which keeps what was typed', async (_, answer, key) => {
  fakeServer.answer(api.login, answer);
  const { router } = await openApp('/login');
  logIn('wrong');
  expect((await screen.findByRole('alert')).textContent).toBe(error(key));
  expect(field(t('fields.password')).value).toBe('wrong');
  expect(router.state.location.pathname).toBe('/login');
});

test('after too many wrong passwords the minutes are said, and a link to the typed address is the way in', async () => {
  fakeServer.answer(api.login, refusal('rate_limited', { retryAfterS: 700 }));
  fakeServer.answer(api.sendMagicLink, { success: true, message: '' });
  await openApp('/login', { language: 'en' });
  logIn('wrong');
  const said = (await screen.findByRole('alert')).textContent;
  expect(said).toContain(common('form.retryInMinutes', { count: 12 }));
  press(t('login.linkInstead'), form());
  expect((await form().findByRole('status')).textContent).toContain('sara@example.com');
  expect(fakeServer.callsOf(api.sendMagicLink)[0]?.body).toEqual({ email: 'sara@example.com' });
});

test('what is missing is said at its field before anything is sent, and the first one gets the focus', async () => {
  await openApp('/login', { language: 'en' });
  press(t('login.submit'), form());
  expect(await screen.findByText(error('required.email'))).toBeTruthy();
  expect(screen.getByText(error('password_required'))).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(field(t('fields.email'), form())));
  expect(fakeServer.callsOf(api.login)).toEqual([]);
});

test('a password can be looked at', async () => {
  await openApp('/login');
  fill(t('fields.password'), 'secret', form());
  press(common('form.show'), form());
  expect(field(t('fields.password')).type).toBe('text');
  press(common('form.hide'), form());
  expect(field(t('fields.password')).type).toBe('password');
});

test('whoever is signed in already is sent on', async () => {
  const { router } = await openApp('/login', { as: 'member' });
  await screen.findByRole('heading', { level: 1, name: /Sara/ });
  expect(router.state.location.pathname).toBe('/profile/u1');
});

test('a session that ran out is explained on the login page', async () => {
  fakeServer.answer(api.me, refusal('session_ended'));
  await openApp('/profile', { as: 'member' });
  expect(await screen.findByText(common('state.sessionExpired'))).toBeTruthy();
  expect(localStorage.getItem('authToken')).toBeNull();
});
