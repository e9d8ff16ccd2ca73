import type { AdminRole } from '../admin/roles.ts';
import { type Money, partsOf } from '../money/amounts.ts';
import { dueOf, openOf, type Payable, receivedOf } from '../money/due.ts';
import { formatMoney } from '../money/format-money.ts';
import type { ReminderStep } from '../renewal-reminders/due-reminder.ts';
import { formatDay } from '../text/format.ts';
import { isolateLtr } from '../text/isolate.ts';
import type { LanguageCode } from '../text/languages.ts';
import { withoutLinks } from '../text/without-links.ts';

/** Returns the due, received and open amounts as they are on the day of delivery. */
export function restItems(
  member: Payable,
  labels: { due: string; received: string; open: string },
  language: LanguageCode,
): string[] {
  const line = (label: string, ...money: Money[]) =>
    money.length > 0
      ? [`${label}: ${money.map((one) => formatMoney(one, language)).join(' + ')}`]
      : [];
  const [due, open] = [dueOf(member), openOf(member)];
  return [
    ...line(labels.due, ...(due ? [due] : [])),
    ...line(labels.received, ...partsOf(receivedOf(member))),
    ...line(labels.open, ...(open ? [open] : [])),
  ];
}

/** A refund as a treasurer recorded it. */
export interface Refund extends Money {
  day: string;
  /** Reference by which the reader's bank knows the transfer. */
  reference: string | null;
}

export function refundItems(
  { day, reference, ...money }: Refund,
  labels: { amount: string; day: string; reference: string },
  language: LanguageCode,
): string[] {
  return [
    `${labels.amount}: ${formatMoney(money, language)}`,
    `${labels.day}: ${formatDay(day, language)}`,
    ...numberItem(labels.reference, reference),
  ];
}

/** Returns a typed number behind its label; an empty list if there is none. */
export function numberItem(label: string, number: string | null): string[] {
  return number ? [`${label}: ${isolateLtr(withoutLinks(number))}`] : [];
}

/**
 * A change of an admin's role: the admin, the person who made it, and the roles before and after; null means no
 * admin.
 */
export interface StaffChange {
  about: string;
  by: string;
  before: AdminRole | null;
  role: AdminRole | null;
}

/** Returns the sentence about a change of role. */
export function staffSentence(
  { before, role }: StaffChange,
  sentences: {
    added: (role: AdminRole) => string;
    changed: (before: AdminRole, role: AdminRole) => string;
    removed: (before: AdminRole) => string;
  },
): string {
  if (role === null) return before ? sentences.removed(before) : '';
  return before ? sentences.changed(before, role) : sentences.added(role);
}

/** Data of a reminder to renew. */
export interface Renewable {
  step: ReminderStep;
  /** The season to renew for. */
  season: string;
  /** Last day of the membership; null if its season has no end yet. */
  ends: string | null;
}
