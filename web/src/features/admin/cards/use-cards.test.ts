import { api } from '@fanclub/contract/api';
import { cardLists } from '@fanclub/contract/cards/card';
import { act, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fakeServer } from '#testing/fake-server.ts';
import { renderAsAdmin, renderAt } from '#testing/render-hook.tsx';
import { buildCard } from './testing/build-card.ts';
import { useCardCounts, useCards, useReplaceCard, useShownList } from './use-cards.ts';

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

it('the list is that of the address, or the cards to print', () => {
  const shownAt = (search: string) =>
    renderAt(`/admin/cards${search}`, useShownList).result.current[0];
  expect(['', '?state=lost', '?state=posted'].map(shownAt)).toEqual([
    'to_print',
    'to_print',
    'posted',
  ]);
});

it('another list takes the place of the address', () => {
  const { result, router, search } = renderAt('/admin/cards?state=posted', useShownList);
  act(() => result.current[1]('printed'));
  expect([search(), router.state.historyAction]).toEqual(['?state=printed', 'REPLACE']);
});
