import { club } from '@fanclub/contract/club/club';
import { useEffect, useSyncExternalStore } from 'react';
import { useLanguage } from '#i18n/use-language.ts';
import { type ClubTexts, clubTexts, learnClubTexts, nothing } from './club-texts-store.ts';

const none: ClubTexts = {};

/**
 * Returns the club's own texts, which replace the site's default texts. A text that is not loaded or that
 * the club has not written is missing.
 */
export function useClubTexts(): ClubTexts {
  const language = useLanguage();
  const texts = useSyncExternalStore(clubTexts.subscribe, clubTexts.get, () => nothing)[language];
  useEffect(() => void learnClubTexts(language), [language]);
  return texts ?? none;
}

/** The club's e-mail and phone: the values that staff have written, or else the values of the brand file. */
export function useContact(): { email: string; phone: string } {
  const { contact_email: email, contact_phone: phone } = useClubTexts();
  return { email: email ?? club.contact.email, phone: phone ?? club.contact.phone };
}
