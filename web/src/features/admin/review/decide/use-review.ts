import { isPaymentShown } from '@fanclub/contract/admin/payment-shown';
import { approveUser, rejectUser, undoDecision } from '@fanclub/contract/admin/routes';
import type { AdminMember, MemberRow } from '@fanclub/contract/members/admin-member';
import { undoWindowMs } from '@fanclub/contract/members/states';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { keepMember, useMemberAction } from '#admin-kit/api/member-actions.ts';
import { listsKey, type Members, memberQuery } from '#admin-kit/api/queries.ts';
import { useMay } from '#admin-kit/api/use-may.ts';
import { hasCode } from '#api/api-error.ts';
import { useRouteMutation } from '#api/use-route-mutation.ts';
import { fileBlobQuery } from '#documents/image-source.ts';
import { firstUnopened, pendingAfter } from './next-pending.ts';
import { useItemRequest } from './use-item-request.ts';

/**
 * The maximum number of undo notices on screen: about as many decisions as a quick admin makes before the first undo
 * expires.
 */
const shownNotices = 6;

interface UndoNotice {
  member: AdminMember;
  kind: 'approve' | 'reject';
  untilMs: number;
  /** The error of the undo, if the undo was too late or failed. */
  error?: Error;
}

interface ReviewOptions {
  members: Members;
  member: AdminMember | undefined;
  select: (requestNumber: string) => void;
  /**
   * Says whether the identity document still has to be shown before an application with a club card can be
   * approved.
   */
  shownDocument: { isIdentityUnseen: boolean; show: (fileType: 'passport') => void };
}

/**
 * Decisions about single applications. Each decision can be undone for a while and opens the next application
 * that waits for a decision.
 */
export function useReview({ members, member, select, shownDocument }: ReviewOptions) {
  const queryClient = useQueryClient();
  const may = useMay();
  const action = useMemberAction();
  const [rejecting, setRejecting] = useState<AdminMember | null>(null);
  const [unseen, setUnseen] = useState<AdminMember | null>(null);
  const [notices, setNotices] = useState<UndoNotice[]>([]);
  // The next application opens as soon as this one is decided. It is found and fetched while the decision is being sent,
  // with its receipt. It is not fetched earlier, because the server records each fetch as a look.
  const next = useRef<Promise<MemberRow | null>>(Promise.resolve(null));
  const deciding = {
    ...action,
    onMutate: () => {
      action.onMutate();
      next.current = firstUnopened(member ? pendingAfter(members.rows, member.request_number) : []);
      void next.current.then((row) => row && fetchAhead(queryClient, row.request_number));
    },
  };

  const closeDialogs = () => {
    setRejecting(null);
    setUnseen(null);
  };
  const decided = async (kind: UndoNotice['kind'], user: AdminMember) => {
    action.onSuccess({ user });
    const notice = { member: user, kind, untilMs: Date.now() + undoWindowMs };
    setNotices((before) => [notice, ...without(before, user.id)].slice(0, shownNotices));
    closeDialogs();
    const following = await next.current;
    if (following) select(following.request_number);
    else members.loadMore();
  };
  const refused = (error: Error, id: string) => {
    if (!hasCode(error, 'changed_meanwhile')) return;
    closeDialogs();
    request.cancel();
    const seen = [rejecting, unseen, member, ...members.rows].find((row) => row?.id === id);
    if (!seen) return;
    const { queryKey, queryFn } = memberQuery(seen.request_number);
    // If this call fails, too, the error of the decision stays on screen.
    void queryClient.fetchQuery({ queryKey, queryFn, staleTime: 0 }).then(
      (fresh) => keepMember(queryClient, fresh),
      () => undefined,
    );
  };
  const request = useItemRequest(member, refused);
  const approval = useRouteMutation(approveUser, {
    ...deciding,
    onSuccess: ({ user }) => decided('approve', user),
    onError: (error, { params }) => {
      refused(error, params.id);
      // The server found neither a receipt nor a payment, so the dialog asks where the admin saw the money.
      if (hasCode(error, 'payment_unseen') && member?.id === params.id) setUnseen(member);
    },
  });
  const rejection = useRouteMutation(rejectUser, {
    ...deciding,
    onSuccess: ({ user }) => decided('reject', user),
    onError: (error, { params }) => refused(error, params.id),
  });
  const undoing = useRouteMutation(undoDecision, {
    ...action,
    // The decision may have removed the application from the lists. The lists are fetched again after the undo, so that
    // the application is back in its old place.
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

  const undo = ({ member: { id, request_number } }: UndoNotice) =>
    undoing.mutate({ params: { id }, body: { request_number } });
  const [last = approval] = [approval, rejection, request.asking].sort(
    (one, other) => other.submittedAt - one.submittedAt,
  );
  const doubts = useDoubts(member);
  const isDeciding = approval.isPending || rejection.isPending;
  const isApprovable = may('approveUser') && !isDeciding;
  const mayApprove = member && member.request_status !== 'approved' && isApprovable;
  const isRejectable = may('rejectUser') && !isDeciding;
  const mayReject = member && member.request_status !== 'rejected' && isRejectable;
  return {
    isDeciding,
    isIdentityUnseen: shownDocument.isIdentityUnseen,
    /**
     * True once a press of the approve button has shown the application's flags. The next press goes on with
     * the approval.
     */
    isDoubtSaid: doubts.isSaid,
    approve: () => {
      if (!mayApprove) return;
      const { id, request_number, version } = member;
      // The first press shows the identity document. The next press goes on once the document's image, if there is one,
      // has been on screen.
      if (shownDocument.isIdentityUnseen) shownDocument.show('passport');
      else if (doubts.isToBeSaid) doubts.say();
      else if (!isPaymentShown(member)) setUnseen(member);
      else approval.mutate({ params: { id }, body: { request_number, version } });
    },
    /**
     * The application whose approval needs a note about the payment, because nothing else shows that it was
     * paid; null while the dialog is closed.
     */
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

/**
 * Holds whether the flags of a flagged application have been shown. One press of the approve button shows the flags,
 * and only the next press goes on with the approval. When the application is changed or another application is opened,
 * the flags have to be shown again.
 */
function useDoubts(member: AdminMember | undefined) {
  const shown = member && `${member.id} ${member.version}`;
  const [said, setSaid] = useState<string>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another application clears what was shown
  useEffect(() => setSaid(undefined), [shown]);
  const isFlagged = Boolean(member && member.flags.length > 0);
  const isSaid = isFlagged && said === shown;
  return { isSaid, isToBeSaid: isFlagged && !isSaid, say: () => setSaid(shown) };
}

/** Fetches an application and its receipt. If this fails, opening the application tries again and shows the error. */
async function fetchAhead(queryClient: QueryClient, requestNumber: string): Promise<void> {
  const query = memberQuery(requestNumber);
  await queryClient.prefetchQuery(query);
  const fileUrl = queryClient.getQueryData(query.queryKey)?.receipt_url;
  if (fileUrl) await queryClient.prefetchQuery(fileBlobQuery(fileUrl));
}

function without(notices: UndoNotice[], id: string): UndoNotice[] {
  return notices.filter((notice) => notice.member.id !== id);
}
