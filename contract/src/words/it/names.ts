import { type AnswerDays, figures } from '../../members/answer-days.ts';
import type { AdminRole } from '../../roles.ts';

export const roles: Record<AdminRole, string> = {
  owner: 'Responsabile',
  treasurer: 'Tesoriere',
  reviewer: 'Revisore',
};

// Numbers that follow each other, such as 2 and 3, are joined by a word, because a line could break after a hyphen.
export const answerTime = (days: AnswerDays) =>
  `${figures(days, days.from + 1 === days.to ? ' o ' : '-')} ${days.to === 1 ? 'giorno lavorativo' : 'giorni lavorativi'}`;

/** Name of the installable app that shows only the membership card. */
export const card = 'Tessera';
