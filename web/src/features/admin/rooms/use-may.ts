import { type AdminRouteName, mayCall } from '@fanclub/contract/route-roles';
import { useAdminCheck } from '#api/use-admin-check.ts';

/** Whether the admin's role lets them call a route: what it does not is not offered. */
export function useMay(): (name: AdminRouteName) => boolean {
  const { role } = useAdminCheck();
  return (name) => role !== null && mayCall(role, name);
}
