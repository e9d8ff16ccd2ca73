import { checkAdmin as route } from '@fanclub/contract/sessions/routes';
import { call } from './client.ts';

export function fetchAdminCheck(email: string, signal: AbortSignal) {
  return call(route, { query: { email }, signal });
}
