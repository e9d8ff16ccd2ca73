import type { authResponseSchema } from '@fanclub/contract/sessions/auth-response';
import type { InferType } from '@fanclub/contract/validation/yup';
import { useQueryClient } from '@tanstack/react-query';
import { setLanguage } from '#i18n/i18n.ts';
import { isLanguageCode } from '#i18n/languages.ts';
import { signIn } from '#session/session-store.ts';

export type AuthAnswer = InferType<typeof authResponseSchema>;

/** What every way in ends with: nothing of the person before, the new session, their language. */
export function useCompleteSignIn() {
  const queryClient = useQueryClient();
  return async (answer: AuthAnswer) => {
    const { language } = answer.user;
    queryClient.removeQueries();
    if (isLanguageCode(language)) await setLanguage(language);
    signIn(answer);
  };
}
