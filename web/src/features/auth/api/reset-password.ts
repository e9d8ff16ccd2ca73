import type { RouteBody } from '@fanclub/contract/http/route';
import { resetPassword as route } from '@fanclub/contract/passwords/routes';
import { useMutation } from '@tanstack/react-query';
import { call } from '#api/client.ts';

export function useResetPassword() {
  return useMutation({
    mutationFn: (body: RouteBody<typeof route>) => call(route, { body }),
  });
}
