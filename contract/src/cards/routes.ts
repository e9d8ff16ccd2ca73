import { defineRoute } from '../http/route.ts';
import { cardId, memberId } from '../http/samples.ts';
import { forFields } from '../members/family.ts';
import { array, strictObject } from '../validation/yup.ts';
import { cardIdField, ownCardSchema } from './card.ts';

export const ownCards = defineRoute({
  method: 'GET',
  path: '/api/cards',
  summary: "Returns the caller's club cards, newest first, without those that must not be used.",
  access: 'member',
  query: strictObject(forFields),
  example: { query: { for: memberId } },
  response: strictObject({ cards: array(ownCardSchema.required()).required() }),
  errors: ['forbidden', 'user_not_found'],
});

export const reportCard = defineRoute({
  method: 'POST',
  path: '/api/cards/{cardId}/missing',
  summary:
    'Reports once that a posted card did not arrive; a repeat returns the same. Staff decide whether to make another card.',
  access: 'member',
  limit: { account: 'contact' },
  params: strictObject({ cardId: cardIdField() }),
  body: strictObject({}),
  example: { params: { cardId } },
  response: strictObject({ card: ownCardSchema.required() }),
  errors: ['forbidden', 'card_not_found', 'invalid_transition'],
});
