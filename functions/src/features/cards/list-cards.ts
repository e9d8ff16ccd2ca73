import { type CardList, cardLists } from '@fanclub/contract/cards/card';
import type { ServerContext } from '#platform/context';
import { type CardRow, cardsOf, cardsPage, countCardsIn } from '#repositories/cards';
import { findMembers } from '#repositories/members';
import type { PageRequest } from '#repositories/pages';
import { presentCard, presentOwnCard } from './present-card.ts';

/** Presents cards with the members' postal addresses. All members are read in one round trip. */
export async function withMembers({ db }: Pick<ServerContext, 'db'>, cards: readonly CardRow[]) {
  const members = await findMembers(db, [...new Set(cards.map(({ member_id }) => member_id))]);
  return cards.map((card) => presentCard(card, members.get(card.member_id) ?? null));
}

export async function listCards(context: ServerContext, list: CardList, page: PageRequest) {
  const { rows, nextCursor } = await cardsPage(context.db, list, page);
  const cards = rows.map((row) => ({ id: row.id, ...row.data() }));
  return { cards: await withMembers(context, cards), next_cursor: nextCursor };
}

/** Returns the number of cards in each list. Firestore counts; no card is read. */
export async function countCards({ db }: ServerContext): Promise<Record<CardList, number>> {
  const counts = await Promise.all(
    cardLists.map(async (list) => [list, await countCardsIn(db, list)] as const),
  );
  return Object.fromEntries(counts) as Record<CardList, number>;
}

/** Lists a member's own cards without the void ones, newest first. */
export async function listOwnCards({ db }: ServerContext, memberId: string) {
  const { docs } = await cardsOf(db, memberId).get();
  return docs
    .map((row): CardRow => ({ id: row.id, ...row.data() }))
    .filter(({ state }) => state !== 'void')
    .sort((a, b) => madeAt(b) - madeAt(a))
    .map(presentOwnCard);
}

const madeAt = ({ steps, since }: CardRow) => (steps.to_print?.at ?? since).toMillis();
