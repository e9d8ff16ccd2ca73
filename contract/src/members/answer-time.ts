import { toPersianDigits } from '../text/digits.ts';
import type { LanguageCode } from '../text/languages.ts';

/** The working days within which the club promises to answer an application. */
export interface AnswerDays {
  from: number;
  to: number;
}

/** What is promised until the club sets another time, at most so many days. */
export const defaultAnswerDays: AnswerDays = { from: 2, to: 3 };
export const mostAnswerDays = 20;

const inWords: Record<LanguageCode, (days: AnswerDays) => string> = {
  fa: (days) => `${toPersianDigits(figures(days, ' تا '))} روز کاری`,
  en: (days) => `${figures(days, ' to ')} working ${days.to === 1 ? 'day' : 'days'}`,
  // Next to each other they are joined by a word: at a hyphen a line would break.
  it: (days) =>
    `${figures(days, days.from + 1 === days.to ? ' o ' : '-')} ${days.to === 1 ? 'giorno lavorativo' : 'giorni lavorativi'}`,
};

/** One figure where both are the same. */
const figures = ({ from, to }: AnswerDays, joint: string) =>
  from === to ? String(to) : `${from}${joint}${to}`;

/** The promised time in words, `2 to 3 working days`: pages, mails and legal documents say the same. */
export function answerTime(days: AnswerDays, language: LanguageCode): string {
  return inWords[language](days);
}
