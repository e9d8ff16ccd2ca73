import type { AnswerDays } from '../members/answer-days.ts';
import type { AdminRole } from '../roles.ts';
import { type LanguageCode, perLanguage } from '../text/languages.ts';
import * as en from './en/names.ts';
import * as fa from './fa/names.ts';
import * as it from './it/names.ts';

interface Names {
  roles: Record<AdminRole, string>;
  answerTime: (days: AnswerDays) => string;
  card: string;
}

/** By language, short texts that pages and mails share. */
export const names: Record<LanguageCode, Names> = { fa, en, it };

/** Names of the admins' roles by language, for the panel and mails. */
export const roleNames = perLanguage((code) => names[code].roles);

/**
 * Returns the time within which the club promises a decision, in words such as `2 to 3 working days`. Pages, mails and
 * legal documents use it.
 */
export function answerTime(days: AnswerDays, language: LanguageCode): string {
  return names[language].answerTime(days);
}
