import * as cards from './cards/routes.ts';
import * as exchangeRate from './exchange-rate/routes.ts';
import * as families from './families/routes.ts';
import { routesOf } from './http/route.ts';
import * as links from './links/routes.ts';
import * as mail from './mail/routes.ts';
import * as members from './members/routes.ts';
import * as ownMoney from './money/own-payments.ts';
import * as ownData from './own-data/routes.ts';
import * as passwords from './passwords/routes.ts';
import * as promo from './promo/routes.ts';
import * as renewal from './registration/renewal-routes.ts';
import * as registration from './registration/routes.ts';
import * as reminders from './reminders/routes.ts';
import * as review from './review/routes.ts';
import * as sessions from './sessions/routes.ts';
import * as settings from './settings/routes.ts';
import * as system from './system/routes.ts';
import * as uploads from './uploads/routes.ts';
import * as verification from './verification/routes.ts';
import * as wallets from './wallets/routes.ts';

/**
 * The routes of all modules that visitors or members need, by name. A few of these modules have a route of the panel,
 * too. The server loads this table at its start.
 */
export const siteApi = {
  ...routesOf(system),
  ...routesOf(settings),
  ...routesOf(exchangeRate),
  ...routesOf(registration),
  ...routesOf(renewal),
  ...routesOf(families),
  ...routesOf(promo),
  ...routesOf(uploads),
  ...routesOf(sessions),
  ...routesOf(links),
  ...routesOf(passwords),
  ...routesOf(members),
  ...routesOf(review),
  ...routesOf(ownData),
  ...routesOf(cards),
  ...routesOf(ownMoney),
  ...routesOf(reminders),
  ...routesOf(mail),
  ...routesOf(verification),
  ...routesOf(wallets),
};
