import { type AdminRouteName, mayCall } from '@fanclub/contract/route-roles';
import { useAdminCheck } from '#api/use-admin-check.ts';

/**
 * Returns a function that tells whether the admin's role may call a route. Components hide the actions that
 * the role may not use.
 */
export function useMay(): (name: AdminRouteName) => boolean {
  const { role } = useAdminCheck();
  return (name) => role !== null && mayCall(role, name);
}
