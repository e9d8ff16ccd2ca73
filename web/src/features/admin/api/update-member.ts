import { updateUser as route } from '@fanclub/contract/admin/routes';
import type { RouteBody } from '@fanclub/contract/http/route';
import type { AdminMember } from '@fanclub/contract/members/profile';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '#api/client.ts';
import { keepMember } from './keep-member.ts';
import { useAdminAction } from './use-admin-action.ts';

export type MemberChanges = Omit<RouteBody<typeof route>, 'version'>;

export function useUpdateMember(member: AdminMember) {
  const queryClient = useQueryClient();
  return useAdminAction({
    mutationFn: (changes: MemberChanges) =>
      call(route, { params: { id: member.id }, body: { ...changes, version: member.version } }),
    onSuccess: ({ user }) => keepMember(queryClient, user),
  });
}
