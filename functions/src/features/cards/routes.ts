import type * as contract from '@fanclub/contract/cards/routes';
import { requireOwnOrWard } from '#features/members/own-or-ward';
import { asMember } from '#features/members/profile-policy';
import type { HandlersOf } from '#pipeline/handler';
import { listOwnCards } from './list-cards.ts';
import { presentOwnCard } from './present-card.ts';
import { reportCard } from './report-card.ts';

export const cardsHandlers: HandlersOf<typeof contract> = {
  ownCards: async ({ context, caller, query }) => {
    const { id } = await requireOwnOrWard(context, caller, query.for);
    return { cards: await listOwnCards(context, id) };
  },

  reportCard: async ({ context, caller, params }) => {
    return { card: presentOwnCard(await reportCard(context, asMember(caller), params.cardId)) };
  },
};
