import type { LanguageCode } from '@fanclub/contract/text/languages';
import { useSyncExternalStore } from 'react';
import { loadChunk } from '#i18n/load-chunk.ts';
import { markLanguagePicked } from '#i18n/stored-language.ts';
import { getSession, updateStoredUser } from '#session/session-store.ts';
import { useSession } from '#session/use-session.ts';
import { tabStorage } from '#store/browser-storage.ts';
import { createStore } from '#store/store.ts';

/**
 * Key under which `sessionStorage` keeps the value of `unsavedLanguage`. The value must survive a change of page,
 * because choosing a language on a built page opens another page.
 */
const storageKey = 'languageNotSaved';

/** Id of the member whose profile could not be updated with the chosen language; null if there is none. */
export const unsavedLanguage = createStore(tabStorage.getItem(storageKey));

function markUnsaved(memberId: string | null): void {
  if (memberId === null) tabStorage.removeItem(storageKey);
  else tabStorage.setItem(storageKey, memberId);
  unsavedLanguage.set(memberId);
}

/** True if the signed-in member's last choice of a language was not saved in the profile. */
export function useUnsavedLanguage(): boolean {
  const { user } = useSession();
  const memberId = useSyncExternalStore(unsavedLanguage.subscribe, unsavedLanguage.get, () => null);
  return memberId !== null && memberId === user?.id;
}

/**
 * Saves a picked language in the signed-in person's session and, for a member, in the profile on the server. If nobody
 * is signed in, the next sign-in keeps the language.
 */
export async function saveLanguage(language: LanguageCode): Promise<void> {
  const { user } = getSession();
  markLanguagePicked(!user);
  if (!user) return;
  updateStoredUser({ language });
  if (user.special || user.is_admin) return;
  try {
    const { sendLanguage } = await loadChunk(() => import('#api/first-calls.ts'));
    await sendLanguage(user.id, language);
    markUnsaved(null);
  } catch {
    markUnsaved(user.id);
  }
}
