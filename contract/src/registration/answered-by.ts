import type { AnswerDays } from '../members/answer-days.ts';
import { dayMs } from '../retention/kept-until.ts';
import { defaultDeadlineZone } from '../settings/defaults.ts';
import { dayIn } from '../text/day.ts';

/** Days of the week (0 is Sunday) that are no working days in Iran or in Italy. */
const restDays: readonly number[] = [5, 6, 0];

/**
 * Returns the day, such as `2026-11-25`, by which the club answers an application: the last of the promised
 * working days on the club's own clock. The day after the submission can be the first.
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

/** Returns true from the day after the promised one: the review takes longer than promised. */
export function isPastPromise(submittedAt: string, days: AnswerDays, now: number): boolean {
  return dayIn(defaultDeadlineZone, new Date(now)) > answeredBy(submittedAt, days);
}

/** Returns the age of a moment in whole days. */
export const daysSince = (moment: string, now: number): number =>
  Math.max(0, Math.floor((now - Date.parse(moment)) / dayMs));
