import { act } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { openGate } from '#session/admin-gate.ts';
import { renderAt } from '#testing/render-hook.tsx';
import { useHistoryAddress } from './use-history-address.ts';

const openAt = (search: string) => renderAt(`/admin/history${search}`, useHistoryAddress);

it('an address without known filters requests the whole history', () => {
  for (const search of ['', '?kind=all&period=all', '?kind=jokes&period=day']) {
    const { kind, period, admin, member, number, filter } = openAt(search).result.current;
    expect({ kind, period }).toEqual({ kind: 'all', period: 'all' });
    expect([admin, member, number]).toEqual([null, null, null]);
    expect(filter).toEqual({});
  }
});

it('the filters of the address are requested, a period from its first midnight', () => {
  vi.setSystemTime(new Date('2026-11-20T15:30:00Z'));
  const search = '?kind=payments&period=week&admin=a%40b.test&member=u1&number=JOFCI-1';
  const { result } = openAt(search);
  expect(result.current).toMatchObject({ kind: 'payments', period: 'week', number: 'JOFCI-1' });
  expect(result.current.filter).toEqual({
    kind: 'payments',
    admin: 'a@b.test',
    member: 'u1',
    since: '2026-11-12T20:30:00.000Z',
  });
  expect(openAt('?period=month').result.current.filter.since).toBe('2026-10-20T20:30:00.000Z');
  expect(openAt('?period=year').result.current.filter.since).toBe('2025-11-19T20:30:00.000Z');
});

it('a filter replaces the address, without values that are the default', () => {
  const long = Date.now() - 60_000;
  openGate(long);
  const { result, router, search } = openAt('?kind=cards&member=u1&number=JOFCI-1');
  const { filter } = result.current;
  act(() => result.current.change({ kind: 'all', period: 'week' }));
  expect(search()).toBe('?member=u1&number=JOFCI-1&period=week');
  expect(result.current.filter).not.toBe(filter);
  act(() => result.current.change({ member: null, number: null }));
  expect(search()).toBe('?period=week');
  expect(router.state.historyAction).toBe('REPLACE');
  expect(Number(localStorage.getItem('adminAuthTimestamp'))).toBeGreaterThan(long);
});
