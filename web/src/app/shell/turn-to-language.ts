import type { LanguageCode } from '@fanclub/contract/text/languages';
import { inLanguage } from '#config/paths.ts';
import { setLanguage } from '#i18n/i18n.ts';
import { confirmLanguageChange } from '#i18n/language-guard.ts';
import { saveLanguage } from './save-language.ts';

/** The longest time for which a built page waits for the profile to be saved before it opens the other language. */
const patienceMs = 1500;

/**
 * Changes the language on this device and in the profile. In the app, the page stays. On a built page, which passes its
 * path, the browser opens the same page in the other language.
 */
export async function turnToLanguage(language: LanguageCode, path?: string): Promise<void> {
  if (path === undefined) {
    if (!(await confirmLanguageChange(language))) return;
    await setLanguage(language);
    return saveLanguage(language);
  }
  const tooLong = new Promise((resolve) => setTimeout(resolve, patienceMs));
  await Promise.race([saveLanguage(language), tooLong]);
  // The last part of a path such as `/verify/:code` is known in the browser only.
  const open = path.replace(/:\w+$/, location.pathname.split('/').at(-1) ?? '');
  location.assign(inLanguage(language, open) + location.search + location.hash);
}
