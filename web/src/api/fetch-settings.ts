import { settings as route } from '@fanclub/contract/settings/routes';
import { call } from './client.ts';

export function fetchSettings(signal: AbortSignal) {
  return call(route, { signal });
}
