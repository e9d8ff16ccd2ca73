import { api } from '@fanclub/contract/api';
import { act, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { adminCheck, fakeServer } from '#testing/fake-server.ts';
import { renderAsAdmin } from '#testing/render-hook.tsx';
import { type Admin, useStaff, useStaffChange } from './use-staff.ts';

const person = (email: string, role: Admin['role'], is_you = false): Admin => ({
  email,
  role,
  is_you,
  has_signed_in: true,
  last_sign_in_at: null,
});

it('people are sorted by role, and then by address', async () => {
  const staff = [
    person('b@club.test', 'treasurer'),
    person('z@club.test', 'owner'),
    person('a@club.test', 'treasurer'),
  ];
  fakeServer.answer(api.listStaff, { staff });
  const { result } = renderAsAdmin(useStaff);
  await waitFor(() => expect(result.current.data).toBeDefined());
  expect(result.current.data?.map(({ email }) => email)).toEqual([
    'z@club.test',
    'a@club.test',
    'b@club.test',
  ]);
});

it.each([
  ['another person', false, 2, 1],
  ['oneself', true, 1, 2],
])(
  'after a change of %s, the list or the admin’s role is read again',
  async (_, isYou, lists, checks) => {
    const one = person('a@club.test', 'owner', isYou);
    fakeServer.answer(api.listStaff, { staff: [one] });
    fakeServer.answer(api.checkAdmin, adminCheck());
    const answer = { success: true, waits: false };
    fakeServer.answer(api.changeRole, answer);
    const onChanged = vi.fn();
    const { result } = renderAsAdmin(() => ({
      list: useStaff(),
      change: useStaffChange(api.changeRole, one, onChanged),
    }));
    await waitFor(() => expect(result.current.list.data).toBeDefined());
    await waitFor(() => expect(fakeServer.callsOf(api.checkAdmin)).toHaveLength(1));
    const sent = { body: { email: 'a@club.test', role: 'reviewer' as const } };
    await act(() => result.current.change.mutateAsync(sent));
    expect(onChanged.mock.calls).toEqual([[sent, answer]]);
    await waitFor(() => expect(fakeServer.callsOf(api.checkAdmin)).toHaveLength(checks));
    expect(fakeServer.callsOf(api.listStaff)).toHaveLength(lists);
  },
);

it('a new person is in the list at once', async () => {
  fakeServer.answer(api.checkAdmin, adminCheck());
  fakeServer.answer(api.listStaff, { staff: [] });
  fakeServer.answer(api.addPerson, { success: true, waits: false });
  const { result } = renderAsAdmin(() => ({
    list: useStaff(),
    add: useStaffChange(api.addPerson, null),
  }));
  await waitFor(() => expect(result.current.list.data).toEqual([]));
  await waitFor(() => expect(fakeServer.callsOf(api.checkAdmin)).toHaveLength(1));
  await act(() =>
    result.current.add.mutateAsync({ body: { email: 'c@club.test', role: 'owner' } }),
  );
  expect(fakeServer.callsOf(api.listStaff)).toHaveLength(2);
  expect(fakeServer.callsOf(api.checkAdmin)).toHaveLength(1);
});
