import { seasonIdOf } from '@fanclub/contract/seasons/season';
import type { ServerContext } from '#platform/context';
import type { LeftMs } from '#platform/deadline';
import { inTransaction } from '#platform/firebase/in-transaction';
import { forEachRow } from '#repositories/expired-rows';
import { memberDoc, membersOfSeason, readMember } from '#repositories/members';
import { listSeasons, type SeasonRow, seasonDoc } from '#repositories/seasons';

/**
 * Corrects the end of memberships after staff have changed the end of their season. Returns how many were corrected.
 * If a run dies, the next one does the rest: it skips memberships that have the right end.
 */
export async function alignMemberships(context: ServerContext, leftMs: LeftMs): Promise<number> {
  let aligned = 0;
  for (const season of await listSeasons(context.db)) {
    if (!season.has_new_end) continue;
    const { label } = season;
    const rows = membersOfSeason(context.db, label);
    const align = ({ id }: { id: string }) => alignOne(context, id, season);
    aligned += await forEachRow(rows, align, { name: 'members', leftMs });
    if (leftMs() > 0) await markAligned(context, season);
  }
  return aligned;
}

function alignOne({ db }: ServerContext, id: string, { label, ends }: SeasonRow): Promise<boolean> {
  return inTransaction(db, async (transaction) => {
    const membership = (await readMember(transaction, db, id))?.membership;
    if (membership?.season !== label || membership.valid_until === ends) return false;
    transaction.update(memberDoc(db, id), { membership: { ...membership, valid_until: ends } });
    return true;
  });
}

/**
 * Sets `has_new_end` to false, because all memberships of the season have the new end. Does nothing if staff have
 * changed the season again meanwhile.
 */
function markAligned({ db }: ServerContext, { label, version }: SeasonRow): Promise<void> {
  const row = seasonDoc(db, seasonIdOf(label));
  return inTransaction(db, async (transaction) => {
    const now = (await transaction.get(row)).data();
    if (now?.version === version) transaction.update(row, { has_new_end: false });
  });
}
