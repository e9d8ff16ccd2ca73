import { type AnswerDays, figures } from '../../members/answer-days.ts';
import type { AdminRole } from '../../roles.ts';
import { toPersianDigits } from '../../text/digits.ts';

export const roles: Record<AdminRole, string> = {
  owner: 'مالک',
  treasurer: 'مسئول مالی',
  reviewer: 'مسئول بررسی',
};

export const answerTime = (days: AnswerDays) =>
  `${toPersianDigits(figures(days, ' تا '))} روز کاری`;

/** Name of the installable app that shows only the membership card. */
export const card = 'کارت عضویت';
