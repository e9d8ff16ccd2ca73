import type { EmotionCache } from '@emotion/cache';
import type { LanguageCode } from '@fanclub/contract/text/languages';
import { makeStyleCache } from '#i18n/style-cache.ts';

/** As @emotion/server's: keeps the rules of what is drawn instead of writing them among the elements. */
export function collectingCache(language: LanguageCode): EmotionCache {
  const cache = makeStyleCache(language);
  cache.compat = true;
  return cache;
}

/** The rules that it has kept, by their names. */
export function rulesIn(cache: EmotionCache): ReadonlyMap<string, string> {
  const entries = Object.entries(cache.inserted);
  return new Map(entries.filter((entry): entry is [string, string] => entry[1] !== true));
}
