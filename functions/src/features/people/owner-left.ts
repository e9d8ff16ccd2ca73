import type { ListedAdmin } from '#repositories/admins';

/** An owner who has not signed in yet may have been mistyped: nobody could come in as them. */
export function hasOwnerLeft(staff: readonly ListedAdmin[]): boolean {
  return staff.some(({ role, googleSub }) => role === 'owner' && googleSub !== null);
}
