import type { RouteBody } from '@fanclub/contract/http/route';
import { changePassword as route } from '@fanclub/contract/passwords/routes';
import { useMutation } from '@tanstack/react-query';
import { call } from '#api/client.ts';
import { signIn } from '#session/session-store.ts';

/** The other sessions end; the answer is a fresh one for this device. */
export function useChangePassword() {
  return useMutation({
    mutationFn: (body: RouteBody<typeof route>) => call(route, { body }),
    onSuccess: signIn,
  });
}
