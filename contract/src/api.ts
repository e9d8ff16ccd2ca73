import * as bulk from './admin/bulk-routes.ts';
import * as cases from './admin/case-routes.ts';
import * as notes from './admin/notes-routes.ts';
import * as presence from './admin/presence-routes.ts';
import * as admin from './admin/routes.ts';
import * as audit from './audit/routes.ts';
import * as adminCards from './cards/admin-routes.ts';
import * as cards from './cards/routes.ts';
import * as drafts from './drafts/routes.ts';
import * as exchangeRate from './exchange-rate/routes.ts';
import * as exports from './exports/routes.ts';
import * as families from './families/routes.ts';
import * as figures from './figures/routes.ts';
import type { RouteDefinition } from './http/route.ts';
import * as links from './links/routes.ts';
import * as letters from './mail/letter-routes.ts';
import * as mail from './mail/routes.ts';
import * as mailWords from './mail/words-routes.ts';
import * as memberImport from './members/import-routes.ts';
import * as members from './members/routes.ts';
import * as merge from './merge/routes.ts';
import * as clubReceipts from './money/club-receipts.ts';
import * as ownMoney from './money/own-payments.ts';
import * as money from './money/routes.ts';
import * as names from './names/routes.ts';
import * as adminNews from './news/admin-routes.ts';
import * as news from './news/routes.ts';
import * as ownData from './own-data/routes.ts';
import * as passkeys from './passkeys/routes.ts';
import * as passwords from './passwords/routes.ts';
import * as people from './people/routes.ts';
import * as adminPromo from './promo/admin-routes.ts';
import * as promoTools from './promo/admin-tool-routes.ts';
import * as promo from './promo/routes.ts';
import * as renewal from './registration/renewal-routes.ts';
import * as registration from './registration/routes.ts';
import * as reminders from './reminders/routes.ts';
import * as renewalReminders from './renewal-reminders/routes.ts';
import * as review from './review/routes.ts';
import * as seasons from './seasons/admin-routes.ts';
import * as sessions from './sessions/routes.ts';
import * as adminSettings from './settings/admin-routes.ts';
import * as settings from './settings/routes.ts';
import * as statements from './statements/routes.ts';
import * as story from './story/routes.ts';
import * as system from './system/routes.ts';
import * as uploads from './uploads/routes.ts';
import * as verification from './verification/routes.ts';
import * as wallets from './wallets/routes.ts';

type RoutesOf<Module> = {
  readonly [Name in keyof Module as Module[Name] extends RouteDefinition
    ? Name
    : never]: Module[Name];
};

const isRoute = (exported: unknown): boolean =>
  typeof exported === 'object' && exported !== null && 'path' in exported && 'access' in exported;

/** Returns the routes that a module exports, each under its export name. */
function routesOf<Module extends object>(module: Module): RoutesOf<Module> {
  const routes = Object.entries(module).filter(([, exported]) => isRoute(exported));
  return Object.fromEntries(routes) as RoutesOf<Module>;
}

/**
 * All routes of the product by name. The server mounts this table, and the API description is generated from it. The
 * browser imports single routes instead, so that a page loads only those that it uses.
 */
export const api = {
  ...routesOf(system),
  ...routesOf(settings),
  ...routesOf(exchangeRate),
  ...routesOf(registration),
  ...routesOf(renewal),
  ...routesOf(families),
  ...routesOf(drafts),
  ...routesOf(promo),
  ...routesOf(uploads),
  ...routesOf(sessions),
  ...routesOf(links),
  ...routesOf(passwords),
  ...routesOf(admin),
  ...routesOf(adminSettings),
  ...routesOf(seasons),
  ...routesOf(people),
  ...routesOf(passkeys),
  ...routesOf(members),
  ...routesOf(memberImport),
  ...routesOf(letters),
  ...routesOf(names),
  ...routesOf(review),
  ...routesOf(ownData),
  ...routesOf(cases),
  ...routesOf(merge),
  ...routesOf(bulk),
  ...routesOf(notes),
  ...routesOf(presence),
  ...routesOf(adminCards),
  ...routesOf(cards),
  ...routesOf(clubReceipts),
  ...routesOf(ownMoney),
  ...routesOf(money),
  ...routesOf(statements),
  ...routesOf(story),
  ...routesOf(mail),
  ...routesOf(audit),
  ...routesOf(figures),
  ...routesOf(exports),
  ...routesOf(reminders),
  ...routesOf(mailWords),
  ...routesOf(adminNews),
  ...routesOf(news),
  ...routesOf(verification),
  ...routesOf(wallets),
  ...routesOf(renewalReminders),
  ...routesOf(adminPromo),
  ...routesOf(promoTools),
};

export type Api = typeof api;
export type RouteName = keyof Api;
