import { api } from '@fanclub/contract/api';
import type { MarkOutcome } from '@fanclub/contract/cards/admin-routes';
import type { Card } from '@fanclub/contract/cards/card';
import { act, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { fakeServer } from '#testing/fake-server.ts';
import { renderAsAdmin } from '#testing/render-hook.tsx';
import { buildCard } from './testing/build-card.ts';
import { useMarking } from './use-marking.ts';

/** Moves these cards to the state `printed`. The fake server reports `outcomes`, in the order of the cards. */
async function markPrinted(cards: Card[], outcomes: MarkOutcome[]) {
  fakeServer.answer(api.markCards, ({ body }) => ({
    results: body.cards.map(({ id }, at) => ({
      id,
      outcome: outcomes[at] ?? 'done',
      card: outcomes[at] === 'gone' ? null : buildCard('a', { id, state: body.state }),
    })),
  }));
  const onMarked = vi.fn();
  const { result } = renderAsAdmin(() => useMarking(onMarked));
  act(() => result.current.mark(cards, 'printed'));
  await waitFor(() => expect(result.current.notice).not.toBeNull());
  return { result, onMarked };
}

it('a card that is in the state already counts as marked, and only the others as left out', async () => {
  const cards = ['a', 'b', 'c'].map((id) => buildCard(id));
  const { result, onMarked } = await markPrinted(cards, ['done', 'already', 'gone']);
  const { notice } = result.current;
  expect(notice?.done.map(({ id }) => id)).toEqual(cards.slice(0, 2).map(({ id }) => id));
  expect(notice?.leftOut.map(({ id }) => id)).toEqual([cards[2]?.id]);
  expect(onMarked).toHaveBeenCalledTimes(1);
  act(() => result.current.dropNotice());
  expect(result.current.notice).toBeNull();
});

it('an undo takes the marked cards back to the state that all of them came from', async () => {
  const { result } = await markPrinted([buildCard('a'), buildCard('b')], ['done', 'gone']);
  expect(result.current.back).toBe('to_print');
  act(() => {
    result.current.undo();
  });
  await waitFor(() => expect(result.current.notice?.state).toBe('to_print'));
  expect(fakeServer.callsOf(api.markCards).at(-1)?.body).toEqual({
    state: 'to_print',
    cards: [{ id: 'a_2026-27', from: 'printed' }],
  });
  expect(result.current.back).toBeNull();
});

it('cards from different states, or marked by another step than the next, cannot be undone', async () => {
  const mixed = [buildCard('a'), buildCard('b', { state: 'posted' })];
  expect((await markPrinted(mixed, [])).result.current.back).toBeNull();
  const posted = [buildCard('a', { state: 'posted' })];
  expect((await markPrinted(posted, [])).result.current.back).toBeNull();
});
