import { afterEach, expect, test, vi } from 'vitest';
import {
  getSession,
  onSessionChange,
  signIn,
  signOut,
  storedDeviceToken,
} from './session-store.ts';
import { parseStoredUser } from './stored-user.ts';

const answer = {
  access_token: 'token-1',
  refresh_token: 'refresh-1',
  user: { id: 'u1', email: 'sara@fanclub.test', is_admin: false, language: 'fa', profile: null },
};

afterEach(() => signOut());

test.each([
  ['no id', { email: 'a@b.c' }],
  ['no e-mail', { id: 'u1' }],
  ['an empty id', { id: '', email: 'a@b.c' }],
  ['a list', []],
])('a stored user is discarded: %s', (_, value) => {
  expect(parseStoredUser(JSON.stringify(value))).toBeNull();
});

test('a text that is not JSON is discarded', () => {
  expect(parseStoredUser('{oops')).toBeNull();
  expect(parseStoredUser(null)).toBeNull();
});

test('a person without flags is a plain member', () => {
  expect(parseStoredUser('{"id":"u1","email":"a@b.c"}')).toEqual({
    id: 'u1',
    email: 'a@b.c',
    is_admin: false,
    language: null,
    special: false,
  });
});

test('a stored person without an e-mail is discarded together with the tokens', async () => {
  localStorage.setItem('authToken', 'token-1');
  localStorage.setItem('refreshToken', 'refresh-1');
  localStorage.setItem('userData', '{"id":"u1"}');
  vi.resetModules();
  const opened = await import('./session-store.ts');
  expect(opened.getSession()).toEqual({ token: null, refreshToken: null, user: null });
  expect(localStorage).toHaveLength(0);
});

test('signing in keeps tokens and person, never the profile', () => {
  signIn(answer);
  expect(localStorage.getItem('authToken')).toBe('token-1');
  expect(localStorage.getItem('refreshToken')).toBe('refresh-1');
  expect(JSON.parse(localStorage.getItem('userData') ?? '')).not.toHaveProperty('profile');
  expect(getSession().user?.email).toBe('sara@fanclub.test');
});

test('signing out forgets the admin gate too, and whose card turned', () => {
  signIn(answer);
  localStorage.setItem('adminAuthenticated', 'true');
  localStorage.setItem('adminAuthTimestamp', '1');
  localStorage.setItem('cardTurned', '2026-02-02T10:00:00.000Z');
  signOut();
  expect(localStorage).toHaveLength(0);
  expect(getSession().user).toBeNull();
});

test('the device is known again after a logout, until another sign-in on it', () => {
  signIn({ ...answer, device_token: 'device-1' });
  signOut();
  expect(storedDeviceToken()).toEqual({ device_token: 'device-1' });
  signIn({ ...answer, device_token: 'device-2' });
  signIn(answer);
  expect(storedDeviceToken()).toEqual({ device_token: 'device-2' });
  localStorage.clear();
  expect(storedDeviceToken()).toEqual({});
});

test('a sign-out in another tab arrives here', () => {
  signIn(answer);
  const listener = vi.fn();
  const stop = onSessionChange(listener);
  localStorage.removeItem('authToken');
  window.dispatchEvent(new StorageEvent('storage', { key: 'authToken' }));
  expect(listener).toHaveBeenCalledOnce();
  expect(getSession().user).toBeNull();
  stop();
});
