import { isPaymentShown } from '@fanclub/contract/admin/payment-shown';
import { approveUser, rejectUser, undoDecision } from '@fanclub/contract/admin/routes';
import type { AdminMember } from '@fanclub/contract/members/profile';
import { undoWindowMs } from '@fanclub/contract/members/states';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { hasCode } from '#api/api-error.ts';
import { useRouteMutation } from '#api/use-route-mutation.ts';
import { fileBlobQuery } from '#documents/image-source.ts';
import { keepMember, useMemberAction } from '../api/member-actions.ts';
import { listsKey, type Members, memberQuery } from '../api/queries.ts';
import type { ShownDocument } from '../detail/use-shown-document.ts';
import { useMay } from '../rooms/use-may.ts';
import { nextPending } from './next-pending.ts';
import { useItemRequest } from './use-item-request.ts';

/** As many decisions as a quick admin makes while the first can still be undone. */
const shownNotices = 6;

interface UndoNotice {
  member: AdminMember;
  kind: 'approve' | 'reject';
  untilMs: number;
  /** Set when the undo came too late or did not work. */
  error?: Error;
}

interface ReviewOptions {
  members: Members;
  member: AdminMember | undefined;
  select: (requestNumber: string) => void;
  shownDocument: Pick<ShownDocument, 'isIdentityUnseen' | 'show'>;
}

/** Decisions one after another: each shows an undo and leads to the next that waits. */
export function useReview({ members, member, select, shownDocument }: ReviewOptions) {
  const queryClient = useQueryClient();
  const may = useMay();
  const action = useMemberAction();
  const [rejecting, setRejecting] = useState<AdminMember | null>(null);
  const [unseen, setUnseen] = useState<AdminMember | null>(null);
  const [notices, setNotices] = useState<UndoNotice[]>([]);
  const next = member && nextPending(members.rows, member.request_number);
  usePrefetchNext(next ?? null);

  const closeDialogs = () => {
    setRejecting(null);
    setUnseen(null);
  };
  const decided = (kind: UndoNotice['kind'], user: AdminMember) => {
    action.onSuccess({ user });
    const notice = { member: user, kind, untilMs: Date.now() + undoWindowMs };
    setNotices((before) => [notice, ...without(before, user.id)].slice(0, shownNotices));
    closeDialogs();
    const following = nextPending(members.rows, user.request_number);
    if (following) select(following.request_number);
    if (!following) members.loadMore();
  };
  const refused = (error: Error, id: string) => {
    if (!hasCode(error, 'changed_meanwhile')) return;
    closeDialogs();
    request.cancel();
    const seen = [rejecting, unseen, member, ...members.rows].find((row) => row?.id === id);
    if (!seen) return;
    const { queryKey, queryFn } = memberQuery(seen.request_number);
    // Where this fails too, the refusal on screen says enough.
    void queryClient.fetchQuery({ queryKey, queryFn, staleTime: 0 }).then(
      (fresh) => keepMember(queryClient, fresh),
      () => undefined,
    );
  };
  const request = useItemRequest(member, refused);
  const approval = useRouteMutation(approveUser, {
    ...action,
    onSuccess: ({ user }) => decided('approve', user),
    onError: (error, { params }) => {
      refused(error, params.id);
      // Of its payments none was seen by a treasurer: it is asked after all.
      if (hasCode(error, 'payment_unseen') && member?.id === params.id) setUnseen(member);
    },
  });
  const rejection = useRouteMutation(rejectUser, {
    ...action,
    onSuccess: ({ user }) => decided('reject', user),
    onError: (error, { params }) => refused(error, params.id),
  });
  const undoing = useRouteMutation(undoDecision, {
    ...action,
    // The row may have left the list on screen and comes back to its own place.
    stale: [listsKey],
    onSuccess: ({ user }) => {
      action.onSuccess({ user });
      setNotices((before) => without(before, user.id));
      select(user.request_number);
    },
    onError: (error, { params: { id } }) =>
      setNotices((before) => [
        ...before.filter((notice) => notice.member.id === id).map((late) => ({ ...late, error })),
        ...without(before, id),
      ]),
  });

  const undo = ({ member: { id } }: UndoNotice) => undoing.mutate({ params: { id } });
  const [last = approval] = [approval, rejection, request.asking].sort(
    (one, other) => other.submittedAt - one.submittedAt,
  );
  const isDeciding = approval.isPending || rejection.isPending;
  const isApprovable = may('approveUser') && !isDeciding;
  const mayApprove = member && member.request_status !== 'approved' && isApprovable;
  const isRejectable = may('rejectUser') && !isDeciding;
  const mayReject = member && member.request_status !== 'rejected' && isRejectable;
  return {
    isDeciding,
    isIdentityUnseen: shownDocument.isIdentityUnseen,
    approve: () => {
      if (!mayApprove) return;
      const { id, version } = member;
      // Once its image has been on screen, the next press approves.
      if (shownDocument.isIdentityUnseen) shownDocument.show('passport');
      else if (!isPaymentShown(member)) setUnseen(member);
      else approval.mutate({ params: { id }, body: { version } });
    },
    /** Whoever is about to be approved without a receipt, until it is said where the money was seen. */
    unseen,
    approval,
    cancelApprove: () => setUnseen(null),
    askReject: () => {
      if (mayReject) setRejecting(member);
    },
    rejecting,
    rejection,
    cancelReject: () => setRejecting(null),
    request,
    notices,
    undo,
    dropNotice: (notice: UndoNotice) => setNotices((before) => without(before, notice.member.id)),
    errorOf: ({ id }: AdminMember) => (last.variables?.params.id === id ? last.error : null),
  };
}

export type Review = ReturnType<typeof useReview>;

function without(notices: UndoNotice[], id: string): UndoNotice[] {
  return notices.filter((notice) => notice.member.id !== id);
}

/** Loads the next receipt while this one is looked at, so that a long evening does not wait. */
function usePrefetchNext(next: AdminMember | null): void {
  const queryClient = useQueryClient();
  const fileUrl = next?.receipt_url;
  useEffect(() => {
    if (fileUrl) void queryClient.prefetchQuery(fileBlobQuery(fileUrl));
  }, [queryClient, fileUrl]);
}
