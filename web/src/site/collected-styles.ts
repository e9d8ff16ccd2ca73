import type { EmotionCache } from '@emotion/cache';
import type { LanguageCode } from '@fanclub/contract/text/languages';
import { makeStyleCache } from '#i18n/style-cache.ts';

/** Creates an Emotion cache that collects the rules instead of writing style elements between the HTML elements. */
export function collectingCache(language: LanguageCode): EmotionCache {
  const cache = makeStyleCache(language);
  cache.compat = true;
  return cache;
}

/** Returns the CSS of each collected rule by the rule's name. */
export function rulesIn(cache: EmotionCache): ReadonlyMap<string, string> {
  const entries = Object.entries(cache.inserted);
  return new Map(entries.filter((entry): entry is [string, string] => entry[1] !== true));
}

/**
 * Moves inline styles, which the content security policy forbids, into rules. Equal styles have one rule, named by its
 * declarations. As inline styles do, they outweigh the rules of a class.
 */
export function withoutInlineStyles(html: string, addRule: (rule: string) => unknown): string {
  return html.replaceAll(/ style="([^"]*)"/g, (_, declarations: string) => {
    addRule(`[data-inline][data-inline="${declarations}"]{${declarations}}`);
    return ` data-inline="${declarations}"`;
  });
}
