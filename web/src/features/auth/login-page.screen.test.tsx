import { api } from '@fanclub/contract/api';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { markLanguagePicked } from '#i18n/stored-language.ts';
import { deviceTokenKey, getSession, signIn } from '#session/session-store.ts';
import { approved, buildAuthAnswer, buildProfile } from '#testing/build-member.ts';
import { fakeServer, noNetwork, refusal } from '#testing/fake-server.ts';
import { openApp } from '#testing/open-app.tsx';
import { arriveAt, findShown, openBuilt, queryShown } from '#testing/open-built.ts';
import { common, errors as error, auth as t } from '#testing/texts.ts';
import { field, fill, letThingsHappen, press } from '#testing/user-events.ts';

const form = () => within(screen.getByRole('form', { name: t('login.form') }));

function logIn(password = 'Bianconeri-1897') {
  fill(t('fields.email'), 'Sara@Example.com ');
  fill(t('fields.password'), password);
  press(t('login.submit'), form());
}

test('a member logs in with the password, and goes on to the profile in the language kept in it', async () => {
  fakeServer.answer(api.login, buildAuthAnswer({ language: 'it' }));
  await openBuilt('/login');
  localStorage.setItem(deviceTokenKey, 'device-1');
  logIn();
  await arriveAt('/profile');
  expect(localStorage.getItem('language')).toBe('it');
  expect(getSession().user?.id).toBe('u1');
  const [sent] = fakeServer.callsOf(api.login);
  expect(sent?.body).toEqual({
    email: 'sara@example.com',
    password: 'Bianconeri-1897',
    device_token: 'device-1',
  });
});

test.each([
  ["a language that only a page's address has set gives way to the profile's", false, 'it'],
  ['a language that was picked by hand in this visit stays', true, 'en'],
])('%s', async (_, isPicked, language) => {
  fakeServer.answer(api.login, buildAuthAnswer({ language: 'it' }));
  await openBuilt('/login', { language: 'en' });
  markLanguagePicked(isPicked);
  logIn();
  await arriveAt('/profile');
  expect(localStorage.getItem('language')).toBe(language);
});

describe('a member who is signed in, in another language than the profile has', () => {
  const question = () => screen.findByRole('complementary', { name: common('settings.language') });

  async function open() {
    fakeServer.answer(api.me, buildProfile(approved));
    fakeServer.answer(api.setLanguage, { success: true, language: 'en' });
    signIn(buildAuthAnswer({ language: 'it' }));
    markLanguagePicked(true);
    await openApp('/profile', { language: 'en' });
  }

  test('is asked, and the other language is one press away', async () => {
    await open();
    press('Italiano', within(await question()));
    await waitFor(() => expect(document.documentElement.lang).toBe('it'));
    expect(
      screen.queryByText(common('settings.languageKeep', { language: 'Italiano' })),
    ).toBeNull();
  });

  test('keeps it in the profile with one press', async () => {
    await open();
    press(common('settings.languageKeep', { language: 'English' }), within(await question()));
    await waitFor(() => expect(fakeServer.callsOf(api.setLanguage)).toHaveLength(1));
    expect(fakeServer.callsOf(api.setLanguage)[0]?.body).toEqual({ language: 'en' });
    expect(screen.queryByRole('complementary')).toBeNull();
  });
});

test.each([
  ['a wrong password', refusal('invalid_credentials'), 'invalid_credentials'],
  ['a network that is down', noNetwork, 'network_error'],
] as const)('%s is said in the form, which keeps what was typed', async (_, answer, key) => {
  fakeServer.answer(api.login, answer);
  await openBuilt('/login');
  logIn('wrong');
  expect((await screen.findByRole('alert')).textContent).toBe(error(key));
  expect(field(t('fields.password')).value).toBe('wrong');
  expect(window.location.replace).not.toHaveBeenCalled();
});

