import { paths } from '#config/paths.ts';
import { signOut } from './session-store.ts';

/**
 * Ends the session on this device and deletes its stored data: chosen images and a half-filled renewal. The
 * login page is loaded anew, so that no data of the previous person stays in memory.
 */
function leaveFor(address: string): void {
  signOut();
  // Imported here only, because most pages never store anything.
  import('#store/forget-member.ts')
    .then(({ forgetMember }) => forgetMember())
    .catch(() => undefined)
    .finally(() => location.assign(address));
}

export const logOut = () => leaveFor(paths.login.build());

/** Logs out after the server has ended the sessions on every device; the login page says so. */
export const leaveEverywhere = () => leaveFor(paths.login.build({ out: 'everywhere' }));
