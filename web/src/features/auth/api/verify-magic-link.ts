import { verifyMagicLink as route } from '@fanclub/contract/links/routes';
import { useMutation } from '@tanstack/react-query';
import { call } from '#api/client.ts';
import { useCompleteSignIn } from '../use-complete-sign-in.ts';
import { signInKey } from './sign-in-key.ts';

export function useVerifyMagicLink() {
  const completeSignIn = useCompleteSignIn();
  return useMutation({
    mutationKey: signInKey,
    mutationFn: (token: string) => call(route, { body: { token } }),
    onSuccess: completeSignIn,
  });
}
