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
    // The browser would show what it kept, and ask a second time for the page after this one.
    cache: 'no-cache',
    signal,
  }).catch(() => null);
  const texts: ClubTexts | null = response?.ok ? await response.json().catch(() => null) : null;
  if (texts && !signal.aborted) known.set({ ...known.get(), [language]: texts });
}

/**
 * What the club says in its own words, asked for once in each language and, for the public pages too, without
 * the client. Where it says nothing, and until it is known, what the site says itself stands.
 */
export function useClubTexts(): ClubTexts {
  const language = useLanguage();
  const texts = useSyncExternalStore(known.subscribe, known.get, () => nothing)[language];
  useEffect(() => void learn(language), [language]);
  return texts ?? none;
}
