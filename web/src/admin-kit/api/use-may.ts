import type { AdminRouteName } from '@fanclub/contract/panel-api';
import { useAdminCheck } from '#api/use-admin-check.ts';

/**
 * Returns a function that tells whether the server lets the admin call a route. Components hide the actions that
 * the role may not use.
 */
export function useMay(): (name: AdminRouteName) => boolean {
  const { routes } = useAdminCheck();
  return (name) => routes.includes(name);
}
