import { reviewWorkingDays } from '../members/states.ts';
import { toPersianDigits } from './digits.ts';
import type { LanguageCode } from './languages.ts';

const { from, to } = reviewWorkingDays;

/** How long a review takes, in words: pages, mails, errors and legal documents promise the same. */
export const reviewTime: Record<LanguageCode, string> = {
  fa: `${toPersianDigits(from)} تا ${toPersianDigits(to)} روز کاری`,
  en: `${from} to ${to} working days`,
  it: `${from}-${to} giorni lavorativi`,
};
