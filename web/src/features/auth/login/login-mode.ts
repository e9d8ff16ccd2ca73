/** The login mode of each mailed link, and the query parameter that holds its token. */
const mailed = [
  ['link', 'token'],
  ['ownAccount', 'own_account'],
  ['notMe', 'not_me'],
  ['changeEmail', 'change_email'],
  ['undoEmail', 'undo_email'],
  ['leaveList', 'leave_list'],
  ['leaveNews', 'leave_news'],
  ['leaveRenewals', 'leave_renewals'],
] as const;

/**
 * Query parameters with which the login page begins with something else than its form or the button of a sign-in link.
 * The built first screen does not fit then and is hidden.
 */
export const changingLogin: readonly string[] = [
  ...mailed.map(([, name]) => name).filter((name) => name !== 'token'),
  'authuser',
  'out',
];

export type LoginMode = 'login' | 'admin' | (typeof mailed)[number][0];

/**
 * Returns the token of a mailed link, or an empty string. A link that was copied from a mail can end with the full stop
 * or the bracket after it, or contain a line break or marks of direction, which no token has.
 */
export const mailedToken = (search: URLSearchParams, name = 'token'): string =>
  (search.get(name) ?? '').replaceAll(/[^\w.-]|\.+$/g, '');

/** Returns the mode of the login page and its token; a mailed link takes precedence over everything else. */
export function loginMode(search: URLSearchParams): { mode: LoginMode; token: string } {
  for (const [mode, name] of mailed) {
    const token = mailedToken(search, name);
    if (token) return { mode, token };
  }
  return { mode: search.get('authuser') === 'admin' ? 'admin' : 'login', token: '' };
}
