import createCache, { type EmotionCache } from '@emotion/cache';
import { type LanguageCode, languages } from '@fanclub/contract/text/languages';
import { prefixer } from 'stylis';
import rtlPlugin from 'stylis-plugin-rtl';

const options = {
  rtl: { key: 'fan-rtl', stylisPlugins: [prefixer, rtlPlugin] },
  ltr: { key: 'fan-ltr' },
};

/**
 * A style cache for one page in one language. A static page lists the rules that its style sheet already
 * contains.
 */
export function makeStyleCache(language: LanguageCode): EmotionCache {
  return createCache(options[languages[language].direction]);
}

const caches = new Map<string, EmotionCache>();

/** The browser's style cache for a direction. */
export function styleCacheOf(language: LanguageCode): EmotionCache {
  const { direction } = languages[language];
  const cache = caches.get(direction) ?? makeStyleCache(language);
  caches.set(direction, cache);
  return cache;
}
