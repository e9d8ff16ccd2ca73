import { defineRoute } from '../http/route.ts';
import { forFields } from '../members/family.ts';
import { array, strictObject } from '../validation/yup.ts';
import { cardIdField, ownCardSchema } from './card.ts';

export const ownCards = defineRoute({
  method: 'GET',
  path: '/api/cards',
  summary: 'The caller’s club cards, the latest first; those that are not to be used are left out.',
  access: 'member',
  query: strictObject(forFields),
  response: strictObject({ cards: array(ownCardSchema.required()).required() }),
  errors: ['forbidden', 'user_not_found'],
});

export const reportCard = defineRoute({
  method: 'POST',
  path: '/api/cards/{cardId}/missing',
  summary:
    'Tells the club that a posted card did not arrive, once for each card; a repeat answers the same. Staff decide whether another one is made.',
  access: 'member',
  params: strictObject({ cardId: cardIdField() }),
  body: strictObject({}),
  response: strictObject({ card: ownCardSchema.required() }),
  errors: ['forbidden', 'card_not_found', 'invalid_transition', 'service_busy'],
});
