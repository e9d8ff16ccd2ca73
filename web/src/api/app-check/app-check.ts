import { appCheckHeader, takesAppCheck } from '@fanclub/contract/http/app-check';
import type { RouteDefinition } from '@fanclub/contract/http/route';

/**
 * The longest wait for an App Check token. After this time the call is sent without a token, and the
 * server decides whether to accept it.
 */
const patienceMs = 4_000;

/**
 * Returns the header with an App Check token, which proves to the server that the call comes from this app. Returns no
 * header for routes that need no token, and if no token can be obtained, for example because Google is unreachable. The
 * environment variables are constants of the build, so a bundle contains only the code that its build needs.
 */
export async function appCheckHeaders(
  route: Pick<RouteDefinition, 'access' | 'method' | 'appCheck'>,
): Promise<Record<string, string>> {
  if (!takesAppCheck(route)) return {};
  const token = await findToken().catch(() => null);
  return token ? { [appCheckHeader]: token } : {};
}

async function findToken(): Promise<string | null> {
  if (import.meta.env.VITE_FIREBASE_PROJECT_ID === 'demo-fanclub') {
    return (await import('./emulator-token.ts')).emulatorToken();
  }
  if (!import.meta.env.VITE_APP_CHECK_KEY) return null;
  const { recaptchaToken } = await import('./recaptcha-token.ts');
  const giveUp = new Promise<null>((resolve) => setTimeout(resolve, patienceMs, null));
  return Promise.race([recaptchaToken(), giveUp]);
}
