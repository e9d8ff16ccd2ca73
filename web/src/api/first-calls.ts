import { checkAdmin } from '@fanclub/contract/sessions/routes';
import { settings } from '@fanclub/contract/settings/routes';
import { call } from './client.ts';

/** What a first screen asks for once it has painted; loaded lazily, with the client and its schemas. */
export const fetchSettings = (signal: AbortSignal) => call(settings, { signal });

export const fetchAdminCheck = (email: string, signal: AbortSignal) =>
  call(checkAdmin, { query: { email }, signal });
