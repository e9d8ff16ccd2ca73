import { fileFields, fileRoute } from '../files/list-file.ts';
import { pageFields, pageOf } from '../http/page-fields.ts';
import { defineRoute } from '../http/route.ts';
import { cardId } from '../http/samples.ts';
import { bulkUndoWindowMs } from '../members/states.ts';
import { adminRoles, moneyRoles, reviewingRoles } from '../roles.ts';
import { array, mixed, number, strictObject, string } from '../validation/yup.ts';
import {
  type CardList,
  type CardState,
  cardAddressSchema,
  cardIdField,
  cardListField,
  cardLists,
  cardSchema,
  cardStates,
  cardsAtOnce,
  normaliseTracking,
  trackingField,
} from './card.ts';

/**
 * Columns of GET /api/admin/cards.csv, with the addresses. `verify_url` is the address to print as
 * a QR code.
 */
export const cardColumns = [
  'id',
  'season',
  'state',
  'name_on_card',
  'recipient',
  'address',
  'postal_code',
  'country',
  'phone',
  'request_number',
  'tracking',
  'since',
  'printed_at',
  'posted_at',
  'returned_at',
  'missing_at',
  'reported_at',
  'replaces',
  'verify_url',
] as const;
export type CardColumn = (typeof cardColumns)[number];

const outcomes = [
  'done',
  /**
   * The card already had the wanted state, because the call was repeated or another admin was faster. No second mail is
   * sent.
   */
  'already',
  /** The card is not in the state `from` that the request names, or cannot change from it to the wanted state. */
  'conflict',
  /** The card is not printed before its season is paid in full. */
  'unpaid',
  'gone',
  /** The change failed. The card is unchanged, and the call can be repeated. */
  'failed',
] as const;
export type MarkOutcome = (typeof outcomes)[number];

const count = () => number().integer().required();

export const countCards = defineRoute({
  method: 'GET',
  path: '/api/admin/cards/counts',
  summary:
    'Returns the number of club cards in each state, and how many cards of withdrawn memberships are out.',
  roles: adminRoles,
  response: strictObject(
    Object.fromEntries(cardLists.map((list) => [list, count()])) as Record<
      CardList,
      ReturnType<typeof count>
    >,
  ),
});

export const listCards = defineRoute({
  method: 'GET',
  path: '/api/admin/cards',
  summary: 'Returns the club cards in a state, those longest in the state first.',
  roles: adminRoles,
  limit: { heavy: 'page' },
  query: strictObject({ state: cardListField().required(), ...pageFields }),
  example: { query: { state: 'to_print', limit: '50' } },
  response: pageOf({
    cards: array(cardSchema.required()).required(),
  }),
});

export const listCardAddresses = defineRoute({
  method: 'GET',
  path: '/api/admin/cards/addresses',
  summary:
    'Returns the addresses to which the club cards in a state are sent, in the same order, for labels. Cards of deleted members and cards that wait for a payment are left out. The history records who read them.',
  roles: adminRoles,
  tells: 'view_addresses',
  limit: { heavy: 'page' },
  query: strictObject({ state: cardListField().required(), ...pageFields }),
  example: { query: { state: 'to_print', limit: '50' } },
  response: pageOf({
    cards: array(cardAddressSchema.required()).required(),
  }),
});

export const exportCards = defineRoute({
  ...fileRoute,
  // Reviewers may export no list. They can print the address labels of cards, which need `listCardAddresses` only.
  roles: moneyRoles,
  tells: 'export_cards',
  path: '/api/admin/cards.csv',
  summary:
    'Returns the club cards in a state as a file; without a state, those to be printed. Cards that wait for a payment are left out.',
  query: strictObject({ state: cardListField().optional(), ...fileFields(cardColumns) }),
  example: { query: { state: 'printed' } },
});

export const markCards = defineRoute({
  method: 'POST',
  path: '/api/admin/cards/mark',
  summary: `Moves up to ${cardsAtOnce} club cards into a state, one after another, each independently. Posted cards can have a tracking number each, which a later call can correct; their members are mailed once, ${bulkUndoWindowMs / 1000} seconds later.`,
  roles: reviewingRoles,
  tells: 'card_posted',
  limit: { heavy: 'bulk' },
  body: strictObject({
    state: mixed<CardState>().oneOf(cardStates).required(),
    cards: array(
      strictObject({
        id: cardIdField(),
        /** The state of the card that the admin had on screen. */
        from: mixed<CardState>().oneOf(cardStates).required(),
        /** Tracking number of a posted card. */
        tracking: trackingField().optional(),
      }),
    )
      .required()
      .min(1)
      .max(cardsAtOnce),
  }),
  normalise: withNormalisedTracking,
  example: {
    body: { state: 'posted', cards: [{ id: cardId, from: 'printed', tracking: 'RR123456785IT' }] },
  },
  response: strictObject({
    /** One result for each card, in the order of the request. */
    results: array(
      strictObject({
        id: string().required(),
        outcome: mixed<MarkOutcome>().oneOf(outcomes).required(),
        /** The card as stored after the call. Null for the outcomes `gone` and `failed`. */
        card: cardSchema.nullable().defined().default(null),
      }),
    ).required(),
  }),
});

export const replaceCard = defineRoute({
  method: 'POST',
  path: '/api/admin/cards/{cardId}/replace',
  summary:
    'Orders one replacement for a club card that came back or did not arrive. A repeat returns the existing replacement.',
  roles: reviewingRoles,
  tells: 'card_replaced',
  params: strictObject({ cardId: cardIdField() }),
  body: strictObject({}),
  example: { params: { cardId } },
  response: strictObject({ card: cardSchema.required(), replaced: cardSchema.required() }),
  errors: ['card_not_found', 'invalid_transition'],
});

function withNormalisedTracking(body: unknown): unknown {
  const { cards } = (body ?? {}) as { cards?: unknown };
  if (!Array.isArray(cards)) return body;
  return {
    ...(body as object),
    cards: cards.map((card: { tracking?: unknown } | null) => {
      if (typeof card?.tracking !== 'string') return card;
      // An empty tracking number counts as absent.
      const { tracking: typed, ...rest } = card;
      const tracking = normaliseTracking(typed as string);
      return tracking === '' ? rest : { ...rest, tracking };
    }),
  };
}
