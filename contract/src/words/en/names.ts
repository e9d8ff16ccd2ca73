import { type AnswerDays, figures } from '../../members/answer-days.ts';
import type { AdminRole } from '../../roles.ts';

export const roles: Record<AdminRole, string> = {
  owner: 'Owner',
  treasurer: 'Treasurer',
  reviewer: 'Reviewer',
};

export const answerTime = (days: AnswerDays) =>
  `${figures(days, ' to ')} working ${days.to === 1 ? 'day' : 'days'}`;

/** Name of the installable app that shows only the membership card. */
export const card = 'Membership card';
