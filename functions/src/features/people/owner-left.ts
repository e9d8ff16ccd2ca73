import type { ListedAdmin } from '#repositories/admins';

/**
 * An owner who has not signed in yet does not count: the address may be mistyped, so that nobody could sign in.
 */
export function hasOwnerLeft(staff: readonly ListedAdmin[]): boolean {
  return staff.some(({ role, googleSub }) => role === 'owner' && googleSub !== null);
}
