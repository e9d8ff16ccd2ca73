import type { ErrorKey } from '@fanclub/contract/http/error-body';
import { ApiError } from '#api/api-error.ts';

const byCode: Record<string, ErrorKey> = {
  'auth/popup-blocked': 'popup_blocked',
  'auth/popup-closed-by-user': 'login_cancelled',
  'auth/cancelled-popup-request': 'sign_in_cancelled',
  'auth/user-cancelled': 'sign_in_cancelled',
  'auth/network-request-failed': 'network_error',
  'auth/timeout': 'network_error',
  'auth/unauthorized-domain': 'google_sign_in_unavailable',
  'auth/operation-not-allowed': 'google_sign_in_unavailable',
  // A sign-in must not create a Firebase account. This error means that no Firebase account exists for the Google
  // account.
  'auth/admin-restricted-operation': 'user_not_found',
  'auth/invalid-api-key': 'google_sign_in_unavailable',
};

// Some errors have no code and are recognised by a part of their message.
const byMessage: [RegExp, ErrorKey][] = [
  [/Network error/, 'network_error'],
  [/Popup was blocked/, 'popup_blocked'],
  [/cancelled/, 'sign_in_cancelled'],
  [/Admin authentication failed/, 'admin_access_denied'],
];

/** Returns the key of the error message for a failed Google sign-in. */
export function googleErrorKey(error: unknown): ErrorKey {
  if (error instanceof ApiError) return error.code;
  const { code = '', message = '' } = (error ?? {}) as { code?: string; message?: string };
  return (
    byCode[code] ??
    (code.startsWith('auth/api-key-not-valid') ? 'google_sign_in_unavailable' : undefined) ??
    byMessage.find(([pattern]) => pattern.test(message))?.[1] ??
    'google_login_failed'
  );
}
