import { appCheckHeader, takesAppCheck } from '@fanclub/contract/http/app-check';
import type { RouteDefinition } from '@fanclub/contract/http/route';

/** Whether the server insists is its own matter: nobody waits longer for a proof than this. */
const patienceMs = 4_000;

/**
 * The proof that this app makes an anonymous call, where the build has a key for it. One that can't
 * be had, as where Google is out of reach, is left out. The conditions are constants: a build holds
 * only its own way.
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
