import { bulkMaxLength } from '../admin/bulk-routes.ts';
import { normaliseTyped } from '../text/typed.ts';
import {
  array,
  boolean,
  type InferType,
  isoTime,
  mixed,
  strictObject,
  string,
} from '../validation/yup.ts';

/** Where a club card of plastic is: docs/domain/club-cards.md */
export const cardStates = [
  'to_print',
  'printed',
  'posted',
  /** It came back to the club. */
  'returned',
  /** Its member, or the post, says that it did not arrive. */
  'missing',
  /** Not to be made, or not to be used. */
  'void',
] as const;
export type CardState = (typeof cardStates)[number];

/** Into which states staff may bring a card; a mark that was a mistake goes back the way it came. */
export const cardTransitions: Readonly<Record<CardState, readonly CardState[]>> = {
  to_print: ['printed', 'void'],
  printed: ['posted', 'to_print', 'void'],
  posted: ['returned', 'missing', 'printed'],
  returned: ['posted', 'void'],
  missing: ['posted', 'returned'],
  void: ['to_print'],
};

/** In these a card has gone astray: another one may be made in its place, once. */
export const replaceableStates: readonly CardState[] = ['returned', 'missing'];

/** What staff look at: the cards of a state, or those whose membership was taken back after they were printed. */
export const cardLists = [...cardStates, 'unwanted'] as const;
export type CardList = (typeof cardLists)[number];
export const cardListField = () => mixed<CardList>().oneOf(cardLists);

/** As many as are marked at once. */
export const cardsAtOnce = bulkMaxLength;

export const cardIdField = () =>
  string()
    .required()
    .matches(/^[A-Za-z0-9_-]{1,160}$/, 'invalid_value');

const trackingMaxLength = 40;

/** As it is compared and told: Latin digits, capitals, no spaces. */
export const normaliseTracking = (typed: string): string =>
  normaliseTyped(typed).replace(/\s+/g, '').toUpperCase();

export const trackingField = () =>
  string()
    .max(trackingMaxLength)
    .matches(/^[A-Z0-9-]+$/, 'invalid_value')
    // As it may be typed: what is left empty says nothing.
    .meta({ json: { pattern: '^[A-Za-z0-9\\s-]*$' } });

const stateField = () => mixed<CardState>().oneOf(cardStates).required();

/** Days and whoever marked them of the states that a card has been in, each the last time. */
const stepsOf = <By extends object>(by: By) =>
  array(strictObject({ state: stateField(), at: isoTime().required(), ...by })).required();

const cardFields = {
  id: string().required(),
  season: string().required(),
  /** As it is, or is to be, printed. */
  name_on_card: string().required(),
  state: stateField(),
  tracking: string().nullable().defined(),
};

/** A card as its member sees it. */
export const ownCardSchema = strictObject({
  ...cardFields,
  steps: stepsOf({}),
  /** It has been posted, and its member has not yet said that it did not arrive. */
  may_report: boolean().required(),
}).meta({ name: 'OwnCard' });
export type OwnCard = InferType<typeof ownCardSchema>;

/** A card as staff see it. */
export const cardSchema = strictObject({
  ...cardFields,
  member_id: string().required(),
  /** Oldest first; `by` is null for what no admin did. */
  steps: stepsOf({ by: string().nullable().defined() }),
  /** The card in whose place it was made, and the one that was made in its place. */
  replaces: string().nullable().defined(),
  replaced_by: string().nullable().defined(),
  /** When its member said that it did not arrive. */
  reported_at: isoTime().nullable().defined(),
  /** It was printed, and the membership that it was for has been taken back since. */
  is_unwanted: boolean().required(),
  /** Where it goes, as the member's record says now; null where there is no member any more. */
  recipient: strictObject({
    name: string().required(),
    /** What would be printed today. */
    name_on_card: string().required(),
    address: string().required(),
    postal_code: string().required(),
    country: string().required(),
    phone: string().required(),
    request_number: string().required(),
  })
    .nullable()
    .defined()
    .default(null),
}).meta({ name: 'Card' });
export type Card = InferType<typeof cardSchema>;
