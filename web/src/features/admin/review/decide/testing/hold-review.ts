import { api } from '@fanclub/contract/api';
import type { AdminMember } from '@fanclub/contract/members/admin-member';
import type { AdminRole } from '@fanclub/contract/roles';
import { act, waitFor } from '@testing-library/react';
import { expect, vi } from 'vitest';
import type { Members } from '#admin-kit/api/queries.ts';
import { approved, buildAdminMember, noOthers, rejected } from '#testing/build-member.ts';
import { adminCheck, fakeServer } from '#testing/fake-server.ts';
import { renderAsAdmin } from '#testing/render-hook.tsx';
import { useReview } from '../use-review.ts';

export const build = (number: number, changes: Partial<AdminMember> = {}) =>
  buildAdminMember({ id: `u${number}`, request_number: `JOFCI-${number}`, ...changes });
export const [one, two] = [build(1), build(2)];

interface Options {
  rows?: AdminMember[];
  member?: AdminMember | undefined;
  role?: AdminRole;
  isIdentityUnseen?: boolean;
}

/** Renders the hook for decisions about an application. The fake server accepts every decision. */
export async function holdReview(options: Options = {}) {
  const { rows = [one, two, build(3)], role = 'owner', isIdentityUnseen = false } = options;
  const member = 'member' in options ? options.member : rows[0];
  const of = (id: string) => rows.find((row) => row.id === id) ?? one;
  fakeServer.answer(api.checkAdmin, adminCheck(role));
  fakeServer.answerByDefault(api.findOpened, { opened: [] });
  fakeServer.answerByDefault(api.getFile, new Blob(['image'], { type: 'image/png' }));
  fakeServer.answerByDefault(api.readUser, ({ params: { id } }) => ({
    user: rows.find((row) => row.request_number === id) ?? one,
    ...noOthers,
  }));
  fakeServer.answerByDefault(api.approveUser, ({ params: { id } }) => ({
    success: true,
    user: { ...of(id), ...approved, version: 4 },
  }));
  fakeServer.answerByDefault(api.rejectUser, ({ params: { id } }) => ({
    success: true,
    user: { ...of(id), ...rejected, version: 4 },
  }));
  fakeServer.answerByDefault(api.undoDecision, ({ params: { id } }) => ({
    success: true,
    user: of(id),
  }));
  const calls = { select: vi.fn(), loadMore: vi.fn(), show: vi.fn() };
  const members = { rows, loadMore: calls.loadMore } as Partial<Members> as Members;
  const { result, rerender } = renderAsAdmin(
    (opened: AdminMember | undefined) =>
      useReview({
        members,
        member: opened,
        select: calls.select,
        shownDocument: { isIdentityUnseen, show: calls.show },
      }),
    member,
  );
  await waitFor(() => expect(fakeServer.callsOf(api.checkAdmin)).toHaveLength(1));
  await act(async () => {});
  return { result, rerender, ...calls };
}
export type HeldReview = Awaited<ReturnType<typeof holdReview>>;

export async function approve({ result }: HeldReview) {
  act(() => result.current.approve());
  await waitFor(() => expect(result.current.isDeciding).toBe(false));
}
export const approvals = () => fakeServer.callsOf(api.approveUser).map(({ params }) => params.id);
