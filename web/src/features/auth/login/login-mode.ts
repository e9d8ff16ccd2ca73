import { copiedToken } from '@fanclub/contract/links/copied-token';

/** The login mode of each mailed link, and the query parameter that holds its token. */
export const mailedModes = [
  ['link', 'token'],
  ['ownAccount', 'own_account'],
  ['notMe', 'not_me'],
  ['changeEmail', 'change_email'],
  ['undoEmail', 'undo_email'],
  ['leaveList', 'leave_list'],
  ['leaveNews', 'leave_news'],
  ['leaveRenewals', 'leave_renewals'],
] as const;

export type LoginMode = 'login' | 'admin' | (typeof mailedModes)[number][0];

export const loginModes: readonly LoginMode[] = [
  'login',
  'admin',
  ...mailedModes.map(([mode]) => mode),
];

/** Returns the mode of the login page and its token; a mailed link takes precedence over everything else. */
export function loginMode(search: URLSearchParams): { mode: LoginMode; token: string } {
  for (const [mode, name] of mailedModes) {
    const token = copiedToken(search.get(name) ?? '');
    if (token) return { mode, token };
  }
  return { mode: search.get('authuser') === 'admin' ? 'admin' : 'login', token: '' };
}
