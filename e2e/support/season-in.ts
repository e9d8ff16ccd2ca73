import { toPersianDigits } from '@fanclub/contract/text/digits';
import { isolateLtr } from '@fanclub/contract/text/isolate';
import type { LanguageCode } from '@fanclub/contract/text/languages';

/** Returns a season such as `2026/27` as the pages show it. */
export const seasonIn = (season: string, language: LanguageCode) =>
  language === 'fa' ? isolateLtr(toPersianDigits(season)) : season;
