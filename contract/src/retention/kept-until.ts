import type { MemberProfile } from '../members/profile.ts';
import { partsOf } from '../money/amounts.ts';
import { type FileType, fileTypes } from '../uploads/file-rules.ts';

/** Kinds of data that are deleted some days after a decision. */
export const retentionKinds = [...fileTypes, 'rejected'] as const;

/** Number of days; 0 keeps the data until an admin deletes it: docs/domain/data.md#retention */
export type RetentionDays = Record<(typeof retentionKinds)[number], number>;

export const defaultRetentionDays: RetentionDays = { passport: 30, receipt: 365, rejected: 365 };

export const dayMs = 24 * 60 * 60 * 1000;

/** Returns the time so many days after the latest of these; null if there is no decision, or for 0 days. */
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
  | `${FileType}_url`
  | `${FileType}_added_at`
  | `${FileType}_deleted_at`
>;

/** Returns the time (ISO) at which a document is deleted; null if there is none, or it stays for now. */
export function documentKeptUntil(
  member: Kept,
  fileType: FileType,
  days: RetentionDays,
): string | null {
  if (member[`${fileType}_url`] === null) return null;
  return after(days[fileType], member.decided_at, member[`${fileType}_added_at`]);
}

/**
 * Returns the time (ISO) at which a rejected application is deleted unless it is submitted again, or null. It
 * stays if money was seen, until an admin has settled it, and if it is the renewal of a member.
 */
export function applicationKeptUntil(member: Kept, days: RetentionDays): string | null {
  if (member.request_status !== 'rejected' || member.is_approved || member.is_paid) return null;
  // A part of the amount counts as money, too.
  if (member.received && partsOf(member.received).length > 0) return null;
  return after(days.rejected, member.decided_at, member.receipt_added_at, member.passport_added_at);
}
