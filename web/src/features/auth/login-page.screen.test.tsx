import { api } from '@fanclub/contract/api';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { i18n } from '#i18n/i18n.ts';
import { deviceTokenKey } from '#session/session-store.ts';
import { approved, buildAuthAnswer, buildProfile } from '#testing/build-member.ts';
import { noNetwork, refusal } from '#testing/fake-answer.ts';
import { fakeServer } from '#testing/fake-server.ts';
import { openApp } from '#testing/open-app.tsx';
import { field, fill, press } from '#testing/user-events.ts';

const t = i18n.getFixedT(null, 'auth');
const error = i18n.getFixedT(null, 'errors');
const common = i18n.getFixedT(null, 'common');

const form = () => within(screen.getByRole('form', { name: t('login.form') }));

function logIn(password = 'Bianconeri-1897') {
  fill(t('fields.email'), 'Sara@Example.com ');
  fill(t('fields.password'), password);
  press(t('login.submit'), form());
}

test('a member logs in with the password, sees the profile and the language kept in it', async () => {
  fakeServer.answer(api.login, buildAuthAnswer({ language: 'it' }));
  fakeServer.answer(api.me, buildProfile(approved));
  const { router } = await openApp('/login');
  localStorage.setItem(deviceTokenKey, 'device-1');
  logIn();
  await screen.findByRole('heading', { level: 1, name: /Sara/ });
  expect(router.state.location.pathname).toBe('/profile/u1');
  expect(document.documentElement.lang).toBe('it');
  const [sent] = fakeServer.callsOf(api.login);
  expect(sent?.body).toEqual({
    email: 'sara@example.com',
    password: 'Bianconeri-1897',
    device_token: 'device-1',
  });
});

test("the profile's language replaces one that only the address of a page has set", async () => {
  fakeServer.answer(api.login, buildAuthAnswer({ language: 'it' }));
  fakeServer.answer(api.me, buildProfile(approved));
  await openApp('/login', { language: 'en' });
  logIn();
  await screen.findByRole('heading', { level: 1, name: /Sara/ });
  expect(document.documentElement.lang).toBe('it');
  expect(screen.queryByRole('complementary', { name: common('settings.language') })).toBeNull();
});

describe('a language that was picked by hand in this visit', () => {
  const question = () => screen.findByRole('complementary', { name: common('settings.language') });

  async function pickAndLogIn(language: 'en' | 'it') {
    fakeServer.answer(api.login, buildAuthAnswer({ language: 'it' }));
    fakeServer.answer(api.me, buildProfile(approved));
    fakeServer.answer(api.setLanguage, { success: true, language });
    await openApp('/login');
    fireEvent.click(screen.getByRole('button', { name: languageButton[language] }));
    await waitFor(() => expect(document.documentElement.lang).toBe(language));
    logIn();
    await screen.findByRole('heading', { level: 1, name: /Sara/ });
  }
  const languageButton = { en: 'EN English', it: 'IT Italiano' };

  test('stays, and the other one is one press away', async () => {
    await pickAndLogIn('en');
    expect(document.documentElement.lang).toBe('en');
    press('Italiano', within(await question()));
    await waitFor(() => expect(document.documentElement.lang).toBe('it'));
    expect(
      screen.queryByText(common('settings.languageKeep', { language: 'Italiano' })),
    ).toBeNull();
  });

  test('is kept in the profile when its reader says so', async () => {
    await pickAndLogIn('en');
    press(common('settings.languageKeep', { language: 'English' }), within(await question()));
    await waitFor(() => expect(fakeServer.callsOf(api.setLanguage)).toHaveLength(1));
    expect(fakeServer.callsOf(api.setLanguage)[0]?.body).toEqual({ language: 'en' });
    expect(screen.queryByRole('complementary')).toBeNull();
  });

  test('is not asked about where the profile has the same', async () => {
    await pickAndLogIn('it');
    expect(screen.queryByRole('complementary', { name: common('settings.language') })).toBeNull();
  });
});

