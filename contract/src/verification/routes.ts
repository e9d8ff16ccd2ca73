import { defineRoute } from '../http/route.ts';
import { forFields } from '../members/family.ts';
import { type PackType, packTypes } from '../pricing/packages.ts';
import { array, type InferType, mixed, strictObject, string } from '../validation/yup.ts';
import { type Wallet, wallets } from '../wallets/wallets.ts';

/** What a card proves: that its membership holds, held until its last day, or was taken back. */
export const cardProofs = ['valid', 'ended', 'withdrawn'] as const;
export type CardProof = (typeof cardProofs)[number];

const codeMaxLength = 200;

export const verifyCard = defineRoute({
  method: 'POST',
  path: '/api/verify',
  summary:
    'What the code of a membership card proves today, for whoever scans it: no more than a first name, an initial and the package. A code that we did not make is not found.',
  access: 'public',
  status: 200,
  limit: { address: 'verify' },
  body: strictObject({ code: string().required().max(codeMaxLength) }),
  response: strictObject({
    state: mixed<CardProof>().oneOf(cardProofs).required(),
    first_name: string().required(),
    /** Of the last name. */
    initial: string().required(),
    pack_type: mixed<PackType>().oneOf(packTypes).required(),
    /** The season whose card it is. */
    season: string().required(),
    /** The last day of that membership, on the club's clock; null while it has none, or was withdrawn. */
    valid_until: string()
      .meta({ json: { format: 'date' } })
      .nullable()
      .defined(),
  }),
  errors: ['card_unknown'],
});

export const ownCardCode = defineRoute({
  method: 'GET',
  path: '/api/user/card-code',
  summary: "The code of the caller's own card, which stays the same as long as its season.",
  access: 'member',
  status: 200,
  query: strictObject(forFields),
  response: strictObject({ code: string().required(), season: string().required() }),
  errors: ['forbidden', 'user_not_found', 'account_not_approved'],
});

/** A membership as its member shows it: to be printed, and kept on the device for where there is no network. */
const shownMembershipSchema = strictObject({
  id: string().required(),
  /** As on the card: the child's where the package is for one. */
  name: string().required(),
  pack_type: mixed<PackType>().oneOf(packTypes).required(),
  season: string().required(),
  /** Its last day, `2027-06-30`, on the club's own clock; null while its season has no end yet. */
  valid_until: string()
    .meta({ json: { format: 'date' } })
    .nullable()
    .defined(),
  code: string().required(),
}).meta({ name: 'ShownMembership' });
export type ShownMembership = InferType<typeof shownMembershipSchema>;

export const shownMembershipsSchema = array(shownMembershipSchema.required()).required();

export const ownMemberships = defineRoute({
  method: 'GET',
  path: '/api/user/memberships',
  summary:
    'The memberships that the caller can show: the own one and those of whoever the caller answers for, each with its code.',
  access: 'member',
  status: 200,
  response: strictObject({
    memberships: shownMembershipsSchema,
    /** Into which wallets they can be put. */
    wallets: array(mixed<Wallet>().oneOf(wallets).required()).required(),
  }),
  errors: ['forbidden'],
});
