import type * as contract from '@fanclub/contract/admin/bulk-routes';
import type { undoMany as undoManyRoute } from '@fanclub/contract/admin/bulk-routes';
import type { RouteResponse } from '@fanclub/contract/http/route';
import { presentMemberRow } from '#features/members/present-member-for-admin';
import type { HandlersOf } from '#pipeline/handler';
import { AppError } from '#platform/app-error';
import type { ServerContext } from '#platform/context';
import { log } from '#platform/log';
import { sequentially } from '#platform/sequentially';
import type { Member } from '#repositories/member';
import { decideMany } from './decide-many.ts';
import { undoDecision } from './undo-decision.ts';

interface UndoResult {
  id: string;
  outcome: RouteResponse<typeof undoManyRoute>['results'][number]['outcome'];
  member: Member | null;
}

/**
 * Undoes this admin's decisions about many applications, one after another, each in its own transaction. Decisions of
 * other admins stay. Safe to repeat.
 */
function undoMany(
  context: ServerContext,
  adminEmail: string,
  ids: readonly string[],
): Promise<UndoResult[]> {
  return sequentially(context, ids, (id) => undoOne(context, adminEmail, id), failed);
}

const failed = (id: string): UndoResult => ({ id, outcome: 'failed', member: null });

async function undoOne(
  context: ServerContext,
  adminEmail: string,
  memberId: string,
): Promise<UndoResult> {
  try {
    const member = await undoDecision(context, { adminEmail, memberId, onlyOwn: true });
    return { id: memberId, outcome: 'done', member };
  } catch (error) {
    const code = error instanceof AppError ? error.code : null;
    const isKept = code === 'undo_expired' || code === 'user_not_found';
    if (isKept) return { id: memberId, outcome: 'kept', member: null };
    log.error('one of many is not taken back', error);
    return failed(memberId);
  }
}

const presented = (member: Member | null) => member && presentMemberRow(member);

export const bulkHandlers: HandlersOf<typeof contract> = {
  decideMany: async ({ context, caller, body }) => {
    const results = await decideMany(context, {
      adminEmail: caller.email,
      decision: body.decision,
      applications: body.applications,
      reason: body.reason ?? null,
    });
    return {
      results: results.map(({ id, outcome, exclusion = null, member }) => ({
        id,
        outcome,
        exclusion,
        user: presented(member),
      })),
    };
  },

  undoMany: async ({ context, caller, body }) => {
    const results = await undoMany(context, caller.email, body.ids);
    return {
      results: results.map(({ id, outcome, member }) => ({
        id,
        outcome,
        user: presented(member),
      })),
    };
  },
};