test.each([
  ['a wrong password', refusal('invalid_credentials'), 'invalid_credentials'],
  ['a network that is down', noNetwork, 'network_error'],
] as const)('%s is said in the form, which keeps what was typed', async (_, answer, key) => {
  fakeServer.answer(api.login, answer);
  const { router } = await openApp('/login');
  logIn('wrong');
  expect((await screen.findByRole('alert')).textContent).toBe(error(key));
  expect(field(t('fields.password')).value).toBe('wrong');
  expect(router.state.location.pathname).toBe('/login');
});

test.each([
  ['under review', 'account_not_approved', 'pending'],
  ['that was rejected', 'account_rejected', 'rejected'],
] as const)(
  'an application %s is a calm notice with one button, which mails the link',
  async (_, code, notice) => {
    fakeServer.answer(api.login, refusal(code));
    fakeServer.answer(api.sendMagicLink, { success: true, message: 'Sent.' });
    await openApp('/login', { language: 'it' });
    logIn();
    expect(await screen.findByText(t(`${notice}.title`))).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.queryByRole('form')).toBeNull();
    press(t('pending.submit'));
    expect(await screen.findByText(t('magicLink.sentTitle'))).toBeTruthy();
    expect(fakeServer.callsOf(api.sendMagicLink)[0]?.body).toEqual({ email: 'sara@example.com' });
  },
);

test('after too many wrong passwords the minutes are said, and a link to the typed address is the way in', async () => {
  fakeServer.answer(api.login, refusal('rate_limited', { retryAfterS: 700 }));
  fakeServer.answer(api.sendMagicLink, { success: true, message: 'Sent.' });
  await openApp('/login', { language: 'en' });
  logIn('wrong');
  const said = (await screen.findByRole('alert')).textContent;
  expect(said).toContain(common('form.retryInMinutes', { count: 12 }));
  press(t('login.linkInstead'));
  expect(await screen.findByText(t('magicLink.sentTitle'))).toBeTruthy();
  expect(fakeServer.callsOf(api.sendMagicLink)[0]?.body).toEqual({ email: 'sara@example.com' });
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
});

test('a missing value is reported at its field before anything is sent, and the field gets the focus', async () => {
  await openApp('/login', { language: 'en' });
  press(t('login.submit'), form());
  expect(await screen.findByText(error('required.email'))).toBeTruthy();
  expect(screen.getByText(error('password_required'))).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(field(t('fields.email'))));
  fill(t('fields.email'), 'sara@example.com');
  press(t('login.submit'), form());
  await waitFor(() => expect(document.activeElement).toBe(field(t('fields.password'))));
  expect(fakeServer.callsOf(api.login)).toEqual([]);
});

test('a link needs the address alone, and says at its field that it is missing', async () => {
  fakeServer.answer(api.sendMagicLink, { success: true, message: 'Sent.' });
  await openApp('/login', { language: 'en' });
  press(t('login.linkInstead'));
  expect(await screen.findByText(error('required.email'))).toBeTruthy();
  expect(screen.queryByText(error('password_required'))).toBeNull();
  expect(document.activeElement).toBe(field(t('fields.email')));
  fill(t('fields.email'), 'sara@example.com');
  press(t('login.linkInstead'));
  expect(await screen.findByText(t('magicLink.sentTitle'))).toBeTruthy();
  expect(fakeServer.callsOf(api.sendMagicLink)).toHaveLength(1);
});

test('the address is typed once: it stands in "forgot" and after the way back', async () => {
  const { router } = await openApp('/login');
  fill(t('fields.email'), 'sara@example.com');
  screen.getByRole('link', { name: t('login.forgot') }).click();
  await screen.findByRole('heading', { level: 1, name: t('forgot.heading') });
  expect(field(t('fields.email')).value).toBe('sara@example.com');
  fill(t('fields.email'), 'nora@example.com');
  await act(() => router.navigate(-1));
  await screen.findByRole('heading', { level: 1, name: t('login.heading') });
  expect(field(t('fields.email')).value).toBe('nora@example.com');
});

test('a password can be looked at', async () => {
  await openApp('/login');
  fill(t('fields.password'), 'secret');
  press(common('form.show'), form());
  expect(field(t('fields.password')).type).toBe('text');
  press(common('form.hide'), form());
  expect(field(t('fields.password')).type).toBe('password');
});

test('a person who is signed in already is sent on', async () => {
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
