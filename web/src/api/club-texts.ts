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
    // Without this the browser would use its own cache and request the texts again for the next page.
    cache: 'no-cache',
    signal,
  }).catch(() => null);
  const texts: ClubTexts | null = response?.ok ? await response.json().catch(() => null) : null;
  if (texts && !signal.aborted) known.set({ ...known.get(), [language]: texts });
}

/**
 * The club's own texts, fetched once per language and without the API client, for the public pages. Until they
 * are known, and where the club has none, the site's default texts are shown.
 */
export function useClubTexts(): ClubTexts {
  const language = useLanguage();
  const texts = useSyncExternalStore(known.subscribe, known.get, () => nothing)[language];
  useEffect(() => void learn(language), [language]);
  return texts ?? none;
}
