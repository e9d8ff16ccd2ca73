import { checkUserExists as route } from '@fanclub/contract/sessions/routes';
import { call } from '#api/client.ts';

/**
 * Returns whether the address has an account; null if that is unknown, because of a network error or a
 * rate limit.
 */
export async function checkUserExists(email: string): Promise<boolean | null> {
  try {
    return (await call(route, { body: { email } })).exists;
  } catch {
    return null;
  }
}
