import { clubDay } from '@fanclub/contract/brand/club-day';
import {
  lineOn,
  type MembershipLine,
  membershipsOf,
  standingOn,
} from '@fanclub/contract/members/membership';
import { dayBefore } from '@fanclub/contract/text/day';
import type { ServerContext } from '#platform/context';
import type { LeftMs } from '#platform/deadline';
import { inTransaction } from '#platform/firebase/in-transaction';
import { forEachRow } from '#repositories/expired-rows';
import type { Member, MemberDocument } from '#repositories/member';
import { memberDoc, membersWithOldStanding, readMember } from '#repositories/members';
import type { MembershipRow } from '#repositories/person';

type Standings = Pick<
  MemberDocument,
  'standing' | 'standing_until' | 'held_seasons' | 'first_season' | 'last_season'
>;

/**
 * Adds to a change of a member's memberships the fields by which queries find the member: the standing on this day, the
 * last day on which it holds, and the seasons. Every write of `membership` or `next_membership` goes through this
 * function.
 */
export function withStanding<Update extends Partial<MemberDocument>>(
  member: Member,
  update: Update,
  today: string,
): Update & Standings {
  const after = { ...member, ...update };
  // A decision gives or takes the membership of the present application. Those of earlier seasons stay.
  const earlier = member.held_seasons.filter((season) => season !== member.season);
  const line = membershipsOf(after).flatMap(({ season, renewed_from }) => [renewed_from, season]);
  const held_seasons = [...new Set([...earlier, ...line.flatMap((season) => season ?? [])])].sort();
  return {
    ...update,
    standing: standingOn(after, today),
    standing_until: standingUntil(after, today),
    held_seasons,
    first_season: held_seasons[0] ?? null,
    last_season: held_seasons.at(-1) ?? null,
  };
}

/** Returns the last day on which the memberships and the standing stay as they are; null if no day changes them. */
function standingUntil(line: MembershipLine<MembershipRow>, today: string): string | null {
  const { membership, next_membership: next } = lineOn(line, today);
  const days = [
    membership?.valid_from && dayBefore(membership.valid_from),
    membership?.valid_until,
    next?.valid_from && dayBefore(next.valid_from),
  ];
  return days.flatMap((day) => (day && day >= today ? [day] : [])).sort()[0] ?? null;
}

/**
 * Writes into the rows what has changed at midnight in the club's time zone: a membership that was approved early takes
 * its place in the row, and a membership that has ended no longer counts. Only queries depend on this, because code
 * that reads a row uses `lineOn`. A row that is up to date leaves the query, so a run may die, and two runs may work at
 * once. Returns how many rows changed.
 */
export async function refreshStandings(context: ServerContext, leftMs: LeftMs): Promise<number> {
  const today = clubDay(context.now());
  const refresh = ({ id }: { id: string }) => refreshOne(context, id, today);
  const rows = membersWithOldStanding(context.db, today);
  return forEachRow(rows, refresh, { name: 'members', leftMs });
}

function refreshOne({ db }: ServerContext, id: string, today: string): Promise<boolean> {
  return inTransaction(db, async (transaction) => {
    const member = await readMember(transaction, db, id);
    if (!member || member.standing_until === null || member.standing_until >= today) return false;
    const update = withStanding(member, lineOn(member, today), today);
    transaction.update(memberDoc(db, id), { ...update });
    return true;
  });
}
