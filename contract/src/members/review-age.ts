import type { AnswerDays } from './answer-time.ts';

const dayMs = 24 * 60 * 60_000;
const isWeekend = (dayOfWeek: number) => dayOfWeek === 0 || dayOfWeek === 6;

/** Whole days since a moment. */
export const daysSince = (moment: string, now: number): number =>
  Math.max(0, Math.floor((now - Date.parse(moment)) / dayMs));

/** True once a review takes longer than is promised, in working days of Monday to Friday. */
export function isPastPromise(submittedAt: string, { to }: AnswerDays, now: number): boolean {
  let workingDays = 0;
  for (let at = Date.parse(submittedAt) + dayMs; at <= now; at += dayMs) {
    if (!isWeekend(new Date(at).getUTCDay())) workingDays += 1;
    if (workingDays > to) return true;
  }
  return false;
}
