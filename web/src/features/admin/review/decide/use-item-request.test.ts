import { api } from '@fanclub/contract/api';
import type { AdminMember } from '@fanclub/contract/members/admin-member';
import type { AdminRole } from '@fanclub/contract/roles';
import { act, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { memberQuery } from '#admin-kit/api/queries.ts';
import { queryClient } from '#app/providers.tsx';
import { approved, buildAdminMember } from '#testing/build-member.ts';
import { adminCheck, fakeServer, refusal } from '#testing/fake-server.ts';
import { renderAsAdmin } from '#testing/render-hook.tsx';
import { useItemRequest } from './use-item-request.ts';

const sara = buildAdminMember();
const input = { params: { id: 'u1' }, body: { items: ['phone' as const], note: null, version: 3 } };

async function open(member: AdminMember | undefined, role: AdminRole = 'owner') {
  fakeServer.answer(api.checkAdmin, adminCheck(role));
  const onRefused = vi.fn();
  const { result } = renderAsAdmin(() => useItemRequest(member, onRefused));
  await waitFor(() => expect(fakeServer.callsOf(api.checkAdmin)).toHaveLength(1));
  await act(async () => {});
  act(() => result.current.open());
  return { result, onRefused };
}

it('a request is written until it is sent or cancelled', async () => {
  const asked = { ...sara, version: 4 };
  fakeServer.answer(api.requestItems, { success: true, user: asked });
  const { result } = await open(sara);
  expect(result.current.member).toBe(sara);
  act(() => result.current.cancel());
  expect(result.current.member).toBeNull();
  act(() => result.current.open());
  await act(() => result.current.asking.mutateAsync(input));
  expect(result.current.member).toBeNull();
  const { queryKey } = memberQuery(sara.request_number);
  expect(queryClient.getQueryData(queryKey)).toEqual(asked);
});

it.each([
  ['of nobody', undefined, 'owner'],
  ['of an approved member', { ...sara, ...approved }, 'owner'],
  ['by a role that may not', sara, 'treasurer'],
] as const)('nothing is asked %s', async (_, member, role) => {
  expect((await open(member, role)).result.current.member).toBeNull();
});

it('a refusal is passed on with the member that it is about', async () => {
  fakeServer.answer(api.requestItems, refusal('changed_meanwhile', { changed: ['phone'] }));
  const { result, onRefused } = await open(sara);
  await act(() => result.current.asking.mutateAsync(input).catch(() => {}));
  expect(onRefused.mock.calls).toEqual([
    [expect.objectContaining({ code: 'changed_meanwhile' }), 'u1'],
  ]);
  expect(result.current.member).toBe(sara);
});
