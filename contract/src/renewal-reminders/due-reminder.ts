import { dayMs } from '../retention/kept-until.ts';

/**
 * Occasions on which members are reminded to renew: the start of the next season, and a month and a week before their
 * membership ends.
 */
export type ReminderStep = 'opened' | 'month' | 'week';

/** How many days before the last day of the membership the reminder becomes due. */
const reminderDays = { month: 30, week: 7 } as const;
/**
 * Number of days after the start of a season during which members are informed of it. After that, they are only
 * reminded before their membership ends.
 */
const openedDays = 14;

/**
 * Returns the reminder that is due today for the members of a season; null if none is. All days are in the club's time
 * zone. Only the latest occasion counts: missed reminders are not sent later, so that nobody gets two at once.
 */
export function dueReminder(days: {
  today: string;
  /** Day on which the next season became the current one; null if it is not known. */
  opened: string | null;
  /** Last day of the memberships; null if the end of their season is not set. */
  ends: string | null;
}): ReminderStep | null {
  const left = days.ends === null ? null : daysFrom(days.today, days.ends);
  if (left !== null && left >= 0 && left <= reminderDays.week) return 'week';
  if (left !== null && left >= 0 && left <= reminderDays.month) return 'month';
  const since = days.opened === null ? null : daysFrom(days.opened, days.today);
  return since !== null && since >= 0 && since <= openedDays ? 'opened' : null;
}

const daysFrom = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / dayMs;
