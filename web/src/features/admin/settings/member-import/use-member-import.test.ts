import { api } from '@fanclub/contract/api';
import { cellMaxLength, importedAtOnce } from '@fanclub/contract/members/import-columns';
import { act } from '@testing-library/react';
import { expect, it } from 'vitest';
import { queryClient } from '#app/providers.tsx';
import { openGate } from '#session/admin-gate.ts';
import { fakeServer, refusal } from '#testing/fake-server.ts';
import { renderAsAdmin } from '#testing/render-hook.tsx';
import { answerImport } from '../testing/open-settings.ts';
import type { Mapping } from './member-file.ts';
import { useMemberImport } from './use-member-import.ts';

const mapping: Mapping = ['first_name', null, 'email', 'guardian'];
/** Returns a file of so many people; the cells of the first person are given. */
const fileOf = (count: number, first: string[] = []) => ({
  headings: ['first_name', 'colour', 'email', 'guardian'],
  records: Array.from({ length: count }, (_, i) => ({
    line: i + 2,
    cells: i === 0 && first.length > 0 ? first : ['Sara', 'red', `sara-${i}@example.com`, ''],
  })),
});

const open = () => renderAsAdmin(useMemberImport).result;
const send = (hook: ReturnType<typeof open>, file: ReturnType<typeof fileOf>, make = false) =>
  act(() =>
    hook.current
      .mutateAsync({ file, mapping, make, invite: false, confirmsNumbers: false })
      .catch(() => null),
  );
const sent = () => fakeServer.callsOf(api.importMembers).map(({ body }) => body.lines);

it('a long file is sent in parts, and the number of lines that are done is counted', async () => {
  answerImport();
  const hook = open();
  expect(hook.current.done).toBe(0);
  const answer = await send(hook, fileOf(importedAtOnce + 1));
  expect(sent().map(({ length }) => length)).toEqual([importedAtOnce, 1]);
  expect(hook.current.done).toBe(importedAtOnce + 1);
  expect(answer?.lines.map(({ line }) => line)).toEqual(
    fileOf(importedAtOnce + 1).records.map(({ line }) => line),
  );
});

it('each cell has the name of its column, and is cut to the length that the server accepts', async () => {
  answerImport();
  await send(open(), fileOf(1, ['S'.repeat(cellMaxLength + 1), 'red', 'sara@example.com', '']));
  expect(sent()).toEqual([
    [
      {
        line: 2,
        cells: { first_name: 'S'.repeat(cellMaxLength), email: 'sara@example.com', guardian: '' },
      },
    ],
  ]);
});

it('guardians are sent first; a check accepts their children, and making them members says what happened', async () => {
  answerImport();
  const file = fileOf(2, ['Dana', 'red', '', 'sara-1@example.com']);
  const hook = open();
  const states = (answer: Awaited<ReturnType<typeof send>>) =>
    answer?.lines.map(({ line, state }) => [line, state]);
  const checked = await send(hook, file);
  expect(sent()[0]?.map(({ line }) => line)).toEqual([3, 2]);
  expect([checked?.made, states(checked)]).toEqual([
    false,
    [
      [2, 'new'],
      [3, 'new'],
    ],
  ]);
  const made = await send(hook, file, true);
  expect([made?.made, states(made)]).toEqual([
    true,
    [
      [2, 'wrong'],
      [3, 'new'],
    ],
  ]);
});

it('all lists are read again once members were made, also if a later part failed, but not after a check', async () => {
  const isStale = () => queryClient.getQueryState(['a list'])?.isInvalidated;
  queryClient.setQueryData(['a list'], []);
  const long = Date.now() - 60_000;
  openGate(long);
  answerImport();
  const hook = open();
  await send(hook, fileOf(1));
  expect(isStale()).toBe(false);
  expect(Number(localStorage.getItem('adminAuthTimestamp'))).toBeGreaterThan(long);
  fakeServer.answer(api.importMembers, refusal('service_busy'));
  await send(hook, fileOf(1), true);
  expect([hook.current.isError, hook.current.done, isStale()]).toEqual([true, 0, true]);
});
