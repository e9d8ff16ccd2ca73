import { approveUser, rejectUser } from '@fanclub/contract/admin/routes';
import type { AdminMember } from '@fanclub/contract/members/profile';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '#api/client.ts';
import { keepMember } from './keep-member.ts';
import { useAdminAction } from './use-admin-action.ts';

export type Decision =
  | { kind: 'approve'; member: AdminMember }
  | { kind: 'reject'; member: AdminMember; reason: string };

/** Approves or rejects what the admin has seen: the version makes a change in between a refusal. */
export function useDecide() {
  const queryClient = useQueryClient();
  return useAdminAction({
    mutationFn: async (decision: Decision) => {
      const { id, version } = decision.member;
      const params = { id };
      const { user } =
        decision.kind === 'approve'
          ? await call(approveUser, { params, body: { version } })
          : await call(rejectUser, {
              params,
              body: { version, reason: decision.reason.trim() || null },
            });
      return user;
    },
    onSuccess: (user) => keepMember(queryClient, user),
  });
}
