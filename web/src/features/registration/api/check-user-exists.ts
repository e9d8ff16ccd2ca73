import { checkUserExists as route } from '@fanclub/contract/sessions/routes';
import { call } from '#api/client.ts';

/** Null where it can't be said: offline, or asked too often. */
export async function checkUserExists(email: string): Promise<boolean | null> {
  try {
    return (await call(route, { body: { email } })).exists;
  } catch {
    return null;
  }
}
