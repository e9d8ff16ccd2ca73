import { setLanguage } from '@fanclub/contract/members/routes';
import { checkAdmin } from '@fanclub/contract/sessions/routes';
import { settings } from '@fanclub/contract/settings/routes';
import type { LanguageCode } from '@fanclub/contract/text/languages';
import { call } from './client.ts';

/** Other modules import these calls lazily, so that the client and its schemas load after the first paint. */
export const fetchSettings = (signal: AbortSignal) => call(settings, { signal });

export const fetchAdminCheck = (email: string) => call(checkAdmin, { query: { email } });

export const sendLanguage = (id: string, language: LanguageCode) =>
  call(setLanguage, { params: { id }, body: { language } });
