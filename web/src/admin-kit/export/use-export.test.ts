import { api } from '@fanclub/contract/api';
import { nextPartHeader } from '@fanclub/contract/files/list-file';
import { act, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { openGate } from '#session/admin-gate.ts';
import { fakeServer, refusal } from '#testing/fake-server.ts';
import { renderAsAdmin } from '#testing/render-hook.tsx';
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
  const onSaved = vi.fn();
  const choice = { groups: groups as GroupName[], format: 'csv' } as const;
  const { result } = renderAsAdmin(() => useExport(exported, choice, onSaved));
  act(() => result.current.begin());
  await waitFor(() => expect(fakeServer.callsOf(exported.route)).not.toHaveLength(0));
  await waitFor(() => expect(result.current.isPending).toBe(false));
  return { onSaved, result, query: fakeServer.callsOf(exported.route)[0]?.query };
}

it('a list is saved with its filter, and with all columns if all groups are chosen', async () => {
  const long = Date.now() - 60_000;
  openGate(long);
  fakeServer.answer(api.exportUsers, new Blob(['id']));
  const { query, onSaved, result } = await begin(['personal', 'payment']);
  expect(query).toEqual({ q: 'sara', format: 'csv' });
  expect(onSaved).toHaveBeenCalledTimes(1);
  expect(kept.saved).toHaveLength(1);
  expect(result.current.error).toBeNull();
  expect(Number(localStorage.getItem('adminAuthTimestamp'))).toBeGreaterThan(long);
});

it('only the columns of the chosen groups are asked for, after those of every row', async () => {
  fakeServer.answer(api.exportUsers, new Blob(['id']));
  expect((await begin(['personal'])).query).toMatchObject({ columns: 'id,email,phone' });
});

it('the parts of a long list are fetched in order and saved as one file', async () => {
  const parts = new Map([
    [undefined, { text: 'one\n', next: '2026-11-20 ledger%2Fa' }],
    ['2026-11-20 ledger/a', { text: 'two\n', next: 'b' }],
    ['b', { text: 'three\n', next: null }],
  ]);
  fakeServer.answer(api.exportUsers, ({ query }) => {
    const { text, next } = parts.get(query.cursor) ?? { text: 'never asked for', next: null };
    return new Response(text, { headers: next === null ? {} : { [nextPartHeader]: next } });
  });
  const { onSaved } = await begin(['personal']);
  await waitFor(() => expect(onSaved).toHaveBeenCalledTimes(1));
  expect(kept.saved).toHaveLength(1);
  expect(await kept.files[0]?.text()).toBe('one\ntwo\nthree\n');
  const asked = fakeServer.callsOf(api.exportUsers).map(({ query: { cursor, ...rest } }) => rest);
  const each = { q: 'sara', columns: 'id,email,phone', format: 'csv' };
  expect(asked).toEqual([each, each, each]);
});

it('a file whose second part is refused is not saved', async () => {
  fakeServer.answer(api.exportUsers, ({ query }) =>
    query.cursor === undefined
      ? new Response('one', { headers: { [nextPartHeader]: 'b' } })
      : refusal('validation_error'),
  );
  const { onSaved, result } = await begin(['personal']);
  await waitFor(() => expect(result.current.error).toMatchObject({ code: 'validation_error' }));
  expect([kept.saved, onSaved.mock.calls]).toEqual([[], []]);
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
  const { result } = renderAsAdmin(() => useExport(members, choice, () => {}));
  expect(result.current.isPending).toBe(false);
  act(() => result.current.begin());
  await waitFor(() => expect(result.current.isPending).toBe(true));
  answer();
  await waitFor(() => expect(result.current.isPending).toBe(false));
});
