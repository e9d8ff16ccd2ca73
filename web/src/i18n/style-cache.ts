import createCache, { type EmotionCache } from '@emotion/cache';
import { type LanguageCode, languages } from '@fanclub/contract/text/languages';
import { prefixer } from 'stylis';
import rtlPlugin from 'stylis-plugin-rtl';

const options = {
  rtl: { key: 'fan-rtl', stylisPlugins: [prefixer, rtlPlugin] },
  ltr: { key: 'fan-ltr' },
};

/**
 * Creates an Emotion cache for the language's direction. The cache does not insert the rules that a built page lists in
 * `<style data-emotion>`, because the page's style sheet already contains them.
 */
export function makeStyleCache(language: LanguageCode): EmotionCache {
  return createCache(options[languages[language].direction]);
}

const caches = new Map<string, EmotionCache>();

/** Returns the browser's style cache for the language's direction. */
export function styleCacheOf(language: LanguageCode): EmotionCache {
  const { direction } = languages[language];
  const cache = caches.get(direction) ?? makeStyleCache(language);
  caches.set(direction, cache);
  return cache;
}
