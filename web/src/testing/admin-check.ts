import { routesOfRole } from '@fanclub/contract/panel-api';
import type { AdminRole } from '@fanclub/contract/roles';

/** Returns what the server says about an admin with this role. */
export const adminCheck = (role: AdminRole = 'owner') => ({
  is_admin: true,
  role,
  routes: routesOfRole(role),
});
