import type { AnswerDays } from '../members/answer-time.ts';
import { dayMs } from '../retention/kept-until.ts';
import { defaultDeadlineZone } from '../settings/defaults.ts';
import { dayIn } from '../text/day.ts';

/** Days of the week, 0 is Sunday, that are free in Iran or in Italy: no working days. */
const restDays: readonly number[] = [5, 6, 0];

/**
 * The day, `2026-11-25`, until which the club answers what was sent: the last of the working days that are
 * promised, where the day after the sending can be the first, on the club's own clock.
 */
export function answeredBy(submittedAt: Date | string | number, { to }: AnswerDays): string {
  const sentOn = dayIn(defaultDeadlineZone, new Date(submittedAt));
  let day = Date.parse(`${sentOn}T00:00:00Z`);
  for (let left = to; left > 0; ) {
    day += dayMs;
    if (!restDays.includes(new Date(day).getUTCDay())) left -= 1;
  }
  return new Date(day).toISOString().slice(0, 10);
}

/** True from the day after that one on: the review takes longer than was promised. */
export function isPastPromise(submittedAt: string, days: AnswerDays, now: number): boolean {
  return dayIn(defaultDeadlineZone, new Date(now)) > answeredBy(submittedAt, days);
}

/** How long an application has waited, in whole days. */
export const daysSince = (moment: string, now: number): number =>
  Math.max(0, Math.floor((now - Date.parse(moment)) / dayMs));
