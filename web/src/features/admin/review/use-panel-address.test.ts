import { act } from '@testing-library/react';
import { expect, it } from 'vitest';
import { isGateOpen, openGate } from '#session/admin-gate.ts';
import { renderAt } from '#testing/render-hook.tsx';
import { type ApplicationSection, usePanelAddress } from './use-panel-address.ts';

const openAt = (search: string, section: ApplicationSection = 'review') =>
  renderAt(`/admin${search}`, () => usePanelAddress(section));

it('the review filters by queue, order and search', () => {
  expect(openAt('').result.current.filters).toEqual({
    queue: 'to_review',
    status: 'all',
    today: '',
    sort: 'newest',
    q: '',
  });
  const { filters } = openAt('?queue=waiting&status=paid&sort=oldest&q=sara').result.current;
  expect(filters).toEqual({
    queue: 'waiting',
    status: 'all',
    today: '',
    sort: 'oldest',
    q: 'sara',
  });
});

it('the members’ list filters by status in place of a queue', () => {
  const { result } = openAt('?queue=waiting&status=paid', 'members');
  expect(result.current.filters).toMatchObject({ queue: null, status: 'paid' });
});

it('unknown filters are replaced by the defaults', () => {
  const { result } = openAt('?queue=mine2&sort=best');
  expect(result.current.filters).toMatchObject({ queue: 'to_review', sort: 'newest' });
});

it('the filters stay the same object while the address does', () => {
  const { result } = openAt('?q=a');
  const { filters } = result.current;
  act(() => result.current.select('A'));
  expect(result.current.filters).toBe(filters);
  act(() => result.current.setFilters({ q: 'b' }));
  expect(result.current.filters.q).toBe('b');
});

it('a change keeps the rest of the address, and an empty value goes', () => {
  const { result, router, search } = openAt('?queue=waiting&q=sara');
  act(() => result.current.setFilters({ q: '' }));
  expect([search(), router.state.historyAction]).toEqual(['?queue=waiting', 'REPLACE']);
});

it('two changes before the next drawing both count', () => {
  const { result, search } = openAt('');
  act(() => {
    result.current.setFilters({ sort: 'oldest' });
    result.current.select('A');
  });
  expect(search()).toBe('?sort=oldest&request=A');
});

it('Back closes an application, and goes past the others that were open', async () => {
  const { result, router, search } = openAt('?queue=waiting');
  act(() => result.current.select('A'));
  expect(result.current.selected).toBe('A');
  act(() => result.current.select('B'));
  expect(search()).toBe('?queue=waiting&request=B');
  await act(() => router.navigate(-1));
  expect(result.current.selected).toBeNull();
});

it('a change counts as an action of the admin', () => {
  const { result } = openAt('');
  const long = Date.now() - 60_000;
  openGate(long);
  act(() => result.current.select('A'));
  expect(isGateOpen(Date.now())).toBe(true);
  expect(Number(localStorage.getItem('adminAuthTimestamp'))).toBeGreaterThan(long);
});
