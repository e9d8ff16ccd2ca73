import { api } from '@fanclub/contract/api';
import { appCheckHeader } from '@fanclub/contract/http/app-check';
import { afterEach, expect, test, vi } from 'vitest';
import { appCheckHeaders } from './app-check.ts';

const recaptcha = vi.hoisted(() => vi.fn<() => Promise<{ token: string }>>());
vi.mock('firebase/app', () => ({ initializeApp: () => ({}) }));
vi.mock('firebase/app-check', () => ({
  initializeAppCheck: () => ({}),
  getToken: recaptcha,
  ReCaptchaEnterpriseProvider: class {},
}));

afterEach(() => {
  vi.unstubAllEnvs();
  vi.useRealTimers();
});

test('a build without a key for it proves nothing, and loads nothing', async () => {
  expect(await appCheckHeaders(api.login)).toEqual({});
  expect(recaptcha).not.toHaveBeenCalled();
});

test('anonymous calls carry the proof if there is a key, and other calls do not', async () => {
  vi.stubEnv('VITE_APP_CHECK_KEY', 'key');
  recaptcha.mockResolvedValue({ token: 'proof' });
  expect(await appCheckHeaders(api.login)).toEqual({ [appCheckHeader]: 'proof' });
  expect(await appCheckHeaders(api.me)).toEqual({});
  expect(await appCheckHeaders(api.settings)).toEqual({});
});

test('a call goes without the proof after four seconds if Google cannot be reached', async () => {
  vi.stubEnv('VITE_APP_CHECK_KEY', 'key');
  recaptcha.mockRejectedValueOnce(new Error('blocked'));
  expect(await appCheckHeaders(api.login)).toEqual({});
  vi.useFakeTimers();
  recaptcha.mockReturnValueOnce(new Promise(() => {}));
  const headers = appCheckHeaders(api.login);
  await vi.advanceTimersByTimeAsync(4_000);
  expect(await headers).toEqual({});
});

test('against the emulators an unsigned token of the demo project stands in', async () => {
  vi.stubEnv('VITE_FIREBASE_PROJECT_ID', 'demo-fanclub');
  const token = (await appCheckHeaders(api.register))[appCheckHeader] ?? '';
  const [header = '', claims = '', signature] = token.split('.');
  expect(JSON.parse(atob(header))).toEqual({ alg: 'none' });
  expect(JSON.parse(atob(claims))).toMatchObject({ aud: 'projects/demo-fanclub' });
  expect(signature).toBe('');
});
