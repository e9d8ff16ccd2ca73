import type { AdminMember } from '@fanclub/contract/members/admin-member';
import { beforeEach, expect, it } from 'vitest';
import { queryClient } from '#app/providers.tsx';
import { openGate } from '#session/admin-gate.ts';
import { buildAdminMember, memberRowOf } from '#testing/build-member.ts';
import { renderAsAdmin } from '#testing/render-hook.tsx';
import {
  forgetMember,
  keepChanged,
  keepMember,
  prolongsGate,
  useMemberAction,
} from './member-actions.ts';
import { listsKey, memberQuery, queuesQuery, statsQuery } from './queries.ts';

const build = (number: number, changes: Partial<AdminMember> = {}) =>
  buildAdminMember({ id: `u${number}`, request_number: `JOFCI-${number}`, ...changes });
const filters = { queue: null, status: 'all', today: '', q: '', sort: 'newest' } as const;
const all = [...listsKey, filters];
const pending = [...listsKey, { ...filters, status: 'pending' }];
const counts = [statsQuery.queryKey, queuesQuery.queryKey];

const idsIn = (key: readonly unknown[]) =>
  queryClient
    .getQueryData<{ pages: { users: AdminMember[] }[] }>(key)
    ?.pages.flatMap(({ users }) => users.map(({ id }) => id));
const kept = (number: number) => queryClient.getQueryData(memberQuery(`JOFCI-${number}`).queryKey);
const isStale = (key: readonly unknown[]) => queryClient.getQueryState(key)?.isInvalidated;

beforeEach(() => {
  const page = { users: [build(1), build(2)], next_cursor: null, total: 2 };
  for (const key of [all, pending]) {
    queryClient.setQueryData(key, { pages: [page], pageParams: [''] });
  }
  for (const key of counts) queryClient.setQueryData<unknown>(key, {});
});

it('a changed member is kept in the detail and in every list that it fits', () => {
  const approved = build(1, { is_approved: true });
  keepMember(queryClient, approved);
  expect(kept(1)).toBe(approved);
  expect([idsIn(all), idsIn(pending)]).toEqual([['u1', 'u2'], ['u2']]);
});

it('rows of several changed members change the lists, and their cases are read again', () => {
  keepMember(queryClient, build(1));
  keepChanged(
    queryClient,
    [1, 2].map((number) => memberRowOf(build(number, { is_approved: true }))),
  );
  expect(idsIn(pending)).toEqual([]);
  expect(isStale(memberQuery('JOFCI-1').queryKey)).toBe(true);
  expect([kept(1), kept(2)]).toEqual([build(1), undefined]);
});

it('a deleted member leaves the detail and every list', () => {
  keepMember(queryClient, build(1));
  forgetMember(queryClient, build(1));
  expect(kept(1)).toBeUndefined();
  expect([idsIn(all), idsIn(pending)]).toEqual([['u2'], ['u2']]);
});

it('lists and counts are read again when they are next shown', () => {
  keepMember(queryClient, build(1));
  expect([all, pending, ...counts].map(isStale)).toEqual([true, true, true, true]);
});

it('a list that has not arrived yet is left alone', () => {
  const loading = [...listsKey, { ...filters, q: 'sara' }];
  queryClient.getQueryCache().build(queryClient, { queryKey: loading });
  keepMember(queryClient, build(1));
  expect(queryClient.getQueryData(loading)).toBeUndefined();
});

it('an action keeps its member and extends the open gate', () => {
  const long = Date.now() - 60_000;
  openGate(long);
  const { result } = renderAsAdmin(useMemberAction);
  const changed = build(2, { is_paid: true });
  result.current.onSuccess({ user: changed });
  expect(kept(2)).toBe(changed);
  result.current.onMutate();
  expect(Number(localStorage.getItem('adminAuthTimestamp'))).toBeGreaterThan(long);
  expect(result.current.onMutate).toBe(prolongsGate.onMutate);
});
