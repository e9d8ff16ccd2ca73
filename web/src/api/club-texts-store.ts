import type { RouteResponse } from '@fanclub/contract/http/route';
import type { clubTexts as route } from '@fanclub/contract/settings/routes';
import type { LanguageCode } from '@fanclub/contract/text/languages';
import { createStore } from '#store/store.ts';

export type ClubTexts = RouteResponse<typeof route>;

export const nothing: Partial<Record<LanguageCode, ClubTexts>> = {};
let visit = new AbortController();
const asked = new Set<LanguageCode>();

/** The club's own texts, by language, as far as they are loaded. */
export const clubTexts = createStore(nothing, () => {
  visit = new AbortController();
  return () => {
    visit.abort();
    asked.clear();
    clubTexts.set(nothing);
  };
});

/**
 * Loads the club's own texts in a language, once. It needs no API client, because a public page does not load the
 * client.
 */
export async function learnClubTexts(language: LanguageCode): Promise<void> {
  if (asked.has(language)) return;
  asked.add(language);
  const { signal } = visit;
  const response = await fetch(`/api/club-texts?language=${language}`, {
    // Without `no-cache` the browser may use its cached texts and update them only for the next page.
    cache: 'no-cache',
    signal,
  }).catch(() => null);
  const texts: ClubTexts | null = response?.ok ? await response.json().catch(() => null) : null;
  if (texts && !signal.aborted) clubTexts.set({ ...clubTexts.get(), [language]: texts });
}
