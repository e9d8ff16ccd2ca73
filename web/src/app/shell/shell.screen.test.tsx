import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { signIn, signOut } from '#session/session-store.ts';
import { renderApp } from '#testing/render-app.tsx';
import { TopBar } from './top-bar.tsx';

const person = (is_admin: boolean) => ({
  access_token: 'token',
  user: { id: 'u1', email: 'sara@fanclub.test', is_admin, language: 'en' },
});

afterEach(() => signOut());

test('a visitor finds the login, and no profile', async () => {
  await renderApp(<TopBar />, { language: 'en' });
  expect(screen.getByRole('link', { name: 'Log in' })).toHaveProperty('pathname', '/login');
  expect(screen.queryByRole('link', { name: 'Profile' })).toBeNull();
});

test('a member gets the profile', async () => {
  signIn(person(false));
  await renderApp(<TopBar />, { language: 'en' });
  expect(screen.getByRole('link', { name: 'Profile' })).toHaveProperty('pathname', '/profile');
});

test('an admin gets the panel once the server has confirmed it', async () => {
  signIn(person(true));
  const data = [[['check-admin', 'sara@fanclub.test'], { is_admin: true }]] as const;
  await renderApp(<TopBar />, { language: 'en', data });
  expect(screen.getByRole('link', { name: 'Admin panel' })).toHaveProperty('pathname', '/admin');
});

test('choosing a language turns text, direction and language of the page together', async () => {
  await renderApp(<TopBar />, { language: 'fa' });
  fireEvent.click(screen.getByRole('button', { name: 'تنظیمات' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Italiano' }));
  await waitFor(() => expect(document.documentElement.lang).toBe('it'));
  expect(document.documentElement.dir).toBe('ltr');
  expect(localStorage.getItem('language')).toBe('it');
  expect(await screen.findByText('Aspetto')).toBeTruthy();
});

test('the help icon opens the twelve questions under an address of their own', async () => {
  const { router } = await renderApp(<TopBar />, { language: 'en' });
  fireEvent.click(screen.getByRole('button', { name: 'Frequent questions' }));
  await screen.findByRole('dialog');
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(12);
  expect(router.state.location.hash).toBe('#faq');
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
  await waitFor(() => expect(router.state.location.hash).toBe(''));
  await act(() => router.navigate(-1));
  expect(router.state.location.hash).toBe('');
});
