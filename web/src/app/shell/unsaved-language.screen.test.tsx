import { api } from '@fanclub/contract/api';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { markLanguagePicked } from '#i18n/stored-language.ts';
import { signIn, signOut } from '#session/session-store.ts';
import { brokenServer, fakeServer, noNetwork } from '#testing/fake-server.ts';
import { renderApp } from '#testing/render-app.tsx';
import { common } from '#testing/texts.ts';
import { press } from '#testing/user-events.ts';
import { LanguageQuestion } from './app-shell.tsx';
import { TopBar } from './top-bar.tsx';

const sentence = () => common('settings.languageNotSaved');
const turned = (language: string) =>
  waitFor(() => expect(document.documentElement.lang).toBe(language));

beforeEach(() =>
  signIn({
    access_token: 'token',
    user: { id: 'u1', email: 'sara@fanclub.test', is_admin: false, language: 'fa' },
  }),
);
afterEach(() => {
  signOut();
  sessionStorage.clear();
});

test('a language chosen in the bar that the profile did not take is said until it did', async () => {
  fakeServer.answer(api.setLanguage, noNetwork);
  await renderApp(<TopBar />, { language: 'fa' });
  fireEvent.click(screen.getByRole('button', { name: 'EN English' }));
  await turned('en');
  expect(await screen.findByText(sentence())).toBeTruthy();
  expect(localStorage.getItem('language')).toBe('en');
  fakeServer.answer(api.setLanguage, { success: true, language: 'en' });
  press(common('actions.retry'));
  await waitFor(() => expect(screen.queryByText(sentence())).toBeNull());
  expect(fakeServer.callsOf(api.setLanguage).map(({ body }) => body)).toEqual([
    { language: 'en' },
    { language: 'en' },
  ]);
});

test('the answer to the question which language it shall be is held to the same', async () => {
  fakeServer.answer(api.setLanguage, brokenServer);
  markLanguagePicked(true);
  await renderApp(
    <>
      <TopBar />
      <LanguageQuestion />
    </>,
    { language: 'en' },
  );
  press(common('settings.languageKeep', { language: 'English' }));
  expect(await screen.findByText(sentence())).toBeTruthy();
});

test('a built page in the other language says that the language was not saved', async () => {
  fakeServer.answer(api.setLanguage, noNetwork);
  await renderApp(<TopBar path="/legal/terms" />, { language: 'en' });
  fireEvent.click(screen.getByRole('link', { name: 'IT Italiano' }));
  await waitFor(() => expect(window.location.assign).toHaveBeenCalledWith('/it/legal/terms'));
  cleanup();
  await renderApp(<TopBar path="/legal/terms" />, { language: 'it' });
  expect(await screen.findByText(sentence())).toBeTruthy();
});

test('the next person who signs in on the device does not see the notice', async () => {
  fakeServer.answer(api.setLanguage, noNetwork);
  await renderApp(<TopBar />, { language: 'fa' });
  fireEvent.click(screen.getByRole('button', { name: 'EN English' }));
  await turned('en');
  await screen.findByText(sentence());
  cleanup();
  signIn({
    access_token: 'token-2',
    user: { id: 'u2', email: 'nora@fanclub.test', is_admin: false, language: 'en' },
  });
  await renderApp(<TopBar />, { language: 'en' });
  expect(screen.queryByText(sentence())).toBeNull();
});
