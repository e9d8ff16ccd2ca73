import { fileFields, fileRoute } from '../files/list-file.ts';
import { pageFields } from '../http/page-fields.ts';
import { defineRoute } from '../http/route.ts';
import { bulkUndoWindowMs } from '../members/states.ts';
import { array, mixed, number, strictObject, string } from '../validation/yup.ts';
import {
  type CardList,
  type CardState,
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
 * Of a file of cards; also what an address sheet and labels are made of. `verify_url` is what the QR code
 * on the plastic is to hold, for whoever prints it.
 */
export const cardColumns = [
  ...(['id', 'season', 'state', 'name_on_card', 'recipient', 'address', 'postal_code'] as const),
  ...(['country', 'phone', 'request_number', 'tracking', 'since', 'printed_at'] as const),
  ...(['posted_at', 'returned_at', 'missing_at', 'reported_at', 'replaces', 'verify_url'] as const),
] as const;
export type CardColumn = (typeof cardColumns)[number];

const outcomes = [
  'done',
  /** It was so before: a repeat. Nobody is mailed again. */
  'already',
  /** It is in another state than the caller saw, or cannot go from there into the wanted one. */
  'conflict',
  'gone',
  /** Stays as it was, and can be sent again. */
  'failed',
] as const;
export type MarkOutcome = (typeof outcomes)[number];

const count = () => number().integer().required();

export const countCards = defineRoute({
  method: 'GET',
  path: '/api/admin/cards/counts',
  summary: 'How many club cards are in each state, and how many of withdrawn memberships are out.',
  access: 'admin',
  status: 200,
  response: strictObject(
    Object.fromEntries(cardLists.map((list) => [list, count()])) as Record<
      CardList,
      ReturnType<typeof count>
    >,
  ),
  errors: [],
});

export const listCards = defineRoute({
  method: 'GET',
  path: '/api/admin/cards',
  summary:
    'The club cards of a state, with where each goes, those first that have been in it longest.',
  access: 'admin',
  status: 200,
  query: strictObject({ state: cardListField().required(), ...pageFields }),
  response: strictObject({
    cards: array(cardSchema.required()).required(),
    next_cursor: string().nullable().defined(),
  }),
  errors: [],
});

export const exportCards = defineRoute({
  ...fileRoute,
  path: '/api/admin/cards.csv',
  summary: 'The club cards of a state as a file, those that are to be printed when none is named.',
  query: strictObject({ state: cardListField().optional(), ...fileFields(cardColumns) }),
});

export const markCards = defineRoute({
  method: 'POST',
  path: '/api/admin/cards/mark',
  summary: `Brings up to ${cardsAtOnce} club cards into a state, one after another, each by itself. Of posted ones with a tracking number each, which can be corrected in the same way; their members are mailed once, ${bulkUndoWindowMs / 1000} seconds later.`,
  access: 'admin',
  status: 200,
  body: strictObject({
    state: mixed<CardState>().oneOf(cardStates).required(),
    cards: array(
      strictObject({
        id: cardIdField(),
        /** As it was on screen. */
        from: mixed<CardState>().oneOf(cardStates).required(),
        /** Of a posted one. */
        tracking: trackingField().optional(),
      }),
    )
      .required()
      .min(1)
      .max(cardsAtOnce),
  }),
  normalise: withNormalisedTracking,
  response: strictObject({
    /** In the order in which they were sent. */
    results: array(
      strictObject({
        id: string().required(),
        outcome: mixed<MarkOutcome>().oneOf(outcomes).required(),
        /** As it is now; null where that is not known. */
        card: cardSchema.nullable().defined().default(null),
      }),
    ).required(),
  }),
  errors: [],
});

export const replaceCard = defineRoute({
  method: 'POST',
  path: '/api/admin/cards/{cardId}/replace',
  summary:
    'Has another card made in place of one that came back or did not arrive. Once: a repeat answers the one that was made.',
  access: 'admin',
  status: 200,
  params: strictObject({ cardId: cardIdField() }),
  body: strictObject({}),
  response: strictObject({ card: cardSchema.required(), replaced: cardSchema.required() }),
  errors: ['card_not_found', 'invalid_transition', 'service_busy'],
});

function withNormalisedTracking(body: unknown): unknown {
  const { cards } = (body ?? {}) as { cards?: unknown };
  if (!Array.isArray(cards)) return body;
  return {
    ...(body as object),
    cards: cards.map((card: { tracking?: unknown } | null) => {
      if (typeof card?.tracking !== 'string') return card;
      // A field that was left empty says nothing.
      const { tracking: typed, ...rest } = card;
      const tracking = normaliseTracking(typed as string);
      return tracking === '' ? rest : { ...rest, tracking };
    }),
  };
}
