import { api } from '@fanclub/contract/api';
import { bulkUndoWindowMs } from '@fanclub/contract/members/states';
import type { AdminRole } from '@fanclub/contract/roles';
import { act, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useMembers } from '#admin-kit/api/queries.ts';
import { openGate } from '#session/admin-gate.ts';
import { buildAdminMember, memberRowOf } from '#testing/build-member.ts';
import { adminCheck, fakeServer, refusal } from '#testing/fake-server.ts';
import { renderAsAdmin } from '#testing/render-hook.tsx';
import { useBulk } from './use-bulk.ts';
import type { RowSelection } from './use-selection.ts';

const members = ['u1', 'u2', 'u3'].map((id) =>
  buildAdminMember({ id, request_number: `JOFCI-${id}` }),
);

const named = (...ids: string[]) => ids.map((id) => ({ id, request_number: `JOFCI-${id}` }));
const all = named('u1', 'u2', 'u3');

/** Renders the hook with these ticked applications. */
async function open({ ticked = members, role = 'owner' as AdminRole } = {}) {
  fakeServer.answer(api.checkAdmin, adminCheck(role));
  const keepOnly = vi.fn();
  const selection = { ticked, keepOnly } as Partial<RowSelection> as RowSelection;
  const { result } = renderAsAdmin(() => useBulk(selection));
  await waitFor(() => expect(fakeServer.callsOf(api.checkAdmin)).toHaveLength(1));
  await act(async () => {});
  return { result, keepOnly };
}

type Outcome = 'done' | 'already' | 'conflict' | 'failed';

/** Approves the ticked members. The fake server reports these outcomes by id, and `done` for all others. */
async function decide(outcomes: Partial<Record<string, Outcome>> = {}) {
  fakeServer.answer(api.decideMany, ({ body }) => ({
    results: body.applications.map(({ id }) => ({
      id,
      outcome: outcomes[id] ?? ('done' as const),
      exclusion: null,
      user: members.map(memberRowOf).find((member) => member.id === id) ?? null,
    })),
  }));
  const opened = await open();
  act(() => opened.result.current.ask('approve'));
  const { question } = opened.result.current;
  const applications = all.map((one) => ({ ...one, version: 3 }));
  await act(() =>
    opened.result.current.deciding.mutateAsync({ body: { decision: 'approve', applications } }),
  );
  return { ...opened, question };
}

it('a question is about the ticked applications, until it is cancelled', async () => {
  const { result } = await open();
  act(() => result.current.ask('reject'));
  expect(result.current.question).toEqual({ decision: 'reject', members });
  act(() => result.current.cancel());
  expect(result.current.question).toBeNull();
});

it.each([
  ['about nobody', { ticked: [] }],
  ['by a role that decides nothing', { role: 'treasurer' as const }],
])('a question is not asked %s', async (_, options) => {
  const { result } = await open(options);
  act(() => result.current.ask('reject'));
  expect(result.current.question).toBeNull();
});

it('a decision can be undone for a while, counted from its call', async () => {
  vi.useFakeTimers({ now: 1_000_000, shouldAdvanceTime: true });
  openGate(900_000);
  const { result, keepOnly } = await decide({ u2: 'already' });
  const [notice, ...others] = result.current.notices;
  expect(others).toEqual([]);
  expect(notice).toMatchObject({ decision: 'approve', applications: all, kept: null });
  expect(notice?.error).toBeNull();
  const sinceMs = (notice?.untilMs ?? 0) - bulkUndoWindowMs;
  expect(sinceMs).toBeGreaterThanOrEqual(1_000_000);
  expect(localStorage.getItem('adminAuthTimestamp')).toBe(String(sinceMs));
  expect(keepOnly.mock.calls).toEqual([[[]]]);
  expect(result.current).toMatchObject({ question: null, leftOut: [] });
  act(() => notice && result.current.dropNotice(notice));
  expect(result.current.notices).toEqual([]);
});

