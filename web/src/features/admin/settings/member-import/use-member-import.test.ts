import { api } from '@fanclub/contract/api';
import { importedAtOnce } from '@fanclub/contract/members/import-columns';
import { checkLines } from '@fanclub/contract/read-file/members/check-lines';
import type { Cells } from '@fanclub/contract/read-file/members/read-line';
import { act } from '@testing-library/react';
import { expect, it } from 'vitest';
import { queryClient } from '#app/providers.tsx';
import { openGate } from '#session/admin-gate.ts';
import { fakeServer, refusal } from '#testing/fake-server.ts';
import { renderAsAdmin } from '#testing/render-hook.tsx';
import { answerImport } from '../testing/open-settings.ts';
import { type Import, useMemberImport } from './use-member-import.ts';

/** Returns the lines of so many people; the cells of the first one are given. */
const linesOf = (count: number, first: Cells = {}) => {
  const lines = Array.from({ length: count }, (_, i) => {
    const own = { ...born(i), last_name: `Rossi ${String.fromCharCode(97 + (i % 26))}` };
    const email = `sara-${i}@example.com`;
    const cells = { ...person, ...own, email, ...(i === 0 && first) };
    return { line: i + 2, cells, written: cells };
  });
  return checkLines(lines, { today: '2026-11-30', season: '2026/27', withoutMailbox: false });
};
const person: Cells = {
  first_name: 'Sara',
  last_name: 'Rossi',
  gender: 'female',
  country_of_birth: 'IT',
  phone: '+393331234567',
  country_of_residency: 'IT',
  address_of_residency: 'Via Roma 12, Torino',
  postal_code: '10121',
};
const born = (i: number) => ({ birth_date: `1990-05-${String((i % 28) + 1).padStart(2, '0')}` });

const open = () => renderAsAdmin(useMemberImport).result;
const send = (
  hook: ReturnType<typeof open>,
  lines: ReturnType<typeof linesOf>,
  choice: Partial<Import> = {},
) =>
  act(() =>
    hook.current
      .mutateAsync({
        file: { id: 'import-of-a-test-0', name: 'soci.csv' },
        shape: { headings: 'nome|cognome', answers: '{}' },
        lines,
        others: new Set(),
        make: false,
        invite: false,
        confirmsNumbers: false,
        withoutMailbox: false,
        ...choice,
      })
      .catch(() => null),
  );
const sent = () => fakeServer.callsOf(api.importMembers).map(({ body }) => body.lines);

it('a long file is sent in parts, and the number of lines that are done is counted', async () => {
  answerImport();
  const hook = open();
  expect(hook.current.done).toBe(0);
  const answer = await send(hook, linesOf(importedAtOnce + 1));
  expect(sent().map(({ length }) => length)).toEqual([importedAtOnce, 1]);
  expect(hook.current.done).toBe(importedAtOnce + 1);
  expect(answer?.lines.map(({ line }) => line)).toEqual(
    linesOf(importedAtOnce + 1).map(({ line }) => line),
  );
});

it('a line with an error is not sent, and is wrong in the report', async () => {
  answerImport();
  const answer = await send(open(), linesOf(2, { gender: 'blue' }));
  expect(sent().map((lines) => lines.map(({ line }) => line))).toEqual([[3]]);
  expect(answer?.lines.map(({ line, state }) => [line, state])).toEqual([
    [2, 'wrong'],
    [3, 'new'],
  ]);
});

it('a person of whom an earlier line is about another season gets that season, not another membership', async () => {
  answerImport();
  const [first] = linesOf(1);
  const again = { ...first?.cells, season: '2024/25' };
  const lines = linesOf(1).concat(
    checkLines(
      [
        { line: 2, cells: first?.cells ?? {}, written: {} },
        { line: 3, cells: again, written: {} },
      ],
      { today: '2026-11-30', season: '2026/27', withoutMailbox: false },
    ).slice(1),
  );
  const answer = await send(open(), lines);
  expect(answer?.lines.map(({ state }) => state)).toEqual(['new', 'season']);
});

it('only lines that an admin has said to be about another person say so', async () => {
  answerImport();
  await send(open(), linesOf(2), { others: new Set([3]) });
  expect(sent()[0]?.map((line) => line.another_person)).toEqual([undefined, true]);
});

it('guardians are sent first; a check accepts their children, and making them members says what happened', async () => {
  answerImport();
  const file = linesOf(2, {
    email: '',
    phone: '',
    address_of_residency: '',
    postal_code: '',
    country_of_residency: '',
    guardian: 'sara-1@example.com',
  });
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
  const made = await send(hook, file, { make: true });
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
  await send(hook, linesOf(1));
  expect(isStale()).toBe(false);
  expect(Number(localStorage.getItem('adminAuthTimestamp'))).toBeGreaterThan(long);
  fakeServer.answer(api.importMembers, refusal('service_busy'));
  await send(hook, linesOf(1), { make: true });
  expect([hook.current.isError, hook.current.done, isStale()]).toEqual([true, 0, true]);
});
