import { pick } from '@fanclub/contract/members/by-name';
import { type MergePreview, mergeUndoMs } from '@fanclub/contract/merge/routes';
import { findCase } from '#features/admin/read-queues';
import { recordChange, refuseIfOutdated } from '#features/members/record-change';
import { AppError } from '#platform/app-error';
import type { ServerContext } from '#platform/context';
import { inTransaction } from '#platform/firebase/in-transaction';
import { timestampOf } from '#platform/time';
import { readSeasonsOf } from '#repositories/archived-seasons';
import { recordAudit } from '#repositories/audit';
import type { Member } from '#repositories/member';
import { memberDoc, requireMember } from '#repositories/members';
import { mergeProblem, pairOf } from './merge-problem.ts';
import { readBelongings } from './move-rows.ts';

const shown = ['id', 'request_number', 'first_name', 'last_name', 'email', 'season'] as const;

/** Returns what a merge would do. Throws `invalid_transition` if both ids are of the same member. */
export async function previewMerge(
  context: ServerContext,
  id: string,
  otherIdOrNumber: string,
): Promise<MergePreview> {
  const { db } = context;
  const { id: otherId } = await findCase(db, otherIdOrNumber);
  if (otherId === id) throw new AppError('invalid_transition');
  return inTransaction(db, async (transaction) => {
    const one = await requireMember(transaction, db, id);
    const other = await requireMember(transaction, db, otherId);
    const { stays, goes } = pairOf(one, other);
    const ofStays = (await readSeasonsOf(transaction, db, stays.id)).map(({ season }) => season);
    const rows = await readBelongings(context, transaction, goes);
    const ofGoes = rows.seasons.map((season) => season.data().season);
    return {
      stays: pick(stays, shown),
      goes: pick(goes, shown),
      problem: mergeProblem({ stays, goes }, { ofStays, ofGoes }),
      takes_membership: stays.membership === null && goes.membership !== null,
      seasons: [...ofGoes, goes.season].sort(),
      payments: rows.payments.length,
      cards: rows.cards.length,
      notes: rows.notes.length,
      images: rows.uploads.length,
    };
  });
}

interface MergeRequest {
  adminEmail: string;
  id: string;
  goes: string;
  version: number | undefined;
}

/**
 * Stores a confirmed merge on the row of the member who stays. Nothing else changes until the merge is due, so an undo
 * only removes it from the row. A repeated call writes nothing. Throws `invalid_transition` if another merge waits, or
 * if the other member would be the one who stays.
 */
export function askMerge(
  context: ServerContext,
  { adminEmail, id, goes: goesId, version }: MergeRequest,
): Promise<Member> {
  const { db } = context;
  return inTransaction(db, async (transaction) => {
    const stays = await requireMember(transaction, db, id);
    if (stays.merge?.goes === goesId) return stays;
    const goes = await requireMember(transaction, db, goesId);
    if (stays.merge || goes.merge || pairOf(stays, goes).stays.id !== id || id === goesId) {
      throw new AppError('invalid_transition');
    }
    refuseIfOutdated(stays, version);
    const ofStays = (await readSeasonsOf(transaction, db, id)).map(({ season }) => season);
    const ofGoes = (await readSeasonsOf(transaction, db, goesId)).map(({ season }) => season);
    const problem = mergeProblem({ stays, goes }, { ofStays, ofGoes });
    if (problem) throw new AppError(problem);
    const now = context.now();
    const due = timestampOf(now.getTime() + mergeUndoMs);
    const update = {
      merge: { goes: goesId, number: goes.request_number, due, by: adminEmail },
      ...recordChange(stays, ['merge']),
    };
    transaction.update(memberDoc(db, id), update);
    recordAudit(context, transaction, { adminEmail, action: 'ask_merge', memberId: id }, now);
    return { ...stays, ...update };
  });
}

/** Removes a merge that is not carried out yet. A repeated call writes nothing. */
export function undoMerge(context: ServerContext, adminEmail: string, id: string): Promise<Member> {
  const { db } = context;
  return inTransaction(db, async (transaction) => {
    const stays = await requireMember(transaction, db, id);
    if (!stays.merge) return stays;
    const update = { merge: null, ...recordChange(stays, ['merge']) };
    transaction.update(memberDoc(db, id), update);
    const entry = { adminEmail, action: 'undo_merge', memberId: id } as const;
    recordAudit(context, transaction, entry, context.now());
    return { ...stays, ...update };
  });
}
