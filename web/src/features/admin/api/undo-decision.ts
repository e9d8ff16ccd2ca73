import { undoDecision as route } from '@fanclub/contract/admin/routes';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '#api/client.ts';
import { keepMember } from './keep-member.ts';
import { adminKeys } from './keys.ts';
import { useAdminAction } from './use-admin-action.ts';

export function useUndoDecision() {
  const queryClient = useQueryClient();
  return useAdminAction({
    mutationFn: (id: string) => call(route, { params: { id } }),
    onSuccess: ({ user }) => {
      keepMember(queryClient, user);
      // The row may have left the list on screen and comes back to its own place.
      return queryClient.invalidateQueries({ queryKey: adminKeys.lists });
    },
  });
}
