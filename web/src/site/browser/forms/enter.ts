import type { RouteResponse } from '@fanclub/contract/http/route';
import type { changeEmail } from '@fanclub/contract/links/routes';
import type { login } from '@fanclub/contract/sessions/routes';
import { afterLogin } from '#features/auth/login/way-on.ts';
import { languageAtSignIn, storeLanguage } from '#i18n/stored-language.ts';
import { signIn, signOut } from '#session/session-store.ts';
import { typedEmail } from '#session/typed-email.ts';
import { fetchAhead } from '../fetch-ahead.ts';

/** Longest wait for the files of the next page. On a slower line, the frame of that page says that it is loading. */
const longestDownloadMs = 10_000;

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

type SignInAnswer = RouteResponse<typeof login>;

/**
 * Stores the session of a sign-in, and opens the next page; the form stays busy until then. Returns false if the answer
 * has no session, so that whoever was signed in here has to log in again.
 */
export async function enter(answer: unknown): Promise<boolean> {
  const { session } = answer as RouteResponse<typeof changeEmail>;
  if (session === null) {
    signOut();
    return false;
  }
  const signedIn = session ?? (answer as SignInAnswer);
  const language = languageAtSignIn(signedIn.user.language);
  if (language) storeLanguage(language);
  typedEmail.set('');
  signIn(signedIn);
  // A file whose download the next page interrupts would be downloaded again.
  await Promise.race([fetchAhead('member', 'modulepreload'), wait(longestDownloadMs)]);
  location.replace(afterLogin(signedIn.user.is_admin, new URLSearchParams(location.search)));
  return new Promise(() => {});
}
