import type { LanguageCode } from '@fanclub/contract/text/languages';
import { inLanguage } from '#config/paths.ts';
import { setLanguage } from '#i18n/i18n.ts';
import { confirmLanguageChange } from '#i18n/language-guard.ts';
import { loadChunk } from '#i18n/load-chunk.ts';
import { getSession, updateStoredUser } from '#session/session-store.ts';

/** How long a built page waits for the profile before it leaves for the other language. */
const patienceMs = 1500;

/**
 * Changes the language here and in the profile: in place in the app; a built page, whose path is given, is
 * opened at its address in that language. False means that only the profile was not reached.
 */
export async function turnToLanguage(language: LanguageCode, path?: string): Promise<boolean> {
  if (path === undefined) {
    if (!(await confirmLanguageChange(language))) return true;
    await setLanguage(language);
    return saveToProfile(language);
  }
  const tooLong = new Promise((resolve) => setTimeout(resolve, patienceMs));
  await Promise.race([saveToProfile(language), tooLong]);
  location.assign(inLanguage(language, path) + location.hash);
  return true;
}

async function saveToProfile(language: LanguageCode): Promise<boolean> {
  const { user } = getSession();
  if (!user) return true;
  updateStoredUser({ language });
  if (user.special || user.is_admin) return true;
  try {
    const { sendLanguage } = await loadChunk(() => import('#api/first-calls.ts'));
    await sendLanguage(user.id, language);
    return true;
  } catch {
    return false;
  }
}
