import { type CardList, cardLists } from '@fanclub/contract/cards/card';
import { useSearchParams } from 'react-router-dom';

/** Keeps the chosen list in the URL, so that the Back button leads from the print page to the same list. */
export function useShownList() {
  const [search, setSearch] = useSearchParams();
  const shown = cardLists.find((list) => list === search.get('state')) ?? 'to_print';
  const show = (list: CardList) =>
    setSearch({ state: list }, { replace: true, preventScrollReset: true });
  return [shown, show] as const;
}
