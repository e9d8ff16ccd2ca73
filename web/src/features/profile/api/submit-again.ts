import type { RouteBody } from '@fanclub/contract/http/route';
import { submitAgain as route } from '@fanclub/contract/members/routes';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#api/client.ts';
import { profileQuery } from './get-profile.ts';

export function useSubmitAgain() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: RouteBody<typeof route>) => call(route, { body }),
    onSuccess: (profile) => queryClient.setQueryData(profileQuery(profile.id).queryKey, profile),
  });
}
