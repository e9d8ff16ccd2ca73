import { api } from '@fanclub/contract/api';
import { cardLists } from '@fanclub/contract/cards/card';
import { act, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fakeServer } from '#testing/fake-server.ts';
import { renderAsAdmin } from '#testing/render-as-admin.tsx';
import { buildCard } from './testing/build-card.ts';
import { useCardCounts, useCards, useReplaceCard } from './use-cards.ts';

it('after a replacement was ordered, the cards and their numbers are read again', async () => {
  const card = buildCard('a', { state: 'returned' });
  const counts = Object.fromEntries(cardLists.map((list) => [list, 1])) as Record<
    (typeof cardLists)[number],
    number
  >;
  fakeServer.answer(api.listCards, { cards: [card], next_cursor: null });
  fakeServer.answer(api.countCards, counts);
  fakeServer.answer(api.replaceCard, { card, replaced: card });
  const { result } = renderAsAdmin(() => ({
    list: useCards('returned'),
    counts: useCardCounts(),
    replace: useReplaceCard(),
  }));
  await waitFor(() => expect(result.current.list.cards).toEqual([card]));
  await waitFor(() => expect(result.current.counts).toEqual(counts));
  expect(fakeServer.callsOf(api.listCards)[0]?.query).toEqual({ state: 'returned', limit: '50' });
  await act(() => result.current.replace.mutateAsync({ params: { cardId: card.id }, body: {} }));
  expect(fakeServer.callsOf(api.listCards)).toHaveLength(2);
  expect(fakeServer.callsOf(api.countCards)).toHaveLength(2);
});
