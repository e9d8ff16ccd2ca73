/** Number of working days within which the club promises to decide about an application. */
export interface AnswerDays {
  from: number;
  to: number;
}

/** The promise that applies until staff set another one, and the largest number of days that they can set. */
export const defaultAnswerDays: AnswerDays = { from: 2, to: 3 };
export const mostAnswerDays = 20;

/** Returns `from` and `to` joined by `joint`, or only one of them if they are equal. No line breaks between the two. */
export function figures({ from, to }: AnswerDays, joint: string): string {
  return from === to ? String(to) : `${from}${joint}${to}`.replaceAll(' ', '\u00a0');
}
