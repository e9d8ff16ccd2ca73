import { deviceStorage, tabStorage } from '#store/browser-storage.ts';
import { createStore } from '#store/store.ts';
import { parseStoredUser, type StoredUser } from './stored-user.ts';

export const sessionKeys = {
  token: 'authToken',
  refreshToken: 'refreshToken',
  user: 'userData',
  adminFlag: 'adminAuthenticated',
  adminTime: 'adminAuthTimestamp',
  /** The member's cards, for use without a network; deleted with the session. */
  cards: 'memberCards',
} as const;

/**
 * The storage key of the device token, by which the server recognises this browser at the next login. The token
 * survives a logout, and becomes invalid when the password changes.
 */
export const deviceTokenKey = 'deviceToken';

/**
 * The storage key of the approvals for which the card has already turned over on this device; removed at the logout.
 */
export const cardTurnedKey = 'cardTurned';

const passwordEndedKey = 'passwordEnded';

/** True in the tab in which a sign-in ended a password that was set before the address was proved. */
export const hasEndedPassword = (): boolean => tabStorage.getItem(passwordEndedKey) !== null;

/** Returns the part of a login request that contains the device token; empty if this device has no token. */
export function storedDeviceToken(): { device_token?: string } {
  const token = deviceStorage.getItem(deviceTokenKey);
  return token === null ? {} : { device_token: token };
}

export interface StoredSession {
  token: string | null;
  refreshToken: string | null;
  user: StoredUser | null;
  /** How the session ended on this page; unset if it was never there or ended in another tab. */
  ended?: 'expired' | 'by_logout';
}

interface SignInAnswer {
  access_token: string;
  refresh_token?: string | undefined;
  device_token?: string | undefined;
  password_ended?: boolean | undefined;
  user: {
    id: string;
    email: string;
    is_admin: boolean;
    language: string | null;
    special?: boolean | undefined;
  };
}

const signedOut: StoredSession = { token: null, refreshToken: null, user: null };
const store = createStore(readOrDiscard());

export const getSession = store.get;

/** Subscribes to changes of the session; returns a function that ends the subscription. */
export const onSessionChange = store.subscribe;

/** The session during the build, when nobody is signed in. */
export const sessionOfBuild = (): StoredSession => signedOut;

function read(): StoredSession {
  const user = parseStoredUser(deviceStorage.getItem(sessionKeys.user));
  const token = deviceStorage.getItem(sessionKeys.token);
  if (!user || !token) return signedOut;
  return { user, token, refreshToken: deviceStorage.getItem(sessionKeys.refreshToken) };
}

/**
 * Reads the stored session when the page opens, and deletes what remains of a session that cannot be read. Later reads
 * delete nothing, because another tab may be storing a session, value by value.
 */
function readOrDiscard(): StoredSession {
  const session = read();
  if (!session.user) {
    const { token, refreshToken, user, cards } = sessionKeys;
    for (const key of [token, refreshToken, user, cards]) deviceStorage.removeItem(key);
  }
  return session;
}

function update(session: StoredSession): void {
  store.set(session);
  write(sessionKeys.token, session.token);
  write(sessionKeys.refreshToken, session.refreshToken);
  write(sessionKeys.user, session.user && JSON.stringify(session.user));
}

function write(key: string, value: string | null): void {
  if (value === null) deviceStorage.removeItem(key);
  else deviceStorage.setItem(key, value);
}

// Follows a sign-in or sign-out in another tab. A null key means that the whole storage was cleared.
globalThis.window?.addEventListener('storage', ({ key }) => {
  if (key !== null && !Object.values<string>(sessionKeys).includes(key)) return;
  store.set(read());
});

/** Stores the response of a sign-in. The profile is fetched later, when a screen needs it. */
export function signIn(answer: SignInAnswer): void {
  const { access_token, refresh_token, device_token, password_ended = false, user } = answer;
  const { id, email, is_admin, language, special = false } = user;
  if (password_ended) tabStorage.setItem(passwordEndedKey, 'true');
  else tabStorage.removeItem(passwordEndedKey);
  if (device_token) deviceStorage.setItem(deviceTokenKey, device_token);
  if (getSession().user?.id !== id) deviceStorage.removeItem(sessionKeys.cards);
  update({
    token: access_token,
    refreshToken: refresh_token ?? null,
    user: { id, email, is_admin, language, special },
  });
}

/** Stores new tokens of the same session. */
export function renewTokens(tokens: { access_token: string; refresh_token: string }): void {
  update({ ...getSession(), token: tokens.access_token, refreshToken: tokens.refresh_token });
}

/** Changes stored values of the signed-in person, for example the language. */
export function updateStoredUser(changes: Partial<StoredUser>): void {
  const session = getSession();
  if (session.user) update({ ...session, user: { ...session.user, ...changes } });
}

/** Removes tokens, person, admin gate, stored cards and turned cards from this device. */
export function signOut(ended?: StoredSession['ended']): void {
  deviceStorage.removeItem(sessionKeys.adminFlag);
  deviceStorage.removeItem(sessionKeys.adminTime);
  deviceStorage.removeItem(sessionKeys.cards);
  deviceStorage.removeItem(cardTurnedKey);
  tabStorage.removeItem(passwordEndedKey);
  update(ended ? { ...signedOut, ended } : signedOut);
}
