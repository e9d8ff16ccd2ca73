import { act, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderAsAdmin } from '#testing/render-hook.tsx';
import { usePages } from './use-pages.ts';

interface RowPage {
  rows: string[];
  next_cursor: string | null;
}

const rowsOf = ({ pages }: { pages: RowPage[] }) => pages.flatMap(({ rows }) => rows);

it('the rows of the last search are shown until those of the next one arrive', async () => {
  let arrive = (_: RowPage) => {};
  const fetchPage = (search: string) =>
    search === 'a'
      ? Promise.resolve({ rows: ['Ali'], next_cursor: null })
      : new Promise<RowPage>((resolve) => {
          arrive = resolve;
        });
  const { result, rerender } = renderAsAdmin(
    (search: string) => usePages(['rows', search], () => fetchPage(search)),
    'a',
  );
  expect(result.current).toMatchObject({ pages: [], isLoading: true });
  await waitFor(() => expect(rowsOf(result.current)).toEqual(['Ali']));
  expect(result.current).toMatchObject({ isLoading: false, isStale: false });

  rerender('b');
  expect(rowsOf(result.current)).toEqual(['Ali']);
  expect(result.current).toMatchObject({ isLoading: false, isStale: true });
  await act(async () => arrive({ rows: ['Bita'], next_cursor: null }));
  await waitFor(() => expect(rowsOf(result.current)).toEqual(['Bita']));
  expect(result.current.isStale).toBe(false);
});

it('the next page is requested once, by its cursor, and none after the last', async () => {
  let arrive = (_: RowPage) => {};
  const fetchPage = vi.fn(({ cursor }: { limit: string; cursor?: string }) =>
    cursor
      ? new Promise<RowPage>((resolve) => {
          arrive = resolve;
        })
      : Promise.resolve<RowPage>({ rows: ['Ali'], next_cursor: 'second' }),
  );
  const { result } = renderAsAdmin(() => usePages(['rows'], (page) => fetchPage(page)));
  await waitFor(() => expect(result.current.hasMore).toBe(true));
  act(() => result.current.loadMore());
  await waitFor(() => expect(result.current.isLoadingMore).toBe(true));
  act(() => result.current.loadMore());
  await act(async () => arrive({ rows: ['Bita'], next_cursor: null }));
  await waitFor(() => expect(rowsOf(result.current)).toEqual(['Ali', 'Bita']));
  act(() => result.current.loadMore());
  expect(result.current).toMatchObject({ hasMore: false, isLoadingMore: false });
  expect(fetchPage.mock.calls).toEqual([[{ limit: '50' }], [{ limit: '50', cursor: 'second' }]]);
});

it('a list is read again after an error', async () => {
  const fetchPage = vi.fn(async (): Promise<RowPage> => ({ rows: ['Ali'], next_cursor: null }));
  fetchPage.mockRejectedValueOnce(new Error('refused'));
  const { result } = renderAsAdmin(() => usePages(['rows'], fetchPage));
  await waitFor(() => expect(result.current.error?.message).toBe('refused'));
  act(() => result.current.retry());
  await waitFor(() => expect(rowsOf(result.current)).toEqual(['Ali']));
  expect(result.current.error).toBeNull();
});
