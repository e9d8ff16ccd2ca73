import { defineRoute } from '../http/route.ts';
import { forFields } from '../members/family.ts';
import { memberNumberFields } from '../members/member-number.ts';
import { storedPack } from '../pricing/stored-pack.ts';
import { array, type InferType, isoDay, mixed, strictObject, string } from '../validation/yup.ts';
import { type Wallet, wallets } from '../wallets/wallets.ts';

/** Results of scanning a card: its membership is valid, begins later, has ended, or was withdrawn. */
export const cardProofs = ['valid', 'later', 'ended', 'withdrawn'] as const;
export type CardProof = (typeof cardProofs)[number];

const codeMaxLength = 200;

export const verifyCard = defineRoute({
  method: 'POST',
  path: '/api/verify',
  access: 'public',
  appCheck: 'never',
  summary:
    "Returns what a membership card's code proves today to whoever scans it: a first name, an initial, the package, and while it is not withdrawn the member number and the first day as a member. An unknown code is not found.",
  limit: { address: 'verify', exempts: 'card' },
  body: strictObject({ code: string().required().max(codeMaxLength) }),
  example: { body: { code: 'kT3vXq8LmZpR2sWy7NdB4cHf.2026-27.qW7mZ2xLc9RtVb4NnXc2Yp' } },
  response: strictObject({
    state: mixed<CardProof>().oneOf(cardProofs).required(),
    first_name: string().required(),
    /** First letter of the last name. */
    initial: string().required(),
    pack_type: storedPack(),
    season: string().required(),
    /** First day of the membership; null if it is not known. */
    valid_from: isoDay().nullable().defined(),
    /**
     * Last day of the membership in the club's time zone; null if the season has no end date or the membership was
     * withdrawn.
     */
    valid_until: isoDay().nullable().defined(),
    ...memberNumberFields,
  }),
  errors: ['card_unknown'],
});

export const ownCardCode = defineRoute({
  method: 'GET',
  path: '/api/user/card-code',
  summary:
    "Returns the code of the caller's own card that holds today, which stays the same for its season.",
  access: 'member',
  query: strictObject(forFields),
  response: strictObject({ code: string().required(), season: string().required() }),
  errors: ['forbidden', 'user_not_found', 'account_not_approved'],
});

/** A membership with the data to show it, on paper or on a device without a network. */
const shownMembershipSchema = strictObject({
  id: string().required(),
  /** Name on the card. It is the child's if the package is for a child. */
  name: string().required(),
  pack_type: storedPack(),
  season: string().required(),
  /** First day, such as `2027-07-01`; null for a membership that had begun before it was imported. */
  valid_from: isoDay().nullable().defined(),
  /** Last day in the club's time zone, such as `2027-06-30`; null while the season has no end date. */
  valid_until: isoDay().nullable().defined(),
  ...memberNumberFields,
  code: string().required(),
}).meta({ name: 'ShownMembership' });
export type ShownMembership = InferType<typeof shownMembershipSchema>;

export const shownMembershipsSchema = array(shownMembershipSchema.required()).required();

export const ownMemberships = defineRoute({
  method: 'GET',
  path: '/api/user/memberships',
  summary:
    "Returns the memberships that the caller can show, each with its code: the caller's own and those of dependants.",
  access: 'member',
  response: strictObject({
    memberships: shownMembershipsSchema,
    /** Wallet apps that the club can add a membership to. */
    wallets: array(mixed<Wallet>().oneOf(wallets).required()).required(),
  }),
  errors: ['forbidden'],
});
