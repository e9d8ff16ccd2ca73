/** Number of working days within which the club promises to answer an application. */
export interface AnswerDays {
  from: number;
  to: number;
}

/** The promise until the club sets another one, and the largest number of days that it can set. */
export const defaultAnswerDays: AnswerDays = { from: 2, to: 3 };
export const mostAnswerDays = 20;

/** Returns both figures, or one if they are equal. */
export function figures({ from, to }: AnswerDays, joint: string): string {
  return from === to ? String(to) : `${from}${joint}${to}`;
}
