import type { authResponseSchema } from '@fanclub/contract/sessions/auth-response';
import { google } from '@fanclub/contract/sessions/routes';
import { isLanguageCode } from '@fanclub/contract/text/languages';
import type { InferType } from '@fanclub/contract/validation/yup';
import { useIsMutating, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#api/client.ts';
import { hasChosenLanguage, setLanguage } from '#i18n/i18n.ts';
import { signIn } from '#session/session-store.ts';
import { typedEmail } from '#session/typed-email.ts';
import type { GoogleSession } from './google/firebase-auth.ts';

const mutationKey = ['sign-in'];

/** True while any way in runs, so that the page can cover itself. */
export function useIsSigningIn(): boolean {
  return useIsMutating({ mutationKey }) > 0;
}

/**
 * What every way in ends with: nothing of the person before, the new session, and their language,
 * unless one was chosen here: then `LanguageQuestion` asks.
 */
export function useSignInOptions() {
  const queryClient = useQueryClient();
  const onSuccess = async (answer: InferType<typeof authResponseSchema>) => {
    const { language } = answer.user;
    queryClient.removeQueries();
    typedEmail.set('');
    if (isLanguageCode(language) && !hasChosenLanguage()) await setLanguage(language);
    signIn(answer);
  };
  return { mutationKey, onSuccess };
}

/**
 * Runs a Google sign-in and has the server accept it. The provider's own session is forgotten
 * either way: from here on its refresh token renews ours, and Firebase's SDK is done.
 */
export function useGoogleSignIn() {
  return useMutation({
    ...useSignInOptions(),
    mutationFn: async (signInAtGoogle: () => Promise<GoogleSession>) => {
      const { email, idToken, refreshToken, forget } = await signInAtGoogle();
      typedEmail.set(email);
      try {
        const answer = await call(google, { body: { token: idToken } });
        return { refresh_token: refreshToken, ...answer };
      } finally {
        await forget();
      }
    },
  });
}
