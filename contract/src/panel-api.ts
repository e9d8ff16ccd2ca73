import * as bulk from './admin/bulk-routes.ts';
import * as cases from './admin/case-routes.ts';
import * as memberImport from './admin/import-routes.ts';
import * as notes from './admin/notes-routes.ts';
import * as admin from './admin/routes.ts';
import type { AuditAction } from './audit/actions.ts';
import * as audit from './audit/routes.ts';
import * as adminCards from './cards/admin-routes.ts';
import * as figures from './figures/routes.ts';
import { type Access, type RouteDefinition, routesOf } from './http/route.ts';
import * as mail from './mail/admin-routes.ts';
import * as letters from './mail/letter-routes.ts';
import * as mailWords from './mail/words-routes.ts';
import * as merge from './merge/routes.ts';
import * as askAll from './money/ask-all-routes.ts';
import * as money from './money/routes.ts';
import * as tills from './money/till-routes.ts';
import * as adminNews from './news/admin-routes.ts';
import * as adminPromo from './promo/admin-routes.ts';
import * as adminReminders from './reminders/admin-routes.ts';
import type { AdminRole } from './roles.ts';
import * as seasons from './seasons/admin-routes.ts';
import * as adminSessions from './sessions/admin-routes.ts';
import * as adminSettings from './settings/admin-routes.ts';
import * as staff from './staff/routes.ts';
import * as statements from './statements/routes.ts';
import * as story from './story/routes.ts';

/**
 * The routes of the modules that only the panel needs, by name. The server loads this table at the first call from the
 * panel.
 */
export const panelApi = {
  ...routesOf(admin),
  ...routesOf(adminSettings),
  ...routesOf(seasons),
  ...routesOf(staff),
  ...routesOf(memberImport),
  ...routesOf(letters),
  ...routesOf(cases),
  ...routesOf(merge),
  ...routesOf(bulk),
  ...routesOf(notes),
  ...routesOf(adminCards),
  ...routesOf(money),
  ...routesOf(askAll),
  ...routesOf(tills),
  ...routesOf(statements),
  ...routesOf(story),
  ...routesOf(mail),
  ...routesOf(audit),
  ...routesOf(figures),
  ...routesOf(mailWords),
  ...routesOf(adminNews),
  ...routesOf(adminPromo),
  ...routesOf(adminReminders),
  ...routesOf(adminSessions),
} satisfies Record<string, { access: Access; tells?: AuditAction | 'nothing' }>;

type PanelApi = typeof panelApi;
/** Names of the routes that have roles. The sign-in of admins has none, because it is public. */
export type AdminRouteName = {
  [Name in keyof PanelApi]: PanelApi[Name] extends { roles: unknown } ? Name : never;
}[keyof PanelApi];

/** Returns the names of the panel's routes that a role may call. */
export function routesOfRole(role: AdminRole): AdminRouteName[] {
  const routes = Object.entries<RouteDefinition>(panelApi);
  return routes.flatMap(([name, { roles }]) =>
    roles?.includes(role) ? [name as AdminRouteName] : [],
  );
}
