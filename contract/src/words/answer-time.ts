import type { AnswerDays } from '../members/answer-days.ts';
import type { LanguageCode } from '../text/languages.ts';
import { names } from './names.ts';

/** Returns the promised time in words, `2 to 3 working days`, which pages, mails and legal documents share. */
export function answerTime(days: AnswerDays, language: LanguageCode): string {
  return names[language].answerTime(days);
}
