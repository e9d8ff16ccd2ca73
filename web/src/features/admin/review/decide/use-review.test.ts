import { api } from '@fanclub/contract/api';
import { act, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { memberQuery, useMembers } from '#admin-kit/api/queries.ts';
import { queryClient } from '#app/providers.tsx';
import { approved, memberRowOf, rejected } from '#testing/build-member.ts';
import { fakeServer, refusal } from '#testing/fake-server.ts';
import { renderAsAdmin } from '#testing/render-hook.tsx';
import {
  approvals,
  approve,
  build,
  type HeldReview,
  holdReview,
  one,
  two,
} from './testing/hold-review.ts';

const keptOf = (number: number) =>
  queryClient.getQueryData(memberQuery(`JOFCI-${number}`).queryKey);
const idsOf = ({ result }: HeldReview) => result.current.notices.map(({ member }) => member.id);

it('a decision opens the next application that waits', async () => {
  const opened = await holdReview();
  await approve(opened);
  expect(opened.result.current.notices).toMatchObject([{ kind: 'approve', member: { id: 'u1' } }]);
  expect(opened.result.current.notices[0]?.untilMs).toBeGreaterThan(Date.now());
  expect(opened.select.mock.calls).toEqual([['JOFCI-2']]);
  expect(opened.loadMore).not.toHaveBeenCalled();
  expect(keptOf(1)).toMatchObject({ is_approved: true });
});

it('a decision skips an application that another admin has just opened', async () => {
  fakeServer.answer(api.findOpened, { opened: ['u2'] });
  const opened = await holdReview();
  await approve(opened);
  expect(fakeServer.callsOf(api.findOpened).map(({ query }) => query.ids)).toEqual(['u2,u3']);
  expect(opened.select.mock.calls).toEqual([['JOFCI-3']]);
  expect(fakeServer.callsOf(api.readUser).map(({ params }) => params.id)).toEqual(['JOFCI-3']);
});

it('a decision opens the next application if the server does not say who opened it', async () => {
  fakeServer.answer(api.findOpened, refusal('role_not_allowed'));
  const opened = await holdReview();
  await approve(opened);
  expect(opened.select.mock.calls).toEqual([['JOFCI-2']]);
});

it('a decision loads more if none of the list waits', async () => {
  const opened = await holdReview({ rows: [one] });
  await approve(opened);
  expect(opened.select).not.toHaveBeenCalled();
  expect(opened.loadMore).toHaveBeenCalledTimes(1);
});

it.each([
  ['no approval of an approved application', { rows: [build(1, approved)] }, [], true],
  ['no rejection of a rejected application', { rows: [build(1, rejected)] }, ['u1'], false],
  ['neither by a role that may not', { role: 'treasurer' as const }, [], false],
  ['neither without an open application', { member: undefined }, [], false],
])('a decision is %s', async (_, options, approving, isRejecting) => {
  const opened = await holdReview(options);
  act(() => opened.result.current.askReject());
  expect(opened.result.current.rejecting !== null).toBe(isRejecting);
  await approve(opened);
  expect(approvals()).toEqual(approving);
});

it('a decision is not repeated while it is sent', async () => {
  const { promise, resolve: answer } = Promise.withResolvers<void>();
  fakeServer.answer(api.approveUser, async () => {
    await promise;
    return { success: true, user: { ...one, ...approved, version: 4 } };
  });
  const { result } = await holdReview();
  act(() => result.current.approve());
  await waitFor(() => expect(result.current.isDeciding).toBe(true));
  act(() => result.current.approve());
  act(() => result.current.askReject());
  expect(result.current.rejecting).toBeNull();
  answer();
  await waitFor(() => expect(result.current.isDeciding).toBe(false));
  expect(approvals()).toEqual(['u1']);
});

it('a rejection is asked about, and the question ends with it', async () => {
  const opened = await holdReview();
  const { result } = opened;
  act(() => result.current.askReject());
  expect(result.current.rejecting).toBe(one);
  act(() => result.current.cancelReject());
  expect(result.current.rejecting).toBeNull();
  act(() => result.current.askReject());
  const input = { params: { id: 'u1' }, body: { reason: null, version: 3 } };
  await act(() => result.current.rejection.mutateAsync(input));
  expect(result.current).toMatchObject({ rejecting: null, notices: [{ kind: 'reject' }] });
});

it('an undo takes the notice away, opens the application and reads the list again', async () => {
  fakeServer.answer(api.listUsers, { users: [memberRowOf(one)], next_cursor: null, total: 1 });
  const filters = { queue: null, status: 'all', today: '', q: '', sort: 'newest' } as const;
  const list = renderAsAdmin(() => useMembers(filters)).result;
  await waitFor(() => expect(list.current.rows).toEqual([memberRowOf(one)]));
  const opened = await holdReview();
  await approve(opened);
  expect(fakeServer.callsOf(api.listUsers)).toHaveLength(1);
  const { result, select } = opened;
  act(() => result.current.notices[0] && result.current.undo(result.current.notices[0]));
  await waitFor(() => expect(idsOf(opened)).toEqual([]));
  expect(select).toHaveBeenLastCalledWith('JOFCI-1');
  expect(keptOf(1)).toEqual(one);
  await waitFor(() => expect(fakeServer.callsOf(api.listUsers)).toHaveLength(2));
});

it('a refused undo stays with its reason before the others', async () => {
  fakeServer.answer(api.undoDecision, refusal('undo_expired'));
  const opened = await holdReview();
  const { result, rerender } = opened;
  await approve(opened);
  rerender(two);
  await approve(opened);
  expect(idsOf(opened)).toEqual(['u2', 'u1']);
  act(() => result.current.notices[1] && result.current.undo(result.current.notices[1]));
  await waitFor(() => expect(idsOf(opened)).toEqual(['u1', 'u2']));
  expect(result.current.notices.map(({ error }) => Boolean(error))).toEqual([true, false]);
  act(() => result.current.notices[0] && result.current.dropNotice(result.current.notices[0]));
  expect(idsOf(opened)).toEqual(['u2']);
});

it('an undo is offered of the last six decisions, once each', async () => {
  const rows = Array.from({ length: 7 }, (_, at) => build(at + 1));
  const opened = await holdReview({ rows });
  for (const row of rows) {
    opened.rerender(row);
    await approve(opened);
  }
  expect(idsOf(opened)).toEqual(['u7', 'u6', 'u5', 'u4', 'u3', 'u2']);
  opened.rerender(rows[3]);
  await approve(opened);
  expect(idsOf(opened)).toEqual(['u4', 'u7', 'u6', 'u5', 'u3', 'u2']);
});

it('a decision loads the application that it opens next with its receipt, and nothing is loaded before', async () => {
  const next = build(2, { receipt_url: '/api/files/next-receipt' });
  const opened = await holdReview({ rows: [one, next, build(3)] });
  expect(fakeServer.callsOf(api.getFile)).toEqual([]);
  expect(fakeServer.callsOf(api.readUser)).toEqual([]);
  await approve(opened);
  await waitFor(() => expect(fakeServer.callsOf(api.getFile)).toHaveLength(1));
  expect(fakeServer.callsOf(api.readUser).map(({ params }) => params.id)).toEqual(['JOFCI-2']);
  expect(fakeServer.callsOf(api.getFile)[0]?.params.id).toBe('next-receipt');
});
