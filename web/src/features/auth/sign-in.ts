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

/** True while any kind of sign-in runs, so that the page can cover itself. */
export function useIsSigningIn(): boolean {
  return useIsMutating({ mutationKey }) > 0;
}

/**
 * Returns the mutation options of every kind of sign-in. On success the previous person's data is
 * cleared, the new session is stored and the person's language is set; if a language was chosen on this
 * device, `LanguageQuestion` asks instead.
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
 * Runs a Google sign-in and has the server accept it. The provider's own session is forgotten whether
 * or not that succeeds: our sessions are renewed with its refresh token, and Firebase's SDK is no
 * longer needed.
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
