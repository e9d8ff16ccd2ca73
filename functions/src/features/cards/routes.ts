import type * as contract from '@fanclub/contract/cards/routes';
import { asMember } from '#features/members/profile-policy';
import type { HandlersOf } from '#pipeline/handler';
import { listOwnCards } from './list-cards.ts';
import { presentOwnCard } from './present-card.ts';
import { reportCard } from './report-card.ts';

export const cardsHandlers: HandlersOf<typeof contract> = {
  ownCards: async ({ context, caller }) => ({
    cards: await listOwnCards(context, asMember(caller).uid),
  }),

  reportCard: async ({ context, caller, params }) => {
    const { uid } = asMember(caller);
    return { card: presentOwnCard(await reportCard(context, uid, params.cardId)) };
  },
};
