import { deleteUser as route } from '@fanclub/contract/admin/routes';
import type { RouteResponse } from '@fanclub/contract/http/route';
import type { AdminMember } from '@fanclub/contract/members/profile';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '#api/client.ts';
import { forgetMember } from './keep-member.ts';
import { useAdminAction } from './use-admin-action.ts';

export type DeletionAnswer = RouteResponse<typeof route>;

/** `onDeleted` hears of it even where the detail that asked has gone with the member. */
export function useDeleteMember(onDeleted: (answer: DeletionAnswer) => void) {
  const queryClient = useQueryClient();
  return useAdminAction({
    mutationFn: ({ id }: AdminMember) => call(route, { params: { id } }),
    onSuccess: (answer, member) => {
      onDeleted(answer);
      forgetMember(queryClient, member);
    },
  });
}
