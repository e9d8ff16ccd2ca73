import { clubToday } from '@fanclub/contract/club/club-day';
import { pick } from '@fanclub/contract/members/by-name';
import { isEverValid, lineOf, periodOn } from '@fanclub/contract/members/membership';
import type { EndReason } from '@fanclub/contract/members/membership-schema';
import { dayAfter } from '@fanclub/contract/text/day';
import type { Transaction } from 'firebase-admin/firestore';
import type { ServerContext } from '#platform/context';
import { timestampOf } from '#platform/time';
import type { ApplicationFields } from '#repositories/application';
import type { Member } from '#repositories/member';
import type { MembershipRow, PersonFields } from '#repositories/person';
import { readSeasonEnd } from '#repositories/seasons';
import type { Decision } from './review-transitions.ts';

type Memberships = PersonFields['memberships'];
type Approved = Pick<
  ApplicationFields,
  'request_number' | 'season' | 'pack_type' | 'juventus_card'
>;

/**
 * Returns the memberships after a decision. An approval gives the requested membership until the end of its season. It
 * begins today or, while an earlier membership has not ended, on the day after the end of that one. A rejection takes
 * away the membership of this application, if it has one; all others stay.
 */
export async function membershipsAfter(
  { db }: Pick<ServerContext, 'db'>,
  transaction: Transaction,
  person: Pick<PersonFields, 'memberships'>,
  application: Approved,
  decision: Decision,
  { now, today }: { now: Date; today: string },
): Promise<Memberships> {
  const { request_number, season } = application;
  const others = person.memberships.filter((one) => one.request_number !== request_number);
  if (decision === 'reject') return others;
  const last = others.at(-1);
  // If staff have just set the end of a season, members' rows have it only after the next maintenance, so the end is
  // read from the season's row.
  const ends = last && !last.ended && (await readSeasonEnd(transaction, db, last.season));
  const aligned = ends ? others.with(-1, { ...last, valid_until: ends }) : others;
  const given = {
    ...pick(application, ['request_number', 'season', 'pack_type', 'juventus_card']),
    since: timestampOf(now),
    valid_until: await readSeasonEnd(transaction, db, season),
  };
  return withMembership(aligned, given, today);
}

/** Adds a membership to the earlier ones. It begins after the last of them if that has not ended and ends earlier. */
export function withMembership(
  memberships: Memberships,
  given: Omit<MembershipRow, 'valid_from' | 'holder' | 'ended' | 'end_reason'>,
  today: string,
): Memberships {
  const last = memberships.findLast(isEverValid);
  const isOver = !last || last.season > given.season || periodOn(last, today) === 'lapsed';
  const end = isOver ? null : last.valid_until;
  const follows = end !== null && (given.valid_until === null || end < given.valid_until);
  // A membership that is approved after the end of its season is valid only on the season's last day.
  const { valid_until: until } = given;
  const first = until !== null && until < today ? until : today;
  const valid_from = follows ? dayAfter(end) : first;
  return [...memberships, { ...given, valid_from, holder: null, ended: null, end_reason: null }];
}

/**
 * Returns the memberships after an early end: those that have not ended by then get this last day. One that would begin
 * later is never valid.
 */
export function endedMemberships(
  memberships: Memberships,
  { day, reason }: { day: string; reason: EndReason },
): Memberships {
  return memberships.map((one) => {
    if (one.ended || periodOn(one, day) === 'lapsed') return one;
    return { ...one, valid_until: day, ended: pick(one, ['valid_until']), end_reason: reason };
  });
}

/** Returns the memberships as they were before the last early end. An end before that one stays. */
export function resumedMemberships(memberships: Memberships): Memberships {
  const last = memberships.at(-1)?.valid_until;
  return memberships.map((one) =>
    one.ended && one.valid_until === last
      ? { ...one, ...one.ended, ended: null, end_reason: null }
      : one,
  );
}

/** Returns the memberships before another application takes the place of the present one, which may name another child. */
export function finishedMemberships(member: Member): Memberships {
  const { request_number, holder_first_name, holder_last_name } = member;
  const holder = holder_first_name ? { holder_first_name, holder_last_name } : null;
  return member.memberships.map((one) =>
    one.request_number === request_number ? { ...one, holder } : one,
  );
}

/**
 * Returns the memberships of two people who are one person, one for each season. Of two of a season, that of the
 * application with this number is kept, with the first day of both, and with a club card if one of them has it. An early
 * end holds for the person, but not for a membership that began after it.
 */
export function joinedMemberships(memberships: Memberships, number: string): Memberships {
  const inOrder = memberships.toSorted(
    (one, other) =>
      one.season.localeCompare(other.season) ||
      (one.valid_from ?? '').localeCompare(other.valid_from ?? ''),
  );
  const seasons = Map.groupBy(inOrder, ({ season }) => season);
  return [...seasons.values()].map((all) =>
    all.reduce((one, next) => {
      const kept = next.request_number === number ? next : one;
      const isOver = periodOn(one, next.valid_from ?? '') === 'lapsed';
      const last = isOver ? next : ([one, next].find(({ ended }) => ended) ?? kept);
      return {
        ...kept,
        valid_from: one.valid_from,
        juventus_card: one.juventus_card || next.juventus_card,
        ...pick(last, ['valid_until', 'ended', 'end_reason']),
      };
    }),
  );
}

/** Returns the member with the memberships that today shows. */
export const withLine = (member: Member) => ({
  ...member,
  ...lineOf(member.memberships, clubToday()),
});
