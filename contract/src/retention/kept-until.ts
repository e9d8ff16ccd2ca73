import type { MemberProfile } from '../members/profile.ts';
import { partsOf } from '../money/amounts.ts';
import { type FileType, fileTypes } from '../uploads/file-rules.ts';

/** What goes by itself some days after a decision. */
export const retentionKinds = [...fileTypes, 'rejected'] as const;

/** How many days: 0 keeps it until an admin deletes it. Docs: docs/domain/data.md#retention */
export type RetentionDays = Record<(typeof retentionKinds)[number], number>;

export const defaultRetentionDays: RetentionDays = { passport: 30, receipt: 365, rejected: 365 };

export const dayMs = 24 * 60 * 60 * 1000;

/** So many days after the last of these; null for what is not decided, and where days are 0. */
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

/** When a document goes (ISO), or null where there is none or it stays for now. */
export function documentKeptUntil(
  member: Kept,
  fileType: FileType,
  days: RetentionDays,
): string | null {
  if (member[`${fileType}_url`] === null) return null;
  return after(days[fileType], member.decided_at, member[`${fileType}_added_at`]);
}

/**
 * When a rejected application goes that is not submitted again (ISO), or null. One whose payment was
 * seen stays until an admin has settled it, and so does a member's, whose renewal it is.
 */
export function applicationKeptUntil(member: Kept, days: RetentionDays): string | null {
  if (member.request_status !== 'rejected' || member.is_approved || member.is_paid) return null;
  // A part of the money is money, too.
  if (member.received && partsOf(member.received).length > 0) return null;
  return after(days.rejected, member.decided_at, member.receipt_added_at, member.passport_added_at);
}
