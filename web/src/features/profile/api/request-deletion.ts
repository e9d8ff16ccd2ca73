import { requestDeletion as route } from '@fanclub/contract/members/routes';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#api/client.ts';
import { profileQuery } from './get-profile.ts';

export function useRequestDeletion(userId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => call(route),
    onSuccess: () => queryClient.invalidateQueries(profileQuery(userId)),
  });
}
