import { pick } from '@fanclub/contract/members/by-name';
import { lineOn, type MembershipLine, membershipOn } from '@fanclub/contract/members/membership';
import { dayAfter } from '@fanclub/contract/text/day';
import type { Transaction } from 'firebase-admin/firestore';
import type { ServerContext } from '#platform/context';
import { timestampOf } from '#platform/time';
import { readEarlierMembership } from '#repositories/archived-seasons';
import type { Member } from '#repositories/member';
import type { MembershipRow } from '#repositories/person';
import { readSeasonEnd } from '#repositories/seasons';
import type { Decision } from './review-transitions.ts';

type Line = MembershipLine<MembershipRow>;

/**
 * Returns the memberships after a decision. An approval gives the requested membership until the end of its season. It
 * begins today or, while a membership of an earlier season is valid, on the day after that membership ends. The
 * rejection of an application that was not approved changes nothing. The rejection of an approved application removes
 * its membership, and restores the earlier membership that it had already replaced.
 */
export async function membershipAfter(
  { db }: Pick<ServerContext, 'db'>,
  transaction: Transaction,
  member: Member,
  decision: Decision,
  { now, today }: { now: Date; today: string },
): Promise<Line> {
  const { id, season, request_status } = member;
  const line = lineOn(member, today);
  // If staff have just set the end of a season, members' rows have it only after the next maintenance, so the end is
  // read from the season's row.
  const alignedLine = async ({ membership, next_membership }: Line): Promise<Line> => {
    if (!membership || membership.season === season) return { membership, next_membership };
    const ends = await readSeasonEnd(transaction, db, membership.season);
    const valid_until = ends ?? membership.valid_until;
    return { membership: { ...membership, valid_until }, next_membership };
  };
  if (decision === 'approve') {
    const given = {
      ...pick(member, ['season', 'pack_type', 'juventus_card']),
      since: timestampOf(now),
      valid_until: await readSeasonEnd(transaction, db, season),
    };
    return lineWith(await alignedLine(line), given, today);
  }
  if (request_status !== 'approved') return line;
  if (line.next_membership?.season === season) return { ...line, next_membership: null };
  const before = line.membership?.renewed_from ?? null;
  const membership =
    before === null ? null : await readEarlierMembership(transaction, db, id, before);
  return { membership, next_membership: null };
}

/** Adds a membership to the earlier ones. The added one begins after the running one if it is valid for longer. */
export function lineWith(
  line: Line,
  given: Omit<MembershipRow, 'valid_from' | 'renewed_from'>,
  today: string,
): Line {
  const running = membershipOn(line, today);
  const end = running && running.season < given.season ? running.valid_until : null;
  if (end !== null && (given.valid_until === null || end < given.valid_until)) {
    const renewed_from = running?.season ?? null;
    return {
      membership: running,
      next_membership: { ...given, valid_from: dayAfter(end), renewed_from },
    };
  }
  const before = line.membership?.season ?? null;
  const renewed_from = before === given.season ? null : before;
  // A membership that is approved after the end of its season is valid only on the season's last day.
  const { valid_until: last } = given;
  const valid_from = last !== null && last < today ? last : today;
  return { membership: { ...given, valid_from, renewed_from }, next_membership: null };
}
