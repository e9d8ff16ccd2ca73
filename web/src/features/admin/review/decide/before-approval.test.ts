import { api } from '@fanclub/contract/api';
import { act, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { memberQuery } from '#admin-kit/api/queries.ts';
import { queryClient } from '#app/providers.tsx';
import { noOthers } from '#testing/build-member.ts';
import { fakeServer, refusal } from '#testing/fake-server.ts';
import { approvals, approve, build, holdReview, one, two } from './testing/hold-review.ts';

it('before an approval the identity document is shown', async () => {
  const { result, show } = await holdReview({ isIdentityUnseen: true });
  act(() => result.current.approve());
  expect(show.mock.calls).toEqual([['passport']]);
  expect(result.current.isIdentityUnseen).toBe(true);
});

it('before an approval the flags are said, and said again of the application as it was changed', async () => {
  const flagged = build(1, { flags: ['not_me'] });
  const opened = await holdReview({ rows: [flagged] });
  const { result, rerender } = opened;
  expect(result.current.isDoubtSaid).toBe(false);
  act(() => result.current.approve());
  expect(result.current.isDoubtSaid).toBe(true);
  rerender({ ...flagged, version: 9 });
  expect(result.current.isDoubtSaid).toBe(false);
  rerender(flagged);
  expect(result.current.isDoubtSaid).toBe(false);
  act(() => result.current.approve());
  expect(approvals()).toEqual([]);
  await approve(opened);
  expect(approvals()).toEqual(['u1']);
});

it('an approval without evidence of the payment asks where the money was seen', async () => {
  const unseen = build(1, { receipt_url: null });
  const { result } = await holdReview({ rows: [unseen] });
  act(() => result.current.approve());
  expect(result.current.unseen).toBe(unseen);
  act(() => result.current.cancelApprove());
  expect(result.current.unseen).toBeNull();
  act(() => result.current.approve());
  const input = { params: { id: 'u1' }, body: { version: 3, payment_note: 'cash' } };
  await act(() => result.current.approval.mutateAsync(input));
  expect(result.current.unseen).toBeNull();
});

it('the server may ask the same about the open application', async () => {
  fakeServer.answer(api.approveUser, refusal('payment_unseen'));
  const opened = await holdReview();
  await approve(opened);
  expect(opened.result.current.unseen).toBe(one);
  expect(opened.result.current.errorOf(one)).not.toBeNull();
  expect(opened.result.current.errorOf(two)).toBeNull();
});

const fresh = { ...two, phone: '+393339999999' };
// `readUser` is called only for the changed application: no other application waits, so none is fetched in advance.
const isRead = () => fakeServer.callsOf(api.readUser).map(({ params }) => params.id);

it('an application that was changed meanwhile is read again, and the dialogs end', async () => {
  fakeServer.answer(api.approveUser, refusal('changed_meanwhile', { changed: ['phone'] }));
  fakeServer.answer(api.readUser, { user: fresh, ...noOthers });
  const opened = await holdReview({ rows: [two], member: one });
  act(() => opened.result.current.askReject());
  opened.rerender(two);
  act(() => opened.result.current.request.open());
  expect(opened.result.current.request.member).toBe(two);
  await approve(opened);
  const { queryKey } = memberQuery('JOFCI-2');
  await waitFor(() => expect(queryClient.getQueryData(queryKey)).toEqual(fresh));
  expect(isRead()).toEqual(['JOFCI-2']);
  expect(opened.result.current).toMatchObject({ rejecting: null, request: { member: null } });
});

it.each([
  ['is read again after a rejection', 'u1', ['JOFCI-1']],
  ['is not read if nobody knows it', 'u9', []],
])('an application that was changed meanwhile %s', async (_, id, numbers) => {
  fakeServer.answer(api.rejectUser, refusal('changed_meanwhile', { changed: ['phone'] }));
  fakeServer.answer(api.readUser, { user: one, ...noOthers });
  const { result } = await holdReview({ rows: [one] });
  const input = { params: { id }, body: { reason: null, version: 3 } };
  await act(() => result.current.rejection.mutateAsync(input).catch(() => {}));
  await waitFor(() => expect(isRead()).toEqual(numbers));
});

it('an application that was changed meanwhile is not read after another refusal', async () => {
  fakeServer.answer(api.approveUser, refusal('service_busy'));
  const opened = await holdReview({ rows: [one] });
  act(() => opened.result.current.askReject());
  await approve(opened);
  expect(opened.result.current).toMatchObject({ rejecting: one, unseen: null });
  expect(fakeServer.callsOf(api.readUser)).toEqual([]);
});

it('a question about money that comes too late is not asked of the next application', async () => {
  const { promise, resolve: answer } = Promise.withResolvers<void>();
  fakeServer.answer(api.approveUser, async () => {
    await promise;
    return refusal('payment_unseen');
  });
  const { result, rerender } = await holdReview();
  act(() => result.current.approve());
  await waitFor(() => expect(result.current.isDeciding).toBe(true));
  rerender(two);
  answer();
  await waitFor(() => expect(result.current.isDeciding).toBe(false));
  expect(result.current.unseen).toBeNull();
});

it('the error of an application is that of its last decision', async () => {
  const codes = { approve: 'service_busy', reject: 'validation_error' } as const;
  fakeServer.answer(api.approveUser, refusal(codes.approve));
  fakeServer.answer(api.rejectUser, refusal(codes.reject));
  const opened = await holdReview();
  const { result } = opened;
  const reject = () =>
    act(async () => {
      vi.setSystemTime(Date.now() + 10);
      const input = { params: { id: 'u1' }, body: { reason: null, version: 3 } };
      await result.current.rejection.mutateAsync(input).catch(() => {});
    });
  const isOf = (code: string) =>
    waitFor(() => expect(result.current.errorOf(one)).toMatchObject({ code }));
  expect(result.current.errorOf(one)).toBeNull();
  await approve(opened);
  await isOf(codes.approve);
  await reject();
  await isOf(codes.reject);
  vi.setSystemTime(Date.now() + 10);
  await approve(opened);
  await isOf(codes.approve);
});
