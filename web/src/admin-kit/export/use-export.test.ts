import { api } from '@fanclub/contract/api';
import { act, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { openGate } from '#session/admin-gate.ts';
import { refusal } from '#testing/fake-answer.ts';
import { fakeServer } from '#testing/fake-server.ts';
import { renderAsAdmin } from '#testing/render-as-admin.tsx';
import { savedFiles } from '#testing/saved-files.ts';
import type { ExportedList, GroupName } from './exported-list.ts';
import { useExport } from './use-export.ts';

const kept = savedFiles();

const columns = { keys: ['id'], groups: { personal: ['email', 'phone'], payment: ['is_paid'] } };
const members = {
  list: 'members',
  route: api.exportUsers,
  filter: { q: 'sara' },
  columns,
} as unknown as ExportedList;

async function begin(groups: string[], exported = members) {
  const calls = { onSaved: vi.fn(), onStarted: vi.fn() };
  const choice = { groups: groups as GroupName[], format: 'csv' } as const;
  const { result } = renderAsAdmin(() => useExport(exported, choice, calls));
  act(() => result.current.begin());
  await waitFor(() => expect(fakeServer.callsOf(exported.route)).toHaveLength(1));
  await waitFor(() => expect(result.current.isPending).toBe(false));
  return { ...calls, result, query: fakeServer.callsOf(exported.route)[0]?.query };
}

it('a list is saved with its filter, and with all columns if all groups are chosen', async () => {
  const long = Date.now() - 60_000;
  openGate(long);
  fakeServer.answer(api.exportUsers, new Blob(['id']));
  const { query, onSaved, onStarted, result } = await begin(['personal', 'payment']);
  expect(query).toEqual({ q: 'sara', format: 'csv' });
  expect(onSaved).toHaveBeenCalledTimes(1);
  expect(onStarted).not.toHaveBeenCalled();
  expect(kept.saved).toHaveLength(1);
  expect(result.current.error).toBeNull();
  expect(Number(localStorage.getItem('adminAuthTimestamp'))).toBeGreaterThan(long);
});

it('only the columns of the chosen groups are asked for, after those of every row', async () => {
  fakeServer.answer(api.exportUsers, new Blob(['id']));
  expect((await begin(['personal'])).query).toMatchObject({ columns: 'id,email,phone' });
});

it('a list that is too long is written in the background', async () => {
  fakeServer.answer(api.exportUsers, refusal('export_too_long'));
  fakeServer.answer(api.startExport, {
    id: 'e1',
    list: 'members',
    state: 'running',
    rows: 0,
    total: 9000,
    parts: 0,
    format: 'csv',
    created_at: '2026-11-20T10:00:00.000Z',
    expires_at: '2026-11-27T10:00:00.000Z',
  });
  const { onSaved, onStarted, result } = await begin(['personal', 'payment']);
  await waitFor(() => expect(onStarted.mock.calls).toEqual([['e1']]));
  expect(fakeServer.callsOf(api.startExport)[0]?.body).toEqual({
    list: 'members',
    q: 'sara',
    format: 'csv',
  });
  expect(onSaved).not.toHaveBeenCalled();
  expect(result.current.error).toBeNull();
});

it.each([
  ['the file', 'service_busy', 0],
  ['writing it in the background', 'export_too_long', 1],
] as const)('a refusal of %s is said', async (_, code, starts) => {
  fakeServer.answer(api.exportUsers, refusal(code));
  fakeServer.answer(api.startExport, refusal('service_busy'));
  const { onStarted, result } = await begin(['personal']);
  await waitFor(() => expect(result.current.error).toMatchObject({ code: 'service_busy' }));
  expect(fakeServer.callsOf(api.startExport)).toHaveLength(starts);
  expect(onStarted).not.toHaveBeenCalled();
});

it('a list without groups has all of its columns', async () => {
  fakeServer.answer(api.exportUsers, new Blob(['id']));
  const { columns: _, ...plain } = members;
  expect((await begin([], plain)).query).toEqual({ q: 'sara', format: 'csv' });
});

it('an export is under way until its file is there', async () => {
  let answer = () => {};
  const isAnswered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  fakeServer.answer(api.exportUsers, async () => {
    await isAnswered;
    return new Blob(['id']);
  });
  const choice = { groups: [], format: 'csv' } as const;
  const calls = { onSaved: () => {}, onStarted: () => {} };
  const { result } = renderAsAdmin(() => useExport(members, choice, calls));
  expect(result.current.isPending).toBe(false);
  act(() => result.current.begin());
  await waitFor(() => expect(result.current.isPending).toBe(true));
  answer();
  await waitFor(() => expect(result.current.isPending).toBe(false));
});
