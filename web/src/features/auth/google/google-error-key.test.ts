import { expect, it } from 'vitest';
import { ApiError, networkError } from '#api/api-error.ts';
import { googleErrorKey } from './google-error-key.ts';

const firebaseError = (code: string) => Object.assign(new Error(`Firebase: (${code}).`), { code });

it.each([
  ['auth/popup-blocked', 'popup_blocked'],
  ['auth/popup-closed-by-user', 'login_cancelled'],
  ['auth/cancelled-popup-request', 'sign_in_cancelled'],
  ['auth/network-request-failed', 'network_error'],
  ['auth/unauthorized-domain', 'google_sign_in_unavailable'],
  ['auth/operation-not-allowed', 'google_sign_in_unavailable'],
  ['auth/admin-restricted-operation', 'user_not_found'],
  ['auth/invalid-api-key', 'google_sign_in_unavailable'],
  ['auth/api-key-not-valid.-please-pass-a-valid-api-key.', 'google_sign_in_unavailable'],
  ['auth/internal-error', 'google_login_failed'],
])('googleErrorKey %s is %s', (code, key) => {
  expect(googleErrorKey(firebaseError(code))).toBe(key);
});

it.each([
  ['Network error: blocked', 'network_error'],
  ['Popup was blocked by the browser', 'popup_blocked'],
  ['The request was cancelled', 'sign_in_cancelled'],
  ['Admin authentication failed', 'admin_access_denied'],
  ['Something else', 'google_login_failed'],
])('a bare "%s" is %s', (message, key) => {
  expect(googleErrorKey(new Error(message))).toBe(key);
});

it('googleErrorKey keeps the code of an answer of ours', () => {
  const denied = new ApiError({ status: 403, code: 'admin_access_denied', message: 'no' });
  expect(googleErrorKey(denied)).toBe('admin_access_denied');
  expect(googleErrorKey(networkError())).toBe('network_error');
});

it('googleErrorKey has a sentence for anything at all', () => {
  expect(googleErrorKey(undefined)).toBe('google_login_failed');
  expect(googleErrorKey('text')).toBe('google_login_failed');
});
