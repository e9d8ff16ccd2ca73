import type * as contract from '@fanclub/contract/cards/admin-routes';
import { sendListFile } from '#features/files/send-list-file';
import type { HandlersOf } from '#pipeline/handler';
import { pageOf } from '#pipeline/page-of';
import { cardsFile } from './cards-file.ts';
import { countCards, listCards, withMembers } from './list-cards.ts';
import { markMany } from './mark-many.ts';
import { presentCard } from './present-card.ts';
import { replaceCard } from './replace-card.ts';

export const adminCardsHandlers: HandlersOf<typeof contract> = {
  countCards: ({ context }) => countCards(context),

  listCards: ({ context, query }) => listCards(context, query.state, pageOf(query)),

  exportCards: ({ context, caller, query }) =>
    sendListFile(context, caller.email, cardsFile(context, query), query),

  markCards: async ({ context, caller, body: { state, cards } }) => {
    const adminEmail = caller.email;
    const results = await markMany(
      context,
      cards.map((card) => ({ ...card, state, adminEmail })),
    );
    const rows = results.flatMap(({ card }) => (card ? [card] : []));
    const shown = new Map((await withMembers(context, rows)).map((card) => [card.id, card]));
    return {
      results: results.map(({ id, outcome }) => ({ id, outcome, card: shown.get(id) ?? null })),
    };
  },

  replaceCard: async ({ context, caller, params }) => {
    const wanted = { adminEmail: caller.email, id: params.cardId };
    const { card, replaced, member } = await replaceCard(context, wanted);
    return { card: presentCard(card, member), replaced: presentCard(replaced, member) };
  },
};
