import type { authResponseSchema } from '@fanclub/contract/sessions/auth-response';
import { google } from '@fanclub/contract/sessions/routes';
import type { InferType } from '@fanclub/contract/validation/yup';
import { useIsMutating, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#api/client.ts';
import { setLanguage } from '#i18n/i18n.ts';
import { languageAtSignIn } from '#i18n/stored-language.ts';
import { signIn } from '#session/session-store.ts';
import { typedEmail } from '#session/typed-email.ts';
import type { GoogleSession } from './google/firebase-auth.ts';

const mutationKey = ['sign-in'];

/** True while a sign-in of any kind is running, so that the page can cover itself. */
export function useIsSigningIn(): boolean {
  return useIsMutating({ mutationKey }) > 0;
}

/**
 * Returns the mutation options of every kind of sign-in. On success the previous person's data is cleared and the new
 * session is stored. The person's language is set, unless another one was picked by hand in this visit. In that case
 * `LanguageQuestion` asks a member which of the two languages to keep.
 */
export function useSignInOptions() {
  const queryClient = useQueryClient();
  const onSuccess = async (answer: InferType<typeof authResponseSchema>) => {
    queryClient.removeQueries();
    typedEmail.set('');
    const language = languageAtSignIn(answer.user.language);
    if (language) await setLanguage(language);
    signIn(answer);
  };
  return { mutationKey, onSuccess };
}

/**
 * Signs in at Google and then at the server with Google's token. Whether the server accepts the token or not,
 * this browser is then signed out of Firebase, because our server renews the session with the refresh token,
 * without Firebase's SDK.
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
