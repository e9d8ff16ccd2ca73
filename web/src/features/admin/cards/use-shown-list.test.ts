import { act } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderAt } from '#testing/render-at.tsx';
import { useShownList } from './use-shown-list.ts';

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
