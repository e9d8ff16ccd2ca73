import type { ReviewItem } from '../members/review-items.ts';
import { type LanguageCode, perLanguage } from '../text/languages.ts';
import * as en from './en/items.ts';
import * as fa from './fa/items.ts';
import * as it from './it/items.ts';

interface Items {
  itemSentences: Record<ReviewItem, string>;
  commonReasons: readonly string[];
}

const items: Record<LanguageCode, Items> = { fa, en, it };

/**
 * The full sentence of each item that a member is asked for: in the mail, on the page for the answer, and for
 * the reviewer.
 */
export const itemSentences = perLanguage((code) => items[code].itemSentences);

/** The most frequent reasons of a rejection, in the member's language whatever the panel's is. */
export const commonReasons = perLanguage((code) => items[code].commonReasons);
