import { adminStats } from '@fanclub/contract/admin/routes';
import { undoMerge } from '@fanclub/contract/merge/routes';
import { logoutEverywhere } from '@fanclub/contract/sessions/routes';
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, expect, expectTypeOf, test, vi } from 'vitest';
import { openGate } from '#session/admin-gate.ts';
import { ApiError } from './api-error.ts';
import { routeQuery } from './route-query.ts';
import { useRouteMutation } from './use-route-mutation.ts';

const fetched = vi.fn<typeof fetch>();
const stats = {
  total_users: 1,
  approved_users: 0,
  pending_users: 1,
  paid_users: 0,
  owing_users: 0,
  first_season: null,
};
const done = { success: true };
const long = Date.now() - 60_000;
const gateOpenedAt = () => Number(localStorage.getItem('adminAuthTimestamp'));

const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });
const callsOf = (url: string) => fetched.mock.calls.filter(([called]) => called === url);

function renderInClient<V>(use: () => V) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  return renderHook(use, { wrapper }).result;
}

beforeEach(() => {
  fetched.mockReset();
  vi.stubGlobal('fetch', fetched);
});

test('a mutation is done after its stale data were read again', async () => {
  openGate(long);
  fetched.mockImplementation(async (url) => json(url === '/api/admin/stats' ? stats : done));
  const query = routeQuery(adminStats);
  const result = renderInClient(() => ({
    stats: useQuery(query),
    logout: useRouteMutation(logoutEverywhere, { stale: [query.queryKey] }),
  }));
  await waitFor(() => expect(result.current.stats.data).toEqual(stats));
  await act(() => result.current.logout.mutateAsync());
  expect(callsOf('/api/admin/stats')).toHaveLength(2);
  expect(gateOpenedAt()).toBe(long);
});

test('a refused mutation changes nothing, but one of the panel extends the open gate', async () => {
  openGate(long);
  fetched.mockImplementation(async (url) =>
    url === '/api/admin/stats'
      ? json(stats)
      : json({ code: 'member_gone', message: '', detail: '' }, 404),
  );
  const query = routeQuery(adminStats);
  const onSuccess = vi.fn();
  const result = renderInClient(() => ({
    stats: useQuery(query),
    undo: useRouteMutation(undoMerge, { stale: [query.queryKey], onSuccess }),
  }));
  await waitFor(() => expect(result.current.stats.data).toEqual(stats));
  const attempt = act(() => result.current.undo.mutateAsync({ params: { id: 'u 1' } }));
  await expect(attempt).rejects.toThrow(ApiError);
  expect(fetched.mock.lastCall?.[0]).toBe('/api/admin/users/u%201/merge');
  expect(onSuccess).not.toHaveBeenCalled();
  expect(callsOf('/api/admin/stats')).toHaveLength(1);
  expect(gateOpenedAt()).toBeGreaterThan(long);
});

test('a mutation needs exactly the inputs that its route names', () => {
  const useUndo = () => useRouteMutation(undoMerge);
  type Input = Parameters<ReturnType<typeof useUndo>['mutate']>[0];
  expectTypeOf<Input>().toHaveProperty('params').toEqualTypeOf<{ id: string }>();
  expectTypeOf<Input>().not.toHaveProperty('body');
});
