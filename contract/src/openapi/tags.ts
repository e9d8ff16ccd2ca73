import * as bulk from '../admin/bulk-routes.ts';
import * as cases from '../admin/case-routes.ts';
import * as notes from '../admin/notes-routes.ts';
import * as presence from '../admin/presence-routes.ts';
import * as admin from '../admin/routes.ts';
import * as audit from '../audit/routes.ts';
import * as adminCards from '../cards/admin-routes.ts';
import * as cards from '../cards/routes.ts';
import * as drafts from '../drafts/routes.ts';
import * as exchangeRate from '../exchange-rate/routes.ts';
import * as exports from '../exports/routes.ts';
import * as families from '../families/routes.ts';
import * as figures from '../figures/routes.ts';
import type { RouteDefinition } from '../http/route.ts';
import * as links from '../links/routes.ts';
import * as letters from '../mail/letter-routes.ts';
import * as mail from '../mail/routes.ts';
import * as mailWords from '../mail/words-routes.ts';
import * as memberImport from '../members/import-routes.ts';
import * as members from '../members/routes.ts';
import * as merge from '../merge/routes.ts';
import * as clubReceipts from '../money/club-receipts.ts';
import * as ownMoney from '../money/own-payments.ts';
import * as money from '../money/routes.ts';
import * as names from '../names/routes.ts';
import * as adminNews from '../news/admin-routes.ts';
import * as news from '../news/routes.ts';
import * as ownData from '../own-data/routes.ts';
import * as passkeys from '../passkeys/routes.ts';
import * as passwords from '../passwords/routes.ts';
import * as people from '../people/routes.ts';
import * as adminPromo from '../promo/admin-routes.ts';
import * as promoTools from '../promo/admin-tool-routes.ts';
import * as promo from '../promo/routes.ts';
import * as renewal from '../registration/renewal-routes.ts';
import * as registration from '../registration/routes.ts';
import * as reminders from '../reminders/routes.ts';
import * as renewalReminders from '../renewal-reminders/routes.ts';
import * as review from '../review/routes.ts';
import * as seasons from '../seasons/admin-routes.ts';
import * as sessions from '../sessions/routes.ts';
import * as adminSettings from '../settings/admin-routes.ts';
import * as settings from '../settings/routes.ts';
import * as statements from '../statements/routes.ts';
import * as story from '../story/routes.ts';
import * as system from '../system/routes.ts';
import * as uploads from '../uploads/routes.ts';
import * as verification from '../verification/routes.ts';
import * as wallets from '../wallets/routes.ts';

/** Groups in which API tools show the routes. A route belongs to the group that lists its file. */
const groups = [
  {
    name: 'Registration',
    description: 'Applying for membership.',
    files: [registration, renewal, families, drafts],
  },
  { name: 'Uploads', description: 'Receipts and passports.', files: [uploads] },
  { name: 'Promo codes', description: 'What a code takes off shipping.', files: [promo] },
  { name: 'Prices', description: 'Prices, deadline and rate.', files: [settings, exchangeRate] },
  { name: 'Reminders', description: 'One mail when registration opens.', files: [reminders] },
  { name: 'Sessions', description: 'Signing in and out.', files: [sessions, links, passwords] },
  {
    name: 'Members',
    description: "A member's own record.",
    files: [
      members,
      names,
      review,
      cards,
      ownMoney,
      clubReceipts,
      ownData,
      news,
      renewalReminders,
      verification,
      wallets,
    ],
  },
  {
    name: 'Administration',
    description: 'Applications, members, promo codes, mails, settings and the admins themselves.',
    files: [
      admin,
      exports,
      figures,
      adminPromo,
      promoTools,
      audit,
      story,
      mail,
      mailWords,
      adminNews,
      people,
      passkeys,
      cases,
      merge,
      memberImport,
      letters,
      bulk,
      notes,
      presence,
      money,
      statements,
      adminCards,
      adminSettings,
      seasons,
    ],
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
