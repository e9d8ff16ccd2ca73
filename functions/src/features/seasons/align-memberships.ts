import { clubDay } from '@fanclub/contract/club/club-day';
import { periodOn } from '@fanclub/contract/members/membership';
import { seasonIdOf } from '@fanclub/contract/seasons/season';
import { dayAfter } from '@fanclub/contract/text/day';
import { withStanding } from '#features/members/standing';
import type { ServerContext } from '#platform/context';
import type { LeftMs } from '#platform/deadline';
import { inTransaction } from '#platform/firebase/in-transaction';
import { forEachRow } from '#repositories/expired-rows';
import { membersOfSeason } from '#repositories/member-lists';
import { personDoc, readMember } from '#repositories/members';
import type { MembershipRow } from '#repositories/person';
import { listSeasons, type SeasonRow, seasonDoc } from '#repositories/seasons';

/**
 * After staff have changed the end of a season, corrects the last day of its memberships, and the first day of the
 * memberships that follow them. Returns the number of corrected members. If a run dies, the next one does the rest: it
 * skips memberships that have the right end.
 */
export async function alignMemberships(context: ServerContext, leftMs: LeftMs): Promise<number> {
  let aligned = 0;
  for (const season of await listSeasons(context.db)) {
    if (!season.has_new_end) continue;
    const { label } = season;
    const today = clubDay(context.now());
    aligned += await forEachRow(
      membersOfSeason(context.db, label, 'held'),
      // A row with the right end costs no transaction, so that a run soon reaches what the one before it left.
      async (row) =>
        alignedMemberships(row.data().memberships, season, today) !== null &&
        alignOne(context, row.id, season, today),
      { name: 'members', leftMs },
    );
    if (leftMs() > 0) await markAligned(context, season);
  }
  return aligned;
}

function alignOne(
  { db }: ServerContext,
  id: string,
  season: SeasonRow,
  today: string,
): Promise<boolean> {
  return inTransaction(db, async (transaction) => {
    const member = await readMember(transaction, db, id);
    const memberships = member && alignedMemberships(member.memberships, season, today);
    if (!memberships) return false;
    transaction.update(personDoc(db, id), { ...withStanding(member, { memberships }, today) });
    return true;
  });
}

/**
 * Returns a person's memberships with the season's end as the last day of its own, and the day after it as the first day
 * of the one that follows and has not begun; null if they have that last day already, or ended before it.
 */
function alignedMemberships(
  memberships: readonly MembershipRow[],
  { label, ends }: SeasonRow,
  today: string,
): MembershipRow[] | null {
  const place = memberships.findIndex(
    (one) => one.season === label && !one.ended && one.valid_until !== ends,
  );
  if (place === -1) return null;
  return memberships.map((one, i) => {
    if (i === place) return { ...one, valid_until: ends };
    const follows = i === place + 1 && ends !== null && periodOn(one, today) === 'later';
    return follows ? { ...one, valid_from: dayAfter(ends) } : one;
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
