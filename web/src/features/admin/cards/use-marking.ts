import { markCards } from '@fanclub/contract/cards/admin-routes';
import type { Card, CardState } from '@fanclub/contract/cards/card';
import type { RouteResponse } from '@fanclub/contract/http/route';
import { useState } from 'react';
import { useRouteMutation } from '#api/use-route-mutation.ts';
import { prolongsGate } from '../api/member-actions.ts';
import { cardsKeys } from './use-cards.ts';

type Result = RouteResponse<typeof markCards>['results'][number];

/** What came of a mark: the cards that are so now, and those that stayed as they were. */
export interface MarkNotice {
  state: CardState;
  done: Card[];
  leftOut: Result[];
}

/** A mark that was a mistake goes back as it came, with the mail that waits. */
const backOf: Partial<Record<CardState, CardState>> = { printed: 'to_print', posted: 'printed' };

/** Brings cards into a state, and says what came of it. */
export function useMarking(onMarked: (results: readonly Result[]) => void) {
  const [notice, setNotice] = useState<MarkNotice | null>(null);
  // What it was before a mark; what went a way back is not taken back once more.
  const [from, setFrom] = useState<CardState | null>(null);
  const mutation = useRouteMutation(markCards, {
    ...prolongsGate,
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
    /** The state into which the last mark can be taken back. */
    back,
    undo: () => notice && back && mark(notice.done, back),
    dropNotice: () => setNotice(null),
  };
}

export type Marking = ReturnType<typeof useMarking>;
