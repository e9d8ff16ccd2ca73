import { paths } from '#config/paths.ts';
import { signOut } from './session-store.ts';

/**
 * Ends the session on this device, with what was kept for it: chosen images, a half-filled renewal. The
 * login page is loaded anew, so that nothing that was loaded for the last person stays in memory.
 */
function leaveFor(address: string): void {
  signOut();
  // Loaded here alone: most pages never keep anything.
  import('#store/forget-member.ts')
    .then(({ forgetMember }) => forgetMember())
    .catch(() => undefined)
    .finally(() => location.assign(address));
}

export const logOut = () => leaveFor(paths.login.build());

/** The same once the server has ended the sessions of every device; the login page says so. */
export const leaveEverywhere = () => leaveFor(paths.login.build({ out: 'everywhere' }));
