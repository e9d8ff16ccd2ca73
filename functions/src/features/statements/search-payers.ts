import type { Candidate } from '@fanclub/contract/statements/lines';
import type { AdminCaller } from '#pipeline/caller';
import { countListed } from '#pipeline/count-listed';
import { AppError } from '#platform/app-error';
import type { ServerContext } from '#platform/context';
import { matchingMembers } from '#repositories/member-lists';
import { membersFrom } from '#repositories/members';
import { readPage } from '#repositories/pages';
import { linesById } from '#repositories/statement-lines';
import { payerOf } from './find-split.ts';
import { judgeCandidate } from './judge-candidate.ts';

const shownMembers = 10;

/**
 * Returns the members whom an admin searches for a line of a bank statement, as candidates, each with the unseen amount
 * (see `unseenOf`).
 */
export async function searchPayers(
  context: ServerContext,
  caller: AdminCaller,
  { lineId, q }: { lineId: string; q: string },
): Promise<Candidate[]> {
  const { db } = context;
  const stored = (await linesById(db, [lineId])).get(lineId);
  if (!stored) throw new AppError('line_not_found');
  const page = { size: shownMembers, cursor: undefined, direction: 'desc' } as const;
  const { rows } = await readPage(matchingMembers(db, { q }), 'created_at', page);
  const members = await membersFrom(db, db, rows);
  await countListed(
    context,
    caller,
    members.map(({ id }) => id),
  );
  const payers = await Promise.all(members.map((member) => payerOf(db, member)));
  const bySearch = { by: null, isShared: false, named: 0, earlier: null, paidBefore: false };
  return payers.map((payer) =>
    judgeCandidate({ id: lineId, ...stored }, { ...payer, ...bySearch }),
  );
}
