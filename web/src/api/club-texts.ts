import { brand } from '@fanclub/contract/brand/brand';
import type { RouteResponse } from '@fanclub/contract/http/route';
import type { clubTexts } from '@fanclub/contract/settings/routes';
import type { LanguageCode } from '@fanclub/contract/text/languages';
import { useEffect, useSyncExternalStore } from 'react';
import { useLanguage } from '#i18n/use-language.ts';
import { createStore } from '#store/store.ts';

type ClubTexts = RouteResponse<typeof clubTexts>;

const nothing: Partial<Record<LanguageCode, ClubTexts>> = {};
const none: ClubTexts = {};
let visit = new AbortController();
const asked = new Set<LanguageCode>();

const known = createStore(nothing, () => {
  visit = new AbortController();
  return () => {
    visit.abort();
    asked.clear();
    known.set(nothing);
  };
});

async function learn(language: LanguageCode): Promise<void> {
  if (asked.has(language)) return;
  asked.add(language);
  const { signal } = visit;
  const response = await fetch(`/api/club-texts?language=${language}`, {
    // Without `no-cache` the browser may use its cached texts and update them only for the next page.
    cache: 'no-cache',
    signal,
  }).catch(() => null);
  const texts: ClubTexts | null = response?.ok ? await response.json().catch(() => null) : null;
  if (texts && !signal.aborted) known.set({ ...known.get(), [language]: texts });
}

/**
 * Returns the club's own texts, which replace the site's default texts. They are fetched once per language,
 * without the API client, because a public page does not load the client. A text that is not loaded or that the
 * club has not written is missing.
 */
export function useClubTexts(): ClubTexts {
  const language = useLanguage();
  const texts = useSyncExternalStore(known.subscribe, known.get, () => nothing)[language];
  useEffect(() => void learn(language), [language]);
  return texts ?? none;
}

/** The club's e-mail and phone: the values that staff have written, or else the values of the brand file. */
export function useContact(): { email: string; phone: string } {
  const { contact_email: email, contact_phone: phone } = useClubTexts();
  return { email: email ?? brand.contact.email, phone: phone ?? brand.contact.phone };
}
