import type { EmotionCache } from '@emotion/cache';
import type { LanguageCode } from '@fanclub/contract/text/languages';
import { makeStyleCache } from '#i18n/style-cache.ts';

/** A style cache that collects rules instead of inserting them between elements, as @emotion/server needs it. */
export function collectingCache(language: LanguageCode): EmotionCache {
  const cache = makeStyleCache(language);
  cache.compat = true;
  return cache;
}

/** The collected rules by name. */
export function rulesIn(cache: EmotionCache): ReadonlyMap<string, string> {
  const entries = Object.entries(cache.inserted);
  return new Map(entries.filter((entry): entry is [string, string] => entry[1] !== true));
}
