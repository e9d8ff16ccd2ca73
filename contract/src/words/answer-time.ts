import type { AnswerDays } from '../members/answer-days.ts';
import type { LanguageCode } from '../text/languages.ts';
import { names } from './names.ts';

/**
 * Returns the time within which the club promises a decision, in words such as `2 to 3 working days`. Pages, mails and
 * legal documents use it.
 */
export function answerTime(days: AnswerDays, language: LanguageCode): string {
  return names[language].answerTime(days);
}
