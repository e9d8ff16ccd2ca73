import type { Api, RouteName } from '@fanclub/contract/http/api';
import * as admin from '#admin/routes';
import * as audit from '#audit/routes';
import * as exchangeRate from '#exchange-rate/routes';
import type { Handler } from '#http/handler';
import * as links from '#links/routes';
import * as members from '#members/routes';
import * as passwords from '#passwords/routes';
import * as adminPromo from '#promo/admin-routes';
import * as promo from '#promo/routes';
import * as registration from '#registration/routes';
import * as sessions from '#sessions/routes';
import * as settings from '#settings/routes';
import * as system from '#system/routes';
import * as uploads from '#uploads/routes';

export type Handlers = { [Name in RouteName]: Handler<Api[Name]> };

/** Every route of the contract and the handler that serves it; a missing one does not compile. */
export const handlers: Handlers = {
  ...system,
  ...settings,
  ...exchangeRate,
  ...registration,
  ...promo,
  ...uploads,
  ...sessions,
  ...links,
  ...passwords,
  ...members,
  ...admin,
  ...adminPromo,
  ...audit,
};
