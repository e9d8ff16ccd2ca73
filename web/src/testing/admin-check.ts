import type { AdminRole } from '@fanclub/contract/roles';
import { routesOfRole } from '@fanclub/contract/panel-api';

/** Returns what the server says about an admin with this role. */
export const adminCheck = (role: AdminRole = 'owner') => ({
  is_admin: true,
  role,
  routes: routesOfRole(role),
});
