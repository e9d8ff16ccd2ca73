import type { LanguageCode } from '@fanclub/contract/text/languages';
import { setLanguage } from '#i18n/i18n.ts';

/** Route loader of `/fa`, `/en` and `/it`: the page opens in the language of its address. */
export async function showLanguage(language: LanguageCode): Promise<null> {
  await setLanguage(language);
  return null;
}
