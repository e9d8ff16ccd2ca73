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

/** States of a plastic club card: docs/domain/club-cards.md */
export const cardStates = [
  'to_print',
  'printed',
  'posted',
  /** The card came back to the club. */
  'returned',
  /** The member, or the post, says that the card did not arrive. */
  'missing',
  /** The card is not to be made, or not to be used. */
  'void',
] as const;
export type CardState = (typeof cardStates)[number];

/** States into which staff may bring a card from each state. A mistaken mark is undone by the step back. */
export const cardTransitions: Readonly<Record<CardState, readonly CardState[]>> = {
  to_print: ['printed', 'void'],
  printed: ['posted', 'to_print', 'void'],
  posted: ['returned', 'missing', 'printed'],
  returned: ['posted', 'void'],
  missing: ['posted', 'returned'],
  void: ['to_print'],
};

/** States of a card that has gone astray; it may be replaced once. */
export const replaceableStates: readonly CardState[] = ['returned', 'missing'];

/** Lists of the panel: the cards of a state, or `unwanted`, cards whose membership was taken back after printing. */
export const cardLists = [...cardStates, 'unwanted'] as const;
export type CardList = (typeof cardLists)[number];
export const cardListField = () => mixed<CardList>().oneOf(cardLists);

/** Number of cards that can be marked in one call. */
export const cardsAtOnce = bulkMaxLength;

export const cardIdField = () =>
  string()
    .required()
    .matches(/^[A-Za-z0-9_-]{1,160}$/, 'invalid_value');

const trackingMaxLength = 40;

/** Returns a tracking number in the form that is compared and shown: Latin digits, capitals, no spaces. */
export const normaliseTracking = (typed: string): string =>
  normaliseTyped(typed).replace(/\s+/g, '').toUpperCase();

export const trackingField = () =>
  string()
    .max(trackingMaxLength)
    .matches(/^[A-Z0-9-]+$/, 'invalid_value')
    // The described pattern is that of typed text; an empty text counts as absent.
    .meta({ json: { pattern: '^[A-Za-z0-9\\s-]*$' } });

const stateField = () => mixed<CardState>().oneOf(cardStates).required();

/** The latest time of each state that a card has been in, with further fields such as who marked it. */
const stepsOf = <By extends object>(by: By) =>
  array(strictObject({ state: stateField(), at: isoTime().required(), ...by })).required();

const cardFields = {
  id: string().required(),
  season: string().required(),
  /** The name that is, or is to be, printed. */
  name_on_card: string().required(),
  state: stateField(),
  tracking: string().nullable().defined(),
};

/** A card as its member sees it. */
export const ownCardSchema = strictObject({
  ...cardFields,
  steps: stepsOf({}),
  /** True if the card has been posted and its member has not yet said that it did not arrive. */
  may_report: boolean().required(),
}).meta({ name: 'OwnCard' });
export type OwnCard = InferType<typeof ownCardSchema>;

/** A card as staff see it. */
export const cardSchema = strictObject({
  ...cardFields,
  member_id: string().required(),
  /** Steps, oldest first; `by` is null if no admin marked it. */
  steps: stepsOf({ by: string().nullable().defined() }),
  /** The card that this one replaces, and the card that replaces it. */
  replaces: string().nullable().defined(),
  replaced_by: string().nullable().defined(),
  /** Time at which the member said that the card did not arrive. */
  reported_at: isoTime().nullable().defined(),
  /** True if the card was printed and its membership has been taken back since. */
  is_unwanted: boolean().required(),
  /** Recipient from the member's present record; null if the member no longer exists. */
  recipient: strictObject({
    name: string().required(),
    /** The name that would be printed today. */
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
