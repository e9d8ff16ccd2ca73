import { idField } from '../http/id-field.ts';
import { bulkMaxLength } from '../members/states.ts';
import { normaliseTyped } from '../text/digits.ts';
import {
  array,
  boolean,
  type InferType,
  isoTime,
  mixed,
  objectOrNull,
  strictObject,
  string,
} from '../validation/yup.ts';

/** States of a plastic club card. docs/domain/club-cards.md describes them. */
export const cardStates = [
  'to_print',
  'printed',
  'posted',
  /** The post returned the card to the club. */
  'returned',
  /** The member or the post reported that the card did not arrive. */
  'missing',
  /** The card must not be made or used. */
  'void',
] as const;
export type CardState = (typeof cardStates)[number];

/**
 * For each state, the states into which staff may bring a card. A mistake can be undone, because a card can go back to
 * the state before, with two exceptions: a void card can only become `to_print`, and a returned card cannot become
 * `missing`.
 */
export const cardTransitions: Readonly<Record<CardState, readonly CardState[]>> = {
  to_print: ['printed', 'void'],
  printed: ['posted', 'to_print', 'void'],
  posted: ['returned', 'missing', 'printed'],
  returned: ['posted', 'void'],
  missing: ['posted', 'returned'],
  void: ['to_print'],
};

/** States of a card that did not reach its member. Such a card can be replaced once. */
export const replaceableStates: readonly CardState[] = ['returned', 'missing'];

/**
 * Lists of cards in the panel: one for each state, and `unwanted` for cards whose membership was withdrawn after they
 * were printed.
 */
export const cardLists = [...cardStates, 'unwanted'] as const;
export type CardList = (typeof cardLists)[number];
export const cardListField = () => mixed<CardList>().oneOf(cardLists);

/** Maximum number of cards whose state one call can change. */
export const cardsAtOnce = bulkMaxLength;

export const cardIdField = () => idField().matches(/^[A-Za-z0-9_-]{1,160}$/);

const trackingMaxLength = 40;

/**
 * Returns a tracking number in the form that is stored, compared and shown: Latin digits, capital letters, no spaces.
 */
export const normaliseTracking = (typed: string): string =>
  normaliseTyped(typed).replace(/\s+/g, '').toUpperCase();

export const trackingField = () =>
  string()
    .max(trackingMaxLength)
    .matches(/^[A-Z0-9-]+$/, 'invalid_value')
    // The API description gives the pattern before normalisation: people may enter lower-case letters and spaces, or
    // nothing.
    .meta({ json: { pattern: '^[A-Za-z0-9\\s-]*$' } });

const stateField = () => mixed<CardState>().oneOf(cardStates).required();

/**
 * Returns the schema of a card's steps: the states through which the card has gone, each with its latest time and the
 * fields of `by`. If staff set a card back to `printed` or `to_print`, the later steps are removed.
 */
const stepsOf = <By extends object>(by: By) =>
  array(strictObject({ state: stateField(), at: isoTime().required(), ...by })).required();

const cardFields = {
  id: string().required(),
  season: string().required(),
  /** The name that is printed, or will be printed, on the card. */
  name_on_card: string().required(),
  state: stateField(),
  tracking: string().nullable().defined(),
};

/** A card as its member sees it. */
export const ownCardSchema = strictObject({
  ...cardFields,
  steps: stepsOf({}),
  /** True if the card's state is `posted` and the member has not yet said that the card did not arrive. */
  may_report: boolean().required(),
  /** True if the card is printed only once its season is paid in full. */
  is_held: boolean().required(),
}).meta({ name: 'OwnCard' });
export type OwnCard = InferType<typeof ownCardSchema>;

const recipientFields = { name: string().required(), request_number: string().required() };

/** A card as the club's staff see it in a list. */
export const cardSchema = strictObject({
  ...cardFields,
  member_id: string().required(),
  /** Steps, oldest first; `by` is the admin who set the state, or null if no admin did. */
  steps: stepsOf({ by: string().nullable().defined() }),
  /** Id of the card that this card replaces, and id of the card that replaces this card; null if there is none. */
  replaces: string().nullable().defined(),
  replaced_by: string().nullable().defined(),
  /** Time at which the member said that the card did not arrive. */
  reported_at: isoTime().nullable().defined(),
  /**
   * True if the membership was withdrawn or lost its club card after the card was printed. False again once the
   * membership includes a club card, or staff have set the card to `returned` or `void`.
   */
  is_unwanted: boolean().required(),
  /** True if the card is printed only once its season is paid in full (setting `hold_unpaid_cards`). */
  is_held: boolean().required(),
  /** Recipient according to the member's current record; null if the member no longer exists. */
  recipient: objectOrNull({
    ...recipientFields,
    /** The name that would be printed on a new card now. */
    name_on_card: string().required(),
  }),
}).meta({ name: 'Card' });
export type Card = InferType<typeof cardSchema>;

/**
 * A card that is to be sent, with the address for its label. A dependant's card is addressed to the guardian. Cards of
 * one `household` with the same address go into one envelope.
 */
export const cardAddressSchema = strictObject({
  id: string().required(),
  name_on_card: string().required(),
  tracking: string().nullable().defined(),
  household: string().required(),
  recipient: strictObject({
    ...recipientFields,
    address: string().required(),
    /** Empty in a country without postal codes. */
    postal_code: string().defined(),
    country: string().required(),
    phone: string().required(),
  }).required(),
}).meta({ name: 'CardAddress' });
export type CardAddress = InferType<typeof cardAddressSchema>;
