import * as cards from '../cards/routes.ts';
import * as exchangeRate from '../exchange-rate/routes.ts';
import * as families from '../families/routes.ts';
import type { RouteDefinition } from '../http/route.ts';
import * as links from '../links/routes.ts';
import * as mail from '../mail/routes.ts';
import * as members from '../members/routes.ts';
import * as ownMoney from '../money/own-payments.ts';
import * as ownData from '../own-data/routes.ts';
import { panelApi } from '../panel-api.ts';
import * as passwords from '../passwords/routes.ts';
import * as promo from '../promo/routes.ts';
import * as renewal from '../registration/renewal-routes.ts';
import * as registration from '../registration/routes.ts';
import * as reminders from '../reminders/routes.ts';
import * as review from '../review/routes.ts';
import * as sessions from '../sessions/routes.ts';
import * as settings from '../settings/routes.ts';
import * as system from '../system/routes.ts';
import * as uploads from '../uploads/routes.ts';
import * as verification from '../verification/routes.ts';
import * as wallets from '../wallets/routes.ts';

/** Groups in which API tools show the routes. A route belongs to the group that lists its file or table. */
const groups = [
  {
    name: 'Registration',
    description: 'Applying for membership.',
    files: [registration, renewal, families],
  },
  { name: 'Uploads', description: 'Receipts and passports.', files: [uploads] },
  { name: 'Promo codes', description: 'What a code takes off shipping.', files: [promo] },
  { name: 'Prices', description: 'Prices, deadline and rate.', files: [settings, exchangeRate] },
  {
    name: 'Mailing lists',
    description: 'The mail when registration opens, and unsubscribing.',
    files: [reminders, mail],
  },
  { name: 'Sessions', description: 'Signing in and out.', files: [sessions, links, passwords] },
  {
    name: 'Members',
    description: "A member's own record.",
    files: [members, review, cards, ownMoney, ownData, verification, wallets],
  },
  {
    name: 'Administration',
    description: 'Applications, members, promo codes, mails, settings and the admins themselves.',
    files: [panelApi],
  },
  { name: 'System', description: 'About this API itself.', files: [system] },
];

export const tags = groups.map(({ name, description }) => ({ name, description }));

/** Returns the name of the group of a route. Throws if no group lists the route's file. */
export function tagOf(route: RouteDefinition): string {
  const isHere = (file: object) => Object.values(file).includes(route);
  const group = groups.find(({ files }) => files.some(isHere));
  if (!group) throw new Error(`List the file of ${route.path} in openapi/tags.ts.`);
  return group.name;
}