test.each([
  ['under review', 'account_not_approved', 'pending'],
  ['that was rejected', 'account_rejected', 'rejected'],
] as const)(
  'an application %s is a calm notice with one button, which mails the link',
  async (_, code, notice) => {
    fakeServer.answer(api.login, refusal(code));
    fakeServer.answer(api.sendMagicLink, { success: true, message: 'Sent.' });
    await openBuilt('/login', { language: 'it' });
    logIn();
    expect(await findShown(t(`${notice}.title`))).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.queryByRole('form', { name: t('login.form') })).toBeNull();
    press(t('pending.submit'));
    expect(await findShown(t('magicLink.sentTitle'))).toBeTruthy();
    expect(fakeServer.callsOf(api.sendMagicLink)[0]?.body).toEqual({ email: 'sara@example.com' });
  },
);

test('after too many wrong passwords the minutes are said, and a link to the typed address is the way in', async () => {
  fakeServer.answer(api.login, refusal('rate_limited', { retryAfterS: 700 }));
  fakeServer.answer(api.sendMagicLink, { success: true, message: 'Sent.' });
  await openBuilt('/login', { language: 'en' });
  logIn('wrong');
  const said = (await screen.findByRole('alert')).textContent;
  expect(said).toContain(common('form.retryIn', { time: '12 minutes' }));
  press(t('login.linkInstead'));
  expect(await findShown(t('magicLink.sentTitle'))).toBeTruthy();
  expect(fakeServer.callsOf(api.sendMagicLink)[0]?.body).toEqual({ email: 'sara@example.com' });
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
});

test('a missing value is reported at its field before anything is sent, and the field gets the focus', async () => {
  await openBuilt('/login', { language: 'en' });
  press(t('login.submit'), form());
  expect(await findShown(error('required.email'))).toBeTruthy();
  expect(queryShown(error('password_required'))).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(field(t('fields.email'))));
  fill(t('fields.email'), 'sara@example.com');
  press(t('login.submit'), form());
  await waitFor(() => expect(document.activeElement).toBe(field(t('fields.password'))));
  expect(fakeServer.callsOf(api.login)).toEqual([]);
});

test('a link needs the address alone, and says at its field that it is missing', async () => {
  fakeServer.answer(api.sendMagicLink, { success: true, message: 'Sent.' });
  await openBuilt('/login', { language: 'en' });
  press(t('login.linkInstead'));
  expect(await findShown(error('required.email'))).toBeTruthy();
  expect(queryShown(error('password_required'))).toBeNull();
  expect(document.activeElement).toBe(field(t('fields.email')));
  fill(t('fields.email'), 'sara@example.com');
  press(t('login.linkInstead'));
  expect(await findShown(t('magicLink.sentTitle'))).toBeTruthy();
  expect(fakeServer.callsOf(api.sendMagicLink)).toHaveLength(1);
});

test('a password can be looked at', async () => {
  await openBuilt('/login');
  fill(t('fields.password'), 'secret');
  press(common('form.show'), form());
  expect(field(t('fields.password')).type).toBe('text');
  press(common('form.hide'), form());
  expect(field(t('fields.password')).type).toBe('password');
});

test('a person who is signed in already is sent on', async () => {
  await openBuilt('/login?to=renew', { as: 'member' });
  await arriveAt('/renew');
});

test('a session that ran out is explained on the login page', async () => {
  fakeServer.answer(api.me, refusal('session_ended'));
  await openApp('/profile', { as: 'member' });
  await arriveAt('/login?out=expired');
  expect(localStorage.getItem('authToken')).toBeNull();
  await openBuilt('/login?out=expired');
  expect(queryShown(common('state.sessionExpired'))).toBeTruthy();
});

test('a browser that blocks site data is told so, and no link is used up', async () => {
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  await openBuilt('/login?token=mailed-1');
  expect(queryShown(t('login.storageBlocked'))).toBeTruthy();
  press(t('link.submit'));
  await letThingsHappen();
  expect(fakeServer.callsOf(api.verifyMagicLink)).toEqual([]);
});
