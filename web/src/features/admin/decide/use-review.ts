import type { AdminMember } from '@fanclub/contract/members/profile';
import { undoWindowMs } from '@fanclub/contract/members/states';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '#api/api-error.ts';
import { type Decision, useDecide } from '../api/decide.ts';
import { memberQuery } from '../api/get-member.ts';
import { keepMember } from '../api/keep-member.ts';
import { useUndoDecision } from '../api/undo-decision.ts';
import type { Members } from '../use-members.ts';
import { nextPending } from './next-pending.ts';
import { usePrefetchNext } from './use-prefetch-next.ts';

/** As many decisions as a quick admin makes while the first can still be undone. */
const shownNotices = 6;

export interface UndoNotice {
  member: AdminMember;
  kind: Decision['kind'];
  untilMs: number;
  /** Set when the undo came too late or did not work. */
  error?: Error;
}

interface ReviewOptions {
  members: Members;
  member: AdminMember | undefined;
  select: (requestNumber: string) => void;
}

/** Decisions one after another: each shows an undo and leads to the next that waits. */
export function useReview({ members, member, select }: ReviewOptions) {
  const queryClient = useQueryClient();
  const decision = useDecide();
  const undoing = useUndoDecision();
  const [rejecting, setRejecting] = useState<AdminMember | null>(null);
  const [notices, setNotices] = useState<UndoNotice[]>([]);
  const next = member && nextPending(members.rows, member.request_number);
  usePrefetchNext(next ?? null);

  const decide = (made: Decision) =>
    decision.mutate(made, {
      onSuccess: (decided) => {
        const notice = { member: decided, kind: made.kind, untilMs: Date.now() + undoWindowMs };
        setNotices((before) => [notice, ...without(before, decided)].slice(0, shownNotices));
        setRejecting(null);
        const following = nextPending(members.rows, decided.request_number);
        if (following) select(following.request_number);
        if (!following) members.loadMore();
      },
      onError: async (error) => {
        setRejecting(null);
        if (!(error instanceof ApiError) || error.code !== 'changed_meanwhile') return;
        const { queryKey, queryFn } = memberQuery(made.member.request_number);
        const fresh = await queryClient.fetchQuery({ queryKey, queryFn, staleTime: 0 });
        keepMember(queryClient, fresh);
      },
    });

  const undo = (notice: UndoNotice) =>
    undoing.mutate(notice.member.id, {
      onSuccess: ({ user }) => {
        setNotices((before) => without(before, user));
        select(user.request_number);
      },
      onError: (error) =>
        setNotices((before) => [{ ...notice, error }, ...without(before, notice.member)]),
    });

  const mayApprove = member && member.request_status !== 'approved' && !decision.isPending;
  const mayReject = member && member.request_status !== 'rejected' && !decision.isPending;
  return {
    isDeciding: decision.isPending,
    approve: () => {
      if (mayApprove) decide({ kind: 'approve', member });
    },
    askReject: () => {
      if (mayReject) setRejecting(member);
    },
    rejecting,
    reject: (reason: string) => {
      if (rejecting) decide({ kind: 'reject', member: rejecting, reason });
    },
    cancelReject: () => setRejecting(null),
    notices,
    undo,
    undoLast: () => {
      if (notices[0]) undo(notices[0]);
    },
    dropNotice: (notice: UndoNotice) => setNotices((before) => without(before, notice.member)),
    errorOf: ({ id }: AdminMember) =>
      decision.variables?.member.id === id ? decision.error : null,
  };
}

export type Review = ReturnType<typeof useReview>;

function without(notices: UndoNotice[], { id }: AdminMember): UndoNotice[] {
  return notices.filter((notice) => notice.member.id !== id);
}
