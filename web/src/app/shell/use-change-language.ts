import { setLanguage as setLanguageRoute } from '@fanclub/contract/members/routes';
import type { LanguageCode } from '@fanclub/contract/text/languages';
import { useLocation, useNavigate } from 'react-router-dom';
import { call } from '#api/client.ts';
import { withLanguage } from '#config/paths.ts';
import { setLanguage } from '#i18n/i18n.ts';
import { confirmLanguageChange } from '#i18n/language-guard.ts';
import { getSession, updateStoredUser } from '#session/session-store.ts';

/**
 * Changes the language here and in the profile. False means that only the profile was not reached.
 */
export function useChangeLanguage() {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  return async (language: LanguageCode): Promise<boolean> => {
    if (!(await confirmLanguageChange(language))) return true;
    await setLanguage(language);
    const there = withLanguage(pathname, language);
    if (there !== pathname) await navigate(there + search, { replace: true });
    return saveToProfile(language);
  };
}

async function saveToProfile(language: LanguageCode): Promise<boolean> {
  const { user } = getSession();
  if (!user) return true;
  updateStoredUser({ language });
  if (user.special || user.is_admin) return true;
  try {
    await call(setLanguageRoute, { params: { id: user.id }, body: { language } });
    return true;
  } catch {
    return false;
  }
}
