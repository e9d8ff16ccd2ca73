import { paths } from '#config/paths.ts';
import { signOut } from './session-store.ts';

/**
 * Ends the session on this device and deletes the data stored for the member, for example chosen images and a
 * half-filled renewal. The page is loaded again, so that no data of the person stays in memory.
 */
function leaveFor(address: string): void {
  signOut('by_logout');
  // Imported lazily, because pages need this code only for logging out.
  import('#store/forget-member.ts')
    .then(({ forgetMember }) => forgetMember())
    .catch(() => undefined)
    .finally(() => location.assign(address));
}

export const logOut = () => leaveFor(paths.login.build());

/** Logs out after the server has ended the sessions on every device; the login page says so. */
export const leaveEverywhere = () => leaveFor(paths.login.build({ out: 'everywhere' }));
