import { api } from '@fanclub/contract/api';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import ConsentBanner from '#features/consent/consent-banner.tsx';
import { everything, getConsent, onlyNecessary } from '#features/consent/consent-store.ts';
import { i18n } from '#i18n/i18n.ts';
import { signIn, signOut } from '#session/session-store.ts';
import { fakeServer } from '#testing/fake-server.ts';
import { renderApp } from '#testing/render-app.tsx';
import { press } from '#testing/user-events.ts';
import { TopBar } from './top-bar.tsx';

const person = (is_admin: boolean) => ({
  access_token: 'token',
  user: { id: 'u1', email: 'sara@fanclub.test', is_admin, language: 'en' },
});

afterEach(() => signOut());

test('a visitor finds the login, and no profile', async () => {
  await renderApp(<TopBar />, { language: 'en' });
  expect(screen.getByRole('link', { name: 'Log in' })).toHaveProperty('pathname', '/en/login');
  expect(screen.queryByRole('link', { name: 'Profile' })).toBeNull();
});

test('a member gets the profile', async () => {
  signIn(person(false));
  await renderApp(<TopBar />, { language: 'en' });
  expect(screen.getByRole('link', { name: 'Profile' })).toHaveProperty('pathname', '/profile');
});

test('an admin gets the panel once the server has confirmed it', async () => {
  signIn(person(true));
  fakeServer.answer(api.checkAdmin, { is_admin: true });
  await renderApp(<TopBar />, { language: 'en' });
  expect(screen.queryByRole('link', { name: 'Admin panel' })).toBeNull();
  expect(await screen.findByRole('link', { name: 'Admin panel' })).toHaveProperty(
    'pathname',
    '/admin',
  );
});

test('the bar names the languages; in the app they turn it where it stands', async () => {
  await renderApp(<TopBar />, { language: 'fa', path: '/register' });
  expect(screen.getByRole('button', { name: 'فا فارسی', pressed: true })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'EN English' }));
  await waitFor(() => expect(document.documentElement.lang).toBe('en'));
  expect(window.location.assign).not.toHaveBeenCalled();
});

test('the languages of a built page are links to the same page, and the profile stores the choice first', async () => {
  signIn(person(false));
  fakeServer.answer(api.setLanguage, { success: true, language: 'it' });
  await renderApp(<TopBar path="/legal/terms" />, { language: 'en', path: '/en/legal/terms' });
  const italian = screen.getByRole('link', { name: 'IT Italiano' });
  expect(italian).toHaveProperty('pathname', '/it/legal/terms');
  expect(screen.getByRole('link', { name: 'فا فارسی' })).toHaveProperty(
    'pathname',
    '/fa/legal/terms',
  );
  fireEvent.click(italian);
  await waitFor(() => expect(window.location.assign).toHaveBeenCalledWith('/it/legal/terms'));
  expect(fakeServer.callsOf(api.setLanguage)).toMatchObject([{ body: { language: 'it' } }]);
});

test('the menu leads to everything that a visitor may look for', async () => {
  await renderApp(<TopBar />, { language: 'en' });
  fireEvent.click(screen.getByRole('button', { name: 'Menu' }));
  const menu = await screen.findByRole('dialog', { name: 'Menu' });
  expect(
    within(menu)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Home',
    'Become a member',
    'Log in',
    'Track my application',
    'Frequently asked questions',
    'Write to us',
    'Legal',
  ]);
});

test('the menu marks the page that is open, also in another language', async () => {
  window.history.replaceState(null, '', '/en/legal/terms');
  await renderApp(<TopBar />, { language: 'en' });
  fireEvent.click(screen.getByRole('button', { name: 'Menu' }));
  const menu = await screen.findByRole('dialog', { name: 'Menu' });
  expect(within(menu).getByRole('link', { current: 'page' }).textContent).toBe('Legal');
});

test.each([
  ['onlyNecessary', onlyNecessary],
  ['acceptAll', everything],
] as const)('the app stores the answer to the cookie question: %s', async (answer, consent) => {
  await renderApp(<ConsentBanner />, { namespaces: ['consent'] });
  press(i18n.t(answer, { ns: 'consent' }));
  expect(getConsent()).toEqual(consent);
});

test('choosing a language turns text, direction and language of the page together', async () => {
  await renderApp(<TopBar />, { language: 'fa' });
  fireEvent.click(screen.getByRole('button', { name: 'زبان، ظاهر و حساب' }));
  const settings = await screen.findByRole('dialog', { name: 'زبان، ظاهر و حساب' });
  fireEvent.click(within(settings).getByRole('button', { name: 'Italiano' }));
  await waitFor(() => expect(document.documentElement.lang).toBe('it'));
  expect(document.documentElement.dir).toBe('ltr');
  expect(localStorage.getItem('language')).toBe('it');
  expect(await screen.findByText('Aspetto')).toBeTruthy();
});

test('the help icon opens the twelve questions under an address of their own', async () => {
  const { router } = await renderApp(<TopBar />, { language: 'en' });
  fireEvent.click(screen.getByRole('button', { name: 'Frequently asked questions' }));
  await screen.findByRole('dialog');
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(12);
  expect(router.state.location.hash).toBe('#faq');
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
  await waitFor(() => expect(router.state.location.hash).toBe(''));
  await act(() => router.navigate(-1));
  expect(router.state.location.hash).toBe('');
});
