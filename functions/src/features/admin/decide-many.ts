import {
  type BulkDecision,
  type BulkExclusion,
  bulkExclusionOf,
} from '@fanclub/contract/admin/bulk-exclusions';
import type { BulkOutcome } from '@fanclub/contract/admin/bulk-routes';
import { isPossibleId } from '@fanclub/contract/http/id-field';
import { bulkUndoWindowMs } from '@fanclub/contract/members/states';
import { isSeenSinceReceipt } from '#features/dues/seen-since-receipt';
import { giveNumbers } from '#features/members/member-number';
import { presentMemberRow } from '#features/members/present-member-for-admin';
import { AppError } from '#platform/app-error';
import type { ServerContext } from '#platform/context';
import { log } from '#platform/log';
import { sequentially } from '#platform/sequentially';
import { findLastView } from '#repositories/audit-views';
import type { Member } from '#repositories/member';
import { findMember, findMembers } from '#repositories/members';
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
 * Decides many applications, one after another, each in its own transaction. Before that, one transaction gives numbers
 * to those who are approved for the first time. If the process dies, the finished decisions stay, and a repeat of the
 * request reports them as `already` and goes on with the others. An application that fails is reported and does not stop
 * the others. Each decision can be undone for so long that even the first one can still be undone when the last one is
 * made.
 */
export async function decideMany(
  context: ServerContext,
  request: BulkRequest,
): Promise<BulkResult[]> {
  const ids = request.applications.map(({ id }) => id).filter(isPossibleId);
  const members = await findMembers(context.db, ids);
  const looks = await Promise.all(
    request.applications.map(async (application): Promise<Look> => {
      const member = members.get(application.id) ?? null;
      return { application, member, result: await resultOf(context, request, application, member) };
    }),
  );
  if (request.decision === 'approve') {
    const firsts = looks.filter(({ result, member, application: { version } }) => {
      const isApplicant = member?.request_status === 'submitted' && member.member_number === null;
      return !result && isApplicant && version >= member.version;
    });
    await giveNumbers(
      context,
      firsts.map(({ application: { id } }) => id),
    );
  }
  return sequentially(
    context,
    looks,
    async (look) => look.result ?? decideOne(context, request, look.application),
    ({ result, application }) => result ?? failed(application.id),
  );
}

type Application = BulkRequest['applications'][number];

/** What was found before the first decision. `result` is set if the application is not decided. */
interface Look {
  application: Application;
  member: Member | null;
  result: BulkResult | null;
}

async function resultOf(
  context: ServerContext,
  { adminEmail, decision }: BulkRequest,
  { id, request_number }: Application,
  member: Member | null,
): Promise<BulkResult | null> {
  if (!member) return { id, outcome: 'gone', member };
  const isOther = request_number !== undefined && request_number !== member.request_number;
  if (isOther) return { id, outcome: 'conflict', member };
  const exclusion = await exclusionOf(context, { adminEmail, decision }, member);
  return exclusion && { id, outcome: 'needs_look', exclusion, member };
}

const failed = (id: string): BulkResult => ({ id, outcome: 'failed', member: null });

async function decideOne(
  context: ServerContext,
  { adminEmail, decision, reason }: BulkRequest,
  { id, request_number: requestNumber, version }: Application,
): Promise<BulkResult> {
  try {
    const { member, isRepeat } = await decideApplication(context, {
      adminEmail,
      memberId: id,
      requestNumber,
      decision,
      reason,
      version,
      paymentNote: null,
      undoMs: bulkUndoWindowMs,
      isNumbered: true,
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
