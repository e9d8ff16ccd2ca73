import { pick } from '@fanclub/contract/members/by-name';
import { type MergePreview, type MergeProblem, mergeUndoMs } from '@fanclub/contract/merge/routes';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { findCase } from '#features/admin/read-queues';
import { recordChange, refuseIfOutdated } from '#features/members/record-change';
import { AppError } from '#platform/app-error';
import type { ServerContext } from '#platform/context';
import { inTransaction } from '#platform/firebase/in-transaction';
import { timestampOf } from '#platform/time';
import { recordAudit } from '#repositories/audit';
import type { Member } from '#repositories/member';
import { membersToMergeWith } from '#repositories/member-lists';
import { requireMember, updateMember } from '#repositories/members';
import { type MergePair, mergeProblem, pairOf, presentFirst } from './merge-problem.ts';
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
    const pair = pairOf(one, other);
    const { stays, goes } = pair;
    const problem = await readProblem(transaction, db, pair);
    const rows = await readBelongings(context, transaction, pair);
    return {
      stays: pick(stays, shown),
      goes: pick(goes, shown),
      present: presentFirst(pair)[0].request_number,
      problem,
      takes_membership: !stays.is_approved && goes.is_approved,
      seasons: goes.applications.map(({ season }) => season).sort(),
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
 * only removes it from the row. A repeated call writes nothing. Throws `invalid_transition` if the other member would be
 * the one who stays.
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
    if (pairOf(stays, goes).stays.id !== id || id === goesId) {
      throw new AppError('invalid_transition');
    }
    refuseIfOutdated(stays, version);
    const problem = await readProblem(transaction, db, { stays, goes });
    if (problem) throw new AppError(problem);
    const now = context.now();
    const due = timestampOf(now.getTime() + mergeUndoMs);
    const update = {
      merge: { goes: goesId, number: goes.request_number, due, by: adminEmail },
      ...recordChange(stays, ['merge']),
    };
    updateMember(transaction, db, stays, update);
    recordAudit(context, transaction, { adminEmail, action: 'ask_merge', memberId: id }, now);
    return { ...stays, ...update };
  });
}

/**
 * Returns why two members cannot be merged, or null. Nobody takes part in two waiting merges: the merge of a member who
 * goes with the other one would be lost, and nobody would be told.
 */
async function readProblem(
  transaction: Transaction,
  db: Firestore,
  pair: MergePair,
): Promise<MergeProblem | null> {
  const ids = [pair.stays.id, pair.goes.id];
  const waiting = await transaction.get(membersToMergeWith(db, ids));
  if (pair.stays.merge || pair.goes.merge || !waiting.empty) return 'merge_waits';
  return mergeProblem(pair);
}

/** Removes a merge that is not carried out yet. A repeated call writes nothing. */
export function undoMerge(context: ServerContext, adminEmail: string, id: string): Promise<Member> {
  const { db } = context;
  return inTransaction(db, async (transaction) => {
    const stays = await requireMember(transaction, db, id);
    if (!stays.merge) return stays;
    const update = { merge: null, ...recordChange(stays, ['merge']) };
    updateMember(transaction, db, stays, update);
    const entry = { adminEmail, action: 'undo_merge', memberId: id } as const;
    recordAudit(context, transaction, entry, context.now());
    return { ...stays, ...update };
  });
}
