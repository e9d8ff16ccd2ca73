import { countCards, listCards, replaceCard } from '@fanclub/contract/cards/admin-routes';
import type { CardList } from '@fanclub/contract/cards/card';
import { useQuery } from '@tanstack/react-query';
import { call } from '#api/client.ts';
import { routeQuery } from '#api/route-query.ts';
import { useRouteMutation } from '#api/use-route-mutation.ts';
import { prolongsGate } from '../api/member-actions.ts';
import { usePages } from '../api/use-pages.ts';

/** What is no longer true once a card is marked: lists and their counts. */
export const cardsKeys = [[listCards.path], [countCards.path]];

/** The cards of a state, those first that have been in it longest. */
export function useCards(state: CardList) {
  const { pages, ...list } = usePages([listCards.path, state], (page, signal) =>
    call(listCards, { query: { state, ...page }, signal }),
  );
  return { cards: pages.flatMap(({ cards }) => cards), ...list };
}

/** How many there are in each state. */
export function useCardCounts() {
  return useQuery({ ...routeQuery(countCards), staleTime: 15_000 }).data;
}

/** Has another card made in place of one. */
export function useReplaceCard() {
  return useRouteMutation(replaceCard, { ...prolongsGate, stale: cardsKeys });
}
