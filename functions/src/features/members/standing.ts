import { clubDay } from '@fanclub/contract/club/club-day';
import { isEverValid, lineOf, standingOn } from '@fanclub/contract/members/membership';
import { dayBefore } from '@fanclub/contract/text/day';
import type { ServerContext } from '#platform/context';
import type { LeftMs } from '#platform/deadline';
import { inTransaction } from '#platform/firebase/in-transaction';
import { forEachRow } from '#repositories/expired-rows';
import type { MemberDocument } from '#repositories/member';
import { membersWithOldStanding } from '#repositories/member-lists';
import { personDoc, readMember } from '#repositories/members';
import type { MembershipRow, PersonFields } from '#repositories/person';

type Standings = Pick<
  PersonFields,
  'standing' | 'standing_until' | 'held_seasons' | 'first_season' | 'last_season'
>;

/**
 * Adds to a change of a member's memberships the fields by which queries find the member: the standing on this day, the
 * last day on which it holds, and the seasons. Every write of `memberships` goes through this function.
 */
export function withStanding<Update extends Partial<MemberDocument>>(
  person: Pick<PersonFields, 'memberships'>,
  update: Update,
  today: string,
): Update & Standings {
  const { memberships } = { ...person, ...update };
  const held = memberships.filter(isEverValid);
  const held_seasons = [...new Set(held.map(({ season }) => season))].sort();
  return {
    ...update,
    standing: standingOn(lineOf(memberships, today), today),
    standing_until: standingUntil(memberships, today),
    held_seasons,
    first_season: held_seasons[0] ?? null,
    last_season: held_seasons.at(-1) ?? null,
  };
}

/** Returns the last day on which the memberships and the standing stay as they are; null if no day changes them. */
function standingUntil(memberships: readonly MembershipRow[], today: string): string | null {
  const { membership, next_membership: next } = lineOf(memberships, today);
  const days = [
    membership?.valid_from && dayBefore(membership.valid_from),
    membership?.valid_until,
    next?.valid_from && dayBefore(next.valid_from),
  ];
  return days.flatMap((day) => (day && day >= today ? [day] : [])).sort()[0] ?? null;
}

/**
 * Writes into the rows what has changed at midnight in the club's time zone: a membership that was approved early
 * counts, and a membership that has ended no longer does. Only queries depend on this, because code that reads a row
 * uses `lineOf`. A row that is up to date leaves the query, so a run may die, and two runs may work at once. Returns how
 * many rows changed.
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
    const update = withStanding(member, {}, today);
    transaction.update(personDoc(db, id), { ...update });
    return true;
  });
}
