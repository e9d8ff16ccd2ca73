import { deleteUser as route } from '@fanclub/contract/admin/routes';
import type { AdminMember } from '@fanclub/contract/members/profile';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '#api/client.ts';
import { forgetMember } from './keep-member.ts';
import { useAdminAction } from './use-admin-action.ts';

export function useDeleteMember() {
  const queryClient = useQueryClient();
  return useAdminAction({
    mutationFn: ({ id }: AdminMember) => call(route, { params: { id } }),
    onSuccess: (_, member) => forgetMember(queryClient, member),
  });
}
