import { dayMs } from '../retention/kept-until.ts';

/** When members hear that they can renew: as the season begins, and before their membership ends. */
export type ReminderStep = 'opened' | 'month' | 'week';

/** How many days before the last one. */
const reminderDays = { month: 30, week: 7 } as const;
/** Who could not be told of a beginning within this time is told before the end. */
const openedDays = 14;

/**
 * Which reminder members of a season are due on a day, all days on the club's clock: the last whose time has
 * come. One whose time is over is not caught up with, so that nobody gets two at once.
 */
export function dueReminder(days: {
  today: string;
  /** On which another season became the current one; null where nobody knows. */
  opened: string | null;
  /** Their last day; null while their season has no end. */
  ends: string | null;
}): ReminderStep | null {
  const left = days.ends === null ? null : daysFrom(days.today, days.ends);
  if (left !== null && left >= 0 && left <= reminderDays.week) return 'week';
  if (left !== null && left >= 0 && left <= reminderDays.month) return 'month';
  const since = days.opened === null ? null : daysFrom(days.opened, days.today);
  return since !== null && since >= 0 && since <= openedDays ? 'opened' : null;
}

const daysFrom = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / dayMs;
