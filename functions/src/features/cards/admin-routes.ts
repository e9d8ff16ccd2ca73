import type * as contract from '@fanclub/contract/cards/admin-routes';
import type { MarkOutcome } from '@fanclub/contract/cards/admin-routes';
import { sendListFile } from '#features/files/send-list-file';
import type { HandlersOf } from '#pipeline/handler';
import { pageOf } from '#pipeline/page-of';
import type { ServerContext } from '#platform/context';
import { log } from '#platform/log';
import { sequentially } from '#platform/sequentially';
import type { CardRow } from '#repositories/cards';
import { readRegistrationSettings } from '#repositories/registration-settings';
import { cardsFile } from './cards-file.ts';
import { countCards, listCardAddresses, listCards, withMembers } from './list-cards.ts';
import { type CardMark, markCard } from './mark-card.ts';
import { presentCard } from './present-card.ts';
import { replaceCard } from './replace-card.ts';

export const adminCardsHandlers: HandlersOf<typeof contract> = {
  countCards: ({ context }) => countCards(context),

  listCards: ({ context, caller, query }) => listCards(context, caller, query.state, pageOf(query)),

  listCardAddresses: ({ context, caller, query }) =>
    listCardAddresses(context, caller, query.state, pageOf(query)),

  exportCards: ({ context, caller, query }) =>
    sendListFile(context, caller.email, cardsFile(context, query), query),

  markCards: async ({ context, caller, body: { state, cards } }) => {
    const adminEmail = caller.email;
    const settings = await readRegistrationSettings(context);
    const results = await markMany(
      context,
      cards.map((card) => ({ ...card, state, adminEmail, settings })),
    );
    const rows = results.flatMap(({ card }) => (card ? [card] : []));
    const shown = new Map(
      (await withMembers(context, rows)).map(({ card, member }) => [
        card.id,
        presentCard(card, member, settings),
      ]),
    );
    return {
      results: results.map(({ id, outcome }) => ({ id, outcome, card: shown.get(id) ?? null })),
    };
  },

  replaceCard: async ({ context, caller, params }) => {
    const wanted = { adminEmail: caller.email, id: params.cardId };
    const { card, replaced, member } = await replaceCard(context, wanted);
    const settings = await readRegistrationSettings(context);
    const present = (row: CardRow) => presentCard(row, member, settings);
    return { card: present(card), replaced: present(replaced) };
  },
};

interface MarkResult {
  id: string;
  outcome: MarkOutcome;
  card: CardRow | null;
}

/**
 * Marks many cards, each in its own transaction. A card that fails, or for which no time is left, is reported as
 * failed. A repeat of the request reports finished marks as `already`.
 */
function markMany(context: ServerContext, marks: readonly CardMark[]): Promise<MarkResult[]> {
  return sequentially(context, marks, (mark) => markOne(context, mark), failed);
}

const failed = ({ id }: CardMark): MarkResult => ({ id, outcome: 'failed', card: null });

async function markOne(context: ServerContext, mark: CardMark): Promise<MarkResult> {
  try {
    return { id: mark.id, ...(await markCard(context, mark)) };
  } catch (error) {
    log.error('one of many cards is not marked', error);
    return failed(mark);
  }
}
