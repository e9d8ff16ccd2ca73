import type { MemberProfile } from '../members/profile.ts';
import { partsOf } from '../money/amounts.ts';
import { countedOf } from '../money/due.ts';
import type { FileType } from '../uploads/file-rules.ts';

/**
 * The settings that say after how many days a document or a rejected application is deleted. With 0, the data stays
 * until an admin deletes it. See docs/domain/data.md#retention.
 */
export type RetentionDays = Record<`keep_${FileType | 'rejected'}_days`, number>;

export const dayMs = 24 * 60 * 60 * 1000;

/**
 * Number of days for which a payer is stored after the last assigned line, so that a payment a season later finds it.
 */
export const knownPayerDays = 730;

/** Returns the latest of the given times plus `days`; null if there is no decision or `days` is 0. */
function after(days: number, decidedAt: string | null, ...addedAt: (string | null)[]) {
  if (days === 0 || decidedAt === null) return null;
  const times = [decidedAt, ...addedAt].filter((time) => time !== null).map(Date.parse);
  return new Date(Math.max(...times) + days * dayMs).toISOString();
}

type Kept = Pick<
  MemberProfile,
  | 'request_status'
  | 'is_approved'
  | 'decided_at'
  | 'is_paid'
  | 'received'
  | 'kept'
  | 'before'
  | `${FileType}_url`
  | `${FileType}_added_at`
  | `${FileType}_deleted_at`
>;

/**
 * Returns the time (ISO) at which a document will be deleted; null if there is no document or no time is set for its
 * deletion.
 */
export function documentKeptUntil(
  member: Kept,
  fileType: FileType,
  days: RetentionDays,
): string | null {
  if (member[`${fileType}_url`] === null) return null;
  return after(days[`keep_${fileType}_days`], member.decided_at, member[`${fileType}_added_at`]);
}

/**
 * Returns the time (ISO) at which a rejected application will be deleted, unless it is submitted again before; null if
 * it will not be deleted. It is kept while its money is not paid back, and if the person has a membership.
 */
export function applicationKeptUntil(member: Kept, days: RetentionDays): string | null {
  if (member.request_status !== 'rejected' || member.is_approved || member.is_paid) return null;
  // A part of the amount is enough to keep the application.
  if (partsOf(countedOf(member)).length > 0) return null;
  return after(
    days.keep_rejected_days,
    member.decided_at,
    member.receipt_added_at,
    member.passport_added_at,
  );
}