it('a decision names who was left out, and keeps those ticked who can be tried again', async () => {
  const { result, keepOnly } = await decide({ u1: 'conflict', u2: 'failed' });
  expect(result.current.notices).toMatchObject([{ applications: named('u3') }]);
  const left = result.current.leftOut.map(({ member, result: { outcome } }) => [
    member.id,
    outcome,
  ]);
  expect(left).toEqual([
    ['u1', 'conflict'],
    ['u2', 'failed'],
  ]);
  expect(keepOnly.mock.calls).toEqual([[['u2']]]);
  act(() => result.current.dropLeftOut());
  expect(result.current.leftOut).toEqual([]);
});

it('a decision about nobody can not be undone', async () => {
  const { result } = await decide({ u1: 'conflict', u2: 'conflict', u3: 'conflict' });
  expect(result.current.notices).toEqual([]);
});

it('a decision stands before an earlier one, and stays when the notice of that one goes', async () => {
  const { result } = await decide({ u2: 'failed', u3: 'failed' });
  act(() => result.current.ask('reject'));
  const applications = [{ id: 'u1', version: 3 }];
  const body = { decision: 'reject', applications, reason: 'No receipt.' } as const;
  await act(() => result.current.deciding.mutateAsync({ body }));
  const decisions = () => result.current.notices.map(({ decision }) => decision);
  expect(decisions()).toEqual(['reject', 'approve']);
  const [, earlier] = result.current.notices;
  act(() => earlier && result.current.dropNotice(earlier));
  expect(decisions()).toEqual(['reject']);
});

type Undone = 'done' | 'kept' | 'failed';

async function undo(...outcomes: Undone[]) {
  const opened = await decide();
  fakeServer.answer(api.undoMany, ({ body: { applications } }) => ({
    results: applications.map(({ id }, at) => ({
      id,
      outcome: outcomes[at] ?? 'done',
      user: memberRowOf(buildAdminMember({ id, request_number: `JOFCI-${id}`, version: 9 })),
    })),
  }));
  const { current } = opened.result;
  act(() => current.notices[0] && current.undo(current.notices[0]));
  await waitFor(() => expect(fakeServer.callsOf(api.undoMany)).toHaveLength(1));
  expect(fakeServer.callsOf(api.undoMany)[0]?.body).toEqual({ applications: all });
  await act(async () => {});
  return opened.result;
}

it('an undo of all removes the notice and reads the list again', async () => {
  fakeServer.answer(api.listUsers, {
    users: members.map(memberRowOf),
    next_cursor: null,
    total: 3,
  });
  const filters = { queue: null, status: 'all', today: '', q: '', sort: 'newest' } as const;
  const list = renderAsAdmin(() => useMembers(filters)).result;
  await waitFor(() => expect(list.current.rows).toEqual(members.map(memberRowOf)));
  const result = await undo();
  await waitFor(() => expect(fakeServer.callsOf(api.listUsers)).toHaveLength(2));
  await waitFor(() => expect(result.current.notices).toEqual([]));
});

it('an undo that came too late for some says for how many', async () => {
  const result = await undo('done', 'kept', 'kept');
  await waitFor(() => expect(result.current.notices[0]?.kept).toBe(2));
});

it('an undo that failed for some can be repeated for them', async () => {
  const result = await undo('failed', 'kept', 'done');
  const left = { applications: named('u1'), kept: null };
  await waitFor(() => expect(result.current.notices[0]).toMatchObject(left));
});

it('a refused undo says why, at its own decision', async () => {
  const { result } = await decide();
  fakeServer.answer(api.undoMany, refusal('service_busy'));
  act(() => result.current.notices[0] && result.current.undo(result.current.notices[0]));
  await waitFor(() => expect(result.current.notices[0]?.error).not.toBeNull());
  expect(result.current.notices).toHaveLength(1);
});
