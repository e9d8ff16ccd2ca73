import type { RouteBody } from '@fanclub/contract/http/route';
import { login as route } from '@fanclub/contract/sessions/routes';
import { useMutation } from '@tanstack/react-query';
import { call } from '#api/client.ts';
import { useCompleteSignIn } from '../use-complete-sign-in.ts';
import { signInKey } from './sign-in-key.ts';

export function useLogin() {
  const completeSignIn = useCompleteSignIn();
  return useMutation({
    mutationKey: signInKey,
    mutationFn: (body: RouteBody<typeof route>) => call(route, { body }),
    onSuccess: completeSignIn,
  });
}
