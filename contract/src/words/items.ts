import type { CommonReason, ReviewItem } from '../members/review-items.ts';
import type { LeftMoney } from '../money/after-rejection.ts';
import { type LanguageCode, perLanguage } from '../text/languages.ts';
import * as en from './en/items.ts';
import * as fa from './fa/items.ts';
import * as it from './it/items.ts';

interface Items {
  itemSentences: Record<ReviewItem, string>;
  commonReasons: Record<CommonReason, string>;
  moneySentences: Record<LeftMoney['state'], (amount: string) => string>;
}

const items: Record<LanguageCode, Items> = { fa, en, it };

/**
 * By language, the sentence that asks a member for each item. The mail to the member, the member's page and the
 * reviewer's page show it.
 */
export const itemSentences = perLanguage((code) => items[code].itemSentences);

/**
 * By language, the most frequent reasons for a rejection. Use the member's language, whatever the language of the panel
 * is.
 */
export const commonReasons = perLanguage((code) => items[code].commonReasons);

/** By language, the sentences about the money of a rejected application. */
export const moneySentences = perLanguage((code) => items[code].moneySentences);
