import {
  type BulkDecision,
  type BulkExclusion,
  bulkExclusionOf,
} from '@fanclub/contract/admin/bulk-exclusions';
import type { BulkOutcome } from '@fanclub/contract/admin/bulk-routes';
import { bulkUndoWindowMs } from '@fanclub/contract/members/states';
import { isSeenSinceReceipt } from '#features/dues/seen-since-receipt';
import { presentMemberRow } from '#features/members/present-member-for-admin';
import { refuseIfOther } from '#features/members/record-change';
import { AppError } from '#platform/app-error';
import type { ServerContext } from '#platform/context';
import { log } from '#platform/log';
import { sequentially } from '#platform/sequentially';
import { findLastView } from '#repositories/audit-views';
import type { Member } from '#repositories/member';
import { findMember } from '#repositories/members';
import { decideApplication } from './decide-application.ts';

export interface BulkRequest {
  adminEmail: string;
  decision: BulkDecision;
  /** The applications, each with the number and the version that the admin's page showed. */
  applications: readonly { id: string; request_number?: string | undefined; version: number }[];
  reason: string | null;
}

export interface BulkResult {
  id: string;
  outcome: BulkOutcome;
  exclusion?: BulkExclusion;
  member: Member | null;
}

/**
 * Decides many applications, one after another, each in its own transaction. If the process dies, the finished
 * decisions stay, and a repeat of the request reports them as `already` and goes on with the others. An application
 * that fails is reported and does not stop the others. Each decision can be undone for so long that even the first one
 * can still be undone when the last one is made.
 */
export function decideMany(context: ServerContext, request: BulkRequest): Promise<BulkResult[]> {
  return sequentially(
    context,
    request.applications,
    (application) => decideOne(context, request, application),
    ({ id }) => failed(id),
  );
}

const failed = (id: string): BulkResult => ({ id, outcome: 'failed', member: null });

async function decideOne(
  context: ServerContext,
  { adminEmail, decision, reason }: BulkRequest,
  { id, request_number: requestNumber, version }: BulkRequest['applications'][number],
): Promise<BulkResult> {
  try {
    const before = await findMember(context.db, id);
    if (!before) return { id, outcome: 'gone', member: null };
    refuseIfOther(before, requestNumber);
    const exclusion = await exclusionOf(context, { adminEmail, decision }, before);
    if (exclusion) return { id, outcome: 'needs_look', exclusion, member: before };
    const { member, isRepeat } = await decideApplication(context, {
      adminEmail,
      memberId: id,
      requestNumber,
      decision,
      reason,
      version,
      paymentNote: null,
      undoMs: bulkUndoWindowMs,
    });
    return { id, outcome: isRepeat ? 'already' : 'done', member };
  } catch (error) {
    const code = error instanceof AppError ? error.code : null;
    // The member was deleted after the row was read.
    if (code === 'user_not_found') return { id, outcome: 'gone', member: null };
    const isConflict = code === 'changed_meanwhile' || code === 'invalid_transition';
    if (isConflict || code === 'payment_unseen') {
      const member = await findMember(context.db, id).catch(() => null);
      return isConflict
        ? { id, outcome: 'conflict', member }
        : { id, outcome: 'needs_look', exclusion: code, member };
    }
    log.error('one of many is not decided', error);
    return failed(id);
  }
}

/**
 * Returns the reason why an application needs a closer look, or null. The identity image counts as seen if this admin
 * has opened it since it was uploaded.
 */
async function exclusionOf(
  context: ServerContext,
  { adminEmail, decision }: Pick<BulkRequest, 'adminEmail' | 'decision'>,
  member: Member,
): Promise<BulkExclusion | null> {
  const shown = presentMemberRow(member);
  // If all money that was seen has been paid back, the row does not show that there was any.
  const isUndecided = decision === 'approve' && member.request_status !== 'approved';
  if (isUndecided && (await isSeenSinceReceipt(context.db, member))) return 'partly_paid';
  const exclusion = bulkExclusionOf(decision, shown, false);
  if (exclusion !== 'identity_unseen') return exclusion;
  const view = { adminEmail, memberId: member.id, action: 'view_passport' } as const;
  const seenAt = await findLastView(context, view);
  const cameAt = member.passport_added_at ?? member.created_at;
  const isSeen = seenAt !== null && seenAt.toMillis() >= cameAt.toMillis();
  return bulkExclusionOf(decision, shown, isSeen);
}
