import { toPersianDigits } from '../text/digits.ts';
import type { LanguageCode } from '../text/languages.ts';
import { reviewWorkingDays } from './states.ts';

const { from, to } = reviewWorkingDays;

/** How long a review takes, in words: pages, mails, errors and legal documents promise the same. */
export const reviewTime: Record<LanguageCode, string> = {
  fa: `${toPersianDigits(from)} تا ${toPersianDigits(to)} روز کاری`,
  en: `${from} to ${to} working days`,
  // Next to each other they are joined by a word: at a hyphen a line would break.
  it: `${from}${from + 1 === to ? ' o ' : '-'}${to} giorni lavorativi`,
};
