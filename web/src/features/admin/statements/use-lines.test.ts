import { api } from '@fanclub/contract/api';
import { useQuery } from '@tanstack/react-query';
import { act, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { routeQuery } from '#api/route-query.ts';
import { brokenServer, fakeServer, noNetwork, refusal } from '#testing/fake-server.ts';
import { renderAsAdmin } from '#testing/render-hook.tsx';
import { aLine, idOf } from './testing/open-statements.ts';
import { useConfirmLine, useConfirmMany, useLines, useSetAside } from './use-lines.ts';

const shares = [{ member_id: 'm1', request_number: 'JOFCI-7KQ2M9XA', open: 2000 }];
const chosen = [1, 2, 3].map((line) => ({ lineId: idOf(line), shares }));

/** Confirms three lines. The fake server answers the second call with `second`. */
async function confirmAll(
  second: ReturnType<typeof refusal> | typeof noNetwork | typeof brokenServer,
) {
  fakeServer.answer(api.confirmStatementLine, ({ params }) =>
    params.lineId === idOf(2) ? second : { line: aLine({ id: params.lineId, state: 'used' }) },
  );
  const { result } = renderAsAdmin(useConfirmMany);
  act(() => result.current.mutate(chosen));
  await waitFor(() => expect(result.current.isIdle || result.current.isPending).toBe(false));
  const calls = fakeServer.callsOf(api.confirmStatementLine);
  return { ...result.current, calls };
}

it.each(['sum_differs', 'validation_error'] as const)(
  'a line that the server refuses is left, and the others are confirmed: %s',
  async (code) => {
    const { data, calls } = await confirmAll(refusal(code));
    expect(data).toEqual({ done: 2, left: 1 });
    expect(calls.map(({ params }) => params.lineId)).toEqual([1, 2, 3].map(idOf));
    expect(calls[0]?.body).toEqual({ shares });
  },
);

it.each<[string, Parameters<typeof confirmAll>[0]]>([
  ['without a network', noNetwork],
  ['while the server cannot answer', refusal('service_busy')],
  ['after an error of the server', brokenServer],
])('the rest is not tried %s', async (_, second) => {
  const { error, calls } = await confirmAll(second);
  expect(error).not.toBeNull();
  expect(calls).toHaveLength(2);
});

describe('lines and payments are read again', () => {
  const lineId = idOf(1);

  /** Renders the lists of open lines and of refunds, and the mutations that change lines. */
  async function open() {
    const listed = { line: aLine(), candidates: [], split: null };
    fakeServer.answer(api.listStatementLines, { lines: [listed], next_cursor: null });
    fakeServer.answer(api.listRefunds, { refunds: [], next_cursor: null });
    fakeServer.answer(api.confirmStatementLine, { line: aLine({ state: 'used' }) });
    fakeServer.answer(api.setLineAside, { line: aLine({ state: 'set_aside' }) });
    const { result } = renderAsAdmin(() => ({
      list: useLines('open'),
      refunds: useQuery(routeQuery(api.listRefunds)),
      confirm: useConfirmLine(() => {}),
      confirmMany: useConfirmMany(),
      setAside: useSetAside(),
    }));
    await waitFor(() => expect(result.current.list.lines).toEqual([listed]));
    await waitFor(() => expect(result.current.refunds.isLoading).toBe(false));
    return result;
  }
  type Held = Awaited<ReturnType<typeof open>>['current'];

  it.each<[string, (held: Held) => Promise<unknown>, number]>([
    [
      'one is confirmed',
      ({ confirm }) => confirm.mutateAsync({ params: { lineId }, body: { shares } }),
      2,
    ],
    ['many are confirmed', ({ confirmMany }) => confirmMany.mutateAsync([{ lineId, shares }]), 2],
    [
      'one is set aside, the lines alone',
      ({ setAside }) => setAside.mutateAsync({ params: { lineId }, body: { aside: true } }),
      1,
    ],
  ])('when %s', async (_, change, refunds) => {
    const result = await open();
    await act(() => change(result.current));
    await waitFor(() => expect(fakeServer.callsOf(api.listStatementLines)).toHaveLength(2));
    await waitFor(() => expect(fakeServer.callsOf(api.listRefunds)).toHaveLength(refunds));
  });
});
