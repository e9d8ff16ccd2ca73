import { dayMs } from '../retention/kept-until.ts';

/** Steps at which members are reminded to renew: as the season begins, and before their membership ends. */
export type ReminderStep = 'opened' | 'month' | 'week';

/** Days before the last day of the membership. */
const reminderDays = { month: 30, week: 7 } as const;
/** Days after the beginning of a season within which members are told of it; later ones are told before the end. */
const openedDays = 14;

/**
 * Returns the reminder that is due to members of a season, all days on the club's clock: the latest step whose
 * time has come. A missed step is not caught up with, so that nobody gets two reminders at once.
 */
export function dueReminder(days: {
  today: string;
  /** Day on which another season became the current one; null if it is not known. */
  opened: string | null;
  /** Last day of the memberships; null while their season has no end. */
  ends: string | null;
}): ReminderStep | null {
  const left = days.ends === null ? null : daysFrom(days.today, days.ends);
  if (left !== null && left >= 0 && left <= reminderDays.week) return 'week';
  if (left !== null && left >= 0 && left <= reminderDays.month) return 'month';
  const since = days.opened === null ? null : daysFrom(days.opened, days.today);
  return since !== null && since >= 0 && since <= openedDays ? 'opened' : null;
}

const daysFrom = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / dayMs;
