import { api } from '@fanclub/contract/api';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { i18n } from '#i18n/i18n.ts';
import { approved, buildAuthAnswer, buildProfile } from '#testing/build-member.ts';
import { noNetwork, refusal } from '#testing/fake-answer.ts';
import { fakeServer } from '#testing/fake-server.ts';
import { openApp } from '#testing/open-app.tsx';
import { field, fill, press } from '#testing/person.ts';

const t = i18n.getFixedT(null, 'auth');
const error = i18n.getFixedT(null, 'errors');

function typePassword(password = 'Bianconeri-1897') {
  const form = within(screen.getByRole('form', { name: t('login.passwordForm') }));
  fill(t('fields.email'), 'Sara@Example.com ', form);
  fill(t('fields.password'), password, form);
  press(t('login.submit'), form);
}

test('a member logs in with the password and sees the profile', async () => {
  fakeServer.answer(api.login, buildAuthAnswer());
  fakeServer.answer(api.me, buildProfile(approved));
  const { router } = await openApp('/login');
  typePassword();
  const greeting = await screen.findByRole('heading', { level: 1, name: /Sara/ });
  expect(greeting).toBeTruthy();
  expect(router.state.location.pathname).toBe('/profile/u1');
  expect(fakeServer.callsOf(api.login)[0]?.body).toEqual({
    email: 'sara@example.com',
    password: 'Bianconeri-1897',
  });
});

test.each([
  ['a wrong password', refusal('invalid_credentials'), 'invalid_credentials'],
  ['an application under review', refusal('account_not_approved'), 'account_not_approved'],
  ['a network that is down', noNetwork, 'network_error'],
] as const)('%s is said in the form, which keeps what was typed', async (_, answer, key) => {
  fakeServer.answer(api.login, answer);
  const { router } = await openApp('/login');
  typePassword('wrong');
  expect((await screen.findByRole('alert')).textContent).toBe(error(key));
  expect(field(t('fields.password')).value).toBe('wrong');
  expect(router.state.location.pathname).toBe('/login');
});
