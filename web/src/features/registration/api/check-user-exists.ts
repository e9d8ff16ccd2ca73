import { checkUserExists as route } from '@fanclub/contract/sessions/routes';
import { call } from '#api/client.ts';

/**
 * Returns whether an account has this e-mail address; null if a network error or a rate limit prevents the
 * check.
 */
export async function checkUserExists(email: string): Promise<boolean | null> {
  try {
    return (await call(route, { body: { email } })).exists;
  } catch {
    return null;
  }
}
