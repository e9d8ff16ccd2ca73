import type * as contract from '@fanclub/contract/admin/bulk-routes';
import type { undoMany as undoManyRoute } from '@fanclub/contract/admin/bulk-routes';
import type { RouteBody, RouteResponse } from '@fanclub/contract/http/route';
import { presentRows } from '#features/members/present-member-for-admin';
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

type Named = RouteBody<typeof undoManyRoute>['applications'][number];

/**
 * Undoes this admin's decisions about many applications, one after another, each in its own transaction. Decisions of
 * other admins stay. Safe to repeat.
 */
function undoMany(
  context: ServerContext,
  adminEmail: string,
  applications: readonly Named[],
): Promise<UndoResult[]> {
  return sequentially(context, applications, (one) => undoOne(context, adminEmail, one), failed);
}

const failed = ({ id }: Named): UndoResult => ({ id, outcome: 'failed', member: null });

async function undoOne(
  context: ServerContext,
  adminEmail: string,
  named: Named,
): Promise<UndoResult> {
  const { id, request_number: requestNumber } = named;
  try {
    const request = { adminEmail, memberId: id, requestNumber, onlyOwn: true };
    return { id, outcome: 'done', member: await undoDecision(context, request) };
  } catch (error) {
    const code = error instanceof AppError ? error.code : '';
    const isKept = ['undo_expired', 'user_not_found', 'changed_meanwhile'].includes(code);
    if (isKept) return { id, outcome: 'kept', member: null };
    log.error('one of many is not taken back', error);
    return failed(named);
  }
}

/** Returns the results, each with the row of its member in place of the member. */
async function withRows<Result extends { member: Member | null }>(
  { db }: ServerContext,
  results: readonly Result[],
) {
  const rows = await presentRows(
    db,
    results.flatMap(({ member }) => member ?? []),
  );
  return results.map(({ member, ...result }) => ({
    ...result,
    user: rows.find(({ id }) => id === member?.id) ?? null,
  }));
}

export const bulkHandlers: HandlersOf<typeof contract> = {
  decideMany: async ({ context, caller, body }) => {
    const results = await decideMany(context, {
      adminEmail: caller.email,
      decision: body.decision,
      applications: body.applications,
      reason: body.reason ?? null,
    });
    const whole = results.map(({ exclusion = null, ...result }) => ({ ...result, exclusion }));
    return { results: await withRows(context, whole) };
  },

  undoMany: async ({ context, caller, body }) => {
    const results = await undoMany(context, caller.email, body.applications);
    return { results: await withRows(context, results) };
  },
};
