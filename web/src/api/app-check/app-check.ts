import { appCheckHeader, takesAppCheck } from '@fanclub/contract/http/app-check';
import type { RouteDefinition } from '@fanclub/contract/http/route';

/**
 * The longest wait for a proof. If there is none in time the call goes without it, and the server decides
 * whether to accept that.
 */
const patienceMs = 4_000;

/**
 * The header that proves that this app makes an anonymous call, if the build has a key for App Check. A proof
 * that cannot be had, for example because Google is unreachable, is left out. The conditions are build
 * constants, so a bundle contains only its own variant.
 */
export async function appCheckHeaders(route: RouteDefinition): Promise<Record<string, string>> {
  if (!takesAppCheck(route)) return {};
  const token = await findToken().catch(() => null);
  return token ? { [appCheckHeader]: token } : {};
}

async function findToken(): Promise<string | null> {
  if (import.meta.env.VITE_AUTH_EMULATOR_URL) {
    return (await import('./emulator-token.ts')).emulatorToken();
  }
  if (!import.meta.env.VITE_APP_CHECK_KEY) return null;
  const { recaptchaToken } = await import('./recaptcha-token.ts');
  const giveUp = new Promise<null>((resolve) => setTimeout(resolve, patienceMs, null));
  return Promise.race([recaptchaToken(), giveUp]);
}
