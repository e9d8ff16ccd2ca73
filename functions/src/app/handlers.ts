import type { Api, RouteName } from '@fanclub/contract/api';
import * as admin from '#features/admin/routes';
import * as audit from '#features/audit/routes';
import * as exchangeRate from '#features/exchange-rate/routes';
import * as links from '#features/links/routes';
import * as members from '#features/members/routes';
import * as passwords from '#features/passwords/routes';
import * as adminPromo from '#features/promo/admin-routes';
import * as promo from '#features/promo/routes';
import * as registration from '#features/registration/routes';
import * as sessions from '#features/sessions/routes';
import * as settings from '#features/settings/routes';
import * as system from '#features/system/routes';
import * as uploads from '#features/uploads/routes';
import type { Handler } from '#pipeline/handler';

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
