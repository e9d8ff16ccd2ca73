import { deleteUserFile as route } from '@fanclub/contract/admin/routes';
import type { FileType } from '@fanclub/contract/uploads/file-rules';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '#api/client.ts';
import { keepMember } from './keep-member.ts';
import { useAdminAction } from './use-admin-action.ts';

export function useDeleteMemberFile(id: string) {
  const queryClient = useQueryClient();
  return useAdminAction({
    mutationFn: (fileType: FileType) => call(route, { params: { id, fileType } }),
    onSuccess: ({ user }) => keepMember(queryClient, user),
  });
}
