import {
  countCards,
  listCardAddresses,
  listCards,
  replaceCard,
} from '@fanclub/contract/cards/admin-routes';
import { type CardList, cardLists } from '@fanclub/contract/cards/card';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { usePages } from '#admin-kit/api/use-pages.ts';
import { call } from '#api/client.ts';
import { routeQuery } from '#api/route-query.ts';
import { useRouteMutation } from '#api/use-route-mutation.ts';

/** Query keys of the lists and the counts of cards, which are stale once a card has changed. */
export const cardsKeys = [[listCards.path], [listCardAddresses.path], [countCards.path]];

/** Loads the cards of a list. The cards that have been in their state longest come first. */
export function useCards(state: CardList) {
  const { pages, ...list } = usePages([listCards.path, state], (page, signal) =>
    call(listCards, { query: { state, ...page }, signal }),
  );
  return { cards: pages.flatMap(({ cards }) => cards), ...list };
}

/**
 * Loads the addresses to which the cards of a list are sent, in the order of the list. The server records this as a
 * look.
 */
export function useCardAddresses(state: CardList) {
  const { pages, ...list } = usePages([listCardAddresses.path, state], (page, signal) =>
    call(listCardAddresses, { query: { state, ...page }, signal }),
  );
  return { cards: pages.flatMap(({ cards }) => cards), ...list };
}

export function useCardCounts() {
  return useQuery({ ...routeQuery(countCards), staleTime: 15_000 }).data;
}

export function useReplaceCard() {
  return useRouteMutation(replaceCard, { stale: cardsKeys });
}

/** Keeps the chosen list in the URL, so that the Back button leads from the print page to the same list. */
export function useShownList() {
  const [search, setSearch] = useSearchParams();
  const shown = cardLists.find((list) => list === search.get('state')) ?? 'to_print';
  const show = (list: CardList) =>
    setSearch({ state: list }, { replace: true, preventScrollReset: true });
  return [shown, show] as const;
}
