import { markCards } from '@fanclub/contract/cards/admin-routes';
import type { Card, CardState } from '@fanclub/contract/cards/card';
import type { RouteResponse } from '@fanclub/contract/http/route';
import { useState } from 'react';
import { useRouteMutation } from '#api/use-route-mutation.ts';
import { cardsKeys } from './use-cards.ts';

type Result = RouteResponse<typeof markCards>['results'][number];

/** The result of the last change of state. `leftOut` holds the results of the cards that did not change. */
export interface MarkNotice {
  state: CardState;
  done: Card[];
  leftOut: Result[];
}

/**
 * For each new state that can be undone, the state that all the cards must have had before the change. An undo of
 * `posted` also deletes the mails about these cards that have not been sent yet.
 */
const backOf: Partial<Record<CardState, CardState>> = { printed: 'to_print', posted: 'printed' };

/**
 * Moves cards to another state and keeps the result for the notice. The last change can be undone if all its
 * cards had the earlier state that `backOf` names for the new state.
 */
export function useMarking(onMarked: (results: readonly Result[]) => void) {
  const [notice, setNotice] = useState<MarkNotice | null>(null);
  // The state that all cards had before the last change, which decides whether the change can be undone; null if their
  // states differed.
  const [from, setFrom] = useState<CardState | null>(null);
  const mutation = useRouteMutation(markCards, {
    stale: cardsKeys,
    onSuccess: ({ results }, { body: { state, cards } }) => {
      const states = new Set(cards.map((card) => card.from));
      setFrom(states.size === 1 ? (cards[0]?.from ?? null) : null);
      const isDone = ({ outcome }: Result) => outcome === 'done' || outcome === 'already';
      const done = results.flatMap((result) => (isDone(result) && result.card) || []);
      setNotice({ state, done, leftOut: results.filter((result) => !isDone(result)) });
      onMarked(results);
    },
  });
  const mark = (cards: readonly Card[], state: CardState) =>
    mutation.mutate({ body: { state, cards: cards.map(({ id, state: from }) => ({ id, from })) } });
  const back = notice && backOf[notice.state] === from ? from : null;
  return {
    mutation,
    mark,
    notice,
    /** The state to which an undo returns the cards; null if the last change cannot be undone. */
    back,
    undo: () => notice && back && mark(notice.done, back),
    dropNotice: () => setNotice(null),
  };
}

export type Marking = ReturnType<typeof useMarking>;
