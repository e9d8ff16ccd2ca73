import { adminFirebaseAuth as route } from '@fanclub/contract/sessions/routes';
import { useMutation } from '@tanstack/react-query';
import { call } from '#api/client.ts';
import type { GoogleSession } from '../google/google-session.ts';
import { useCompleteSignIn } from '../use-complete-sign-in.ts';
import { signInKey } from './sign-in-key.ts';

/**
 * Runs a Google sign-in and has the server accept it. The provider's own session is forgotten
 * either way: from here on its refresh token renews ours, and Firebase's SDK is done.
 */
export function useAdminFirebaseAuth() {
  const completeSignIn = useCompleteSignIn();
  return useMutation({
    mutationKey: signInKey,
    mutationFn: async (signInAtGoogle: () => Promise<GoogleSession>) => {
      const { idToken, refreshToken, forget } = await signInAtGoogle();
      try {
        const answer = await call(route, { body: { firebase_token: idToken } });
        return { refresh_token: refreshToken, ...answer };
      } finally {
        await forget();
      }
    },
    onSuccess: completeSignIn,
  });
}
