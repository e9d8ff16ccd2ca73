import type { EndReason } from '../members/membership-schema.ts';
import { type Asked, isRestOwed, type OpenDue } from '../money/account.ts';
import { type Money, partsOf } from '../money/amounts.ts';
import { dueOf, openOf, type Payable, receivedOf } from '../money/due.ts';
import { formatMoney, formatParts } from '../money/format-money.ts';
import type { ReminderStep } from '../renewal-reminders/due-reminder.ts';
import type { AdminRole } from '../roles.ts';
import type { GuardedPart } from '../settings/settings.ts';
import { formatDay } from '../text/format.ts';
import { isolateLtr, withoutLinks } from '../text/isolate.ts';
import type { LanguageCode } from '../text/languages.ts';

/**
 * Returns the lines of a mail about unpaid amounts: for the present application, if something of it is owed, the due,
 * received and unpaid amounts; for each earlier application, the unpaid amount. `member` has the values at sending
 * time.
 */
export function restItems(
  member: Payable &
    Asked & {
      is_paid: boolean;
      request_number: string;
      open_dues: readonly OpenDue<unknown>[];
    },
  labels: { due: string; received: string; open: string; earlier: (season: string) => string },
  language: LanguageCode,
): string[] {
  const line = (label: string, ...money: Money[]) =>
    money.length > 0 ? [`${label}: ${formatParts(money, language)}`] : [];
  const [due, open] = [dueOf(member), openOf(member)];
  const present = [
    ...line(labels.due, ...(due ? [due] : [])),
    ...line(labels.received, ...partsOf(receivedOf(member))),
    ...line(labels.open, ...(open ? [open] : [])),
  ];
  const earlier = member.open_dues.flatMap(({ request_number, season, amount, currency }) =>
    request_number === member.request_number || amount === null
      ? []
      : line(labels.earlier(season), { amount, currency }),
  );
  const isOwed = !member.is_paid && isRestOwed(member);
  return [...(isOwed ? present : []), ...earlier];
}

/** A payment that the club received. */
export interface Received extends Money {
  /** Id of the payment. */
  payment: string;
  day: string;
}

/** Money that was paid back, as a treasurer recorded it. */
export interface Refund extends Money {
  day: string;
  /** Reference that the bank of the mail's reader shows for the transfer. */
  reference: string | null;
}

/** Money that was too much for the season `from` and now pays an open due of the season `to`. */
export interface Settled extends Money {
  from: string;
  to: string;
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

/** Returns a number that somebody entered, preceded by its label. The list is empty if there is no number. */
export function numberItem(label: string, number: string | null): string[] {
  return number ? [`${label}: ${isolateLtr(withoutLinks(number))}`] : [];
}

/**
 * A change of an admin's role: the admin (`about`), the person who made the change (`by`), and the roles before and
 * after it. Null stands for somebody who is not an admin.
 */
export interface StaffChange {
  about: string;
  by: string;
  before: AdminRole | null;
  role: AdminRole | null;
}

/** Returns the sentence that describes a change of role. */
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

/**
 * Returns the names of the parts to which a change that waits for a second person belongs, as a series in the language.
 */
export function namesOfGuarded(
  { parts }: { parts: readonly GuardedPart[] },
  names: Record<GuardedPart, string>,
  language: LanguageCode,
): string {
  const series = new Intl.ListFormat(language, { type: 'conjunction' });
  return series.format(parts.map((part) => names[part]));
}

/** Data of the mail that invites an imported member: the last day of a membership that has ended, else nothing. */
export interface Invited {
  ended?: string;
}

/** Data of the mail about a membership that ends before its season. */
export interface Ended {
  reason: Exclude<EndReason, 'deceased'>;
  /** Last day of the membership, such as `2026-12-31`. */
  day: string;
}

/** Data for the mail of an approval: season and first day of the membership if it begins later, else nothing. */
export interface Approval {
  season?: string;
  from?: string | null;
}

/** Data for a mail that reminds a member to renew. */
export interface Renewable {
  step: ReminderStep;
  /** The season that the member can apply for. */
  season: string;
  /** Last day of the membership; null if the season has no end date. */
  ends: string | null;
}

/** The person who changed an e-mail: the member, or staff if `by` is absent. */
export interface ChangedBy {
  by?: 'member';
}

/** For one week: how many people lists showed to an admin, and how often the admin opened cases and documents. */
export interface LooksOfAdmin {
  admin: string;
  people: number;
  opened: number;
}
