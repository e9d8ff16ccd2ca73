import { paths } from '#config/paths.ts';
import { signOut } from './session-store.ts';

/**
 * Ends the session on this device. The login page is loaded anew, so that nothing that was loaded for
 * the last person stays in memory.
 */
export function logOut(): void {
  signOut();
  location.assign(paths.login.build());
}

/** The same once the server has ended the sessions of every device; the login page says so. */
export function leaveEverywhere(): void {
  signOut();
  location.assign(paths.login.build({ out: 'everywhere' }));
}
