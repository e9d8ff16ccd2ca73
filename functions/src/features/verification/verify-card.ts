import { clubDay } from '@fanclub/contract/brand/club-day';
import type { RouteResponse } from '@fanclub/contract/http/route';
import {
  lineOn,
  type MembershipLine,
  membershipsOf,
  periodOn,
} from '@fanclub/contract/members/membership';
import { namesOnCard } from '@fanclub/contract/members/name-on-card';
import { seasonIdOf } from '@fanclub/contract/seasons/season';
import type { CardProof, verifyCard as route } from '@fanclub/contract/verification/routes';
import { AppError } from '#platform/app-error';
import { cardCodeOf, holderOf } from '#platform/card-code';
import type { ServerContext } from '#platform/context';
import { type ArchivedSeason, archivedSeasonDoc } from '#repositories/archived-seasons';
import type { Member } from '#repositories/member';
import { findMember } from '#repositories/members';
import type { MembershipRow } from '#repositories/person';
import { readTogether } from '#repositories/rows';
import { seasonDoc } from '#repositories/seasons';

/**
 * Returns what a card proves today. Throws `card_unknown` if the member was deleted or if the code is not one of
 * ours.
 */
export async function verifyCard(
  context: ServerContext,
  code: string,
): Promise<RouteResponse<typeof route>> {
  const holder = holderOf(context, code);
  const member = holder && (await findMember(context.db, holder.uid));
  if (!member) throw new AppError('card_unknown');
  const { season } = holder;
  const rows = await readTogether(context.db, {
    season: seasonDoc(context.db, seasonIdOf(season)),
    archived: member.season === season ? null : archivedSeasonDoc(context.db, holder.uid, season),
  });
  const seasonEnd = rows.season.data()?.ends ?? null;
  const today = clubDay(context.now());
  const card = cardOf(member, season, rows.archived?.data());
  const [first_name, last] = namesOnCard(card);
  const proof = proofOf(lineOn(member, today), { season, seasonEnd, today });
  const isWithdrawn = proof.state === 'withdrawn';
  return {
    ...proof,
    member_number: isWithdrawn ? null : member.member_number,
    member_since: isWithdrawn ? null : member.member_since,
    first_name,
    initial: [...last][0] ?? '',
    pack_type: card.pack_type,
    season,
  };
}

/**
 * Returns the data that the card of a season shows. They may come from the archived season, because a renewal may
 * have changed the package or the child.
 */
function cardOf(member: Member, season: string, archived?: ArchivedSeason) {
  const candidates = [...membershipsOf(member), archived?.membership, archived];
  const { pack_type } = candidates.find((one) => one?.season === season) ?? member;
  const { holder_first_name, holder_last_name } = archived?.holder_first_name ? archived : member;
  const { first_name, last_name } = member;
  return { first_name, last_name, holder_first_name, holder_last_name, pack_type };
}

/**
 * Returns what the card of a season proves today, and its first and last day. The card of an earlier season stays valid
 * until that season ends.
 */
function proofOf(
  line: MembershipLine<MembershipRow>,
  { season, seasonEnd, today }: { season: string; seasonEnd: string | null; today: string },
): { state: CardProof; valid_from: string | null; valid_until: string | null } {
  const memberships = membershipsOf(line);
  const own = memberships.find((one) => one.season === season);
  if (own) {
    const { valid_from, valid_until } = own;
    return { state: proofIn[periodOn(own, today)], valid_from, valid_until };
  }
  const isEarlier = memberships.some((one) => one.season > season);
  if (!isEarlier) return { state: 'withdrawn', valid_from: null, valid_until: null };
  const isOver = seasonEnd === null || seasonEnd < today;
  return { state: isOver ? 'ended' : 'valid', valid_from: null, valid_until: seasonEnd };
}

const proofIn = { valid: 'valid', later: 'later', lapsed: 'ended' } as const;

/**
 * Returns the code of a member's card: that of the running membership, or else of the last or the next one. Throws
 * `account_not_approved` for a member without a membership.
 */
export async function ownCardCode(context: ServerContext, member: Member) {
  const { id: uid } = member;
  const [membership] = membershipsOf(lineOn(member, clubDay(context.now())));
  if (!membership) throw new AppError('account_not_approved');
  const { season } = membership;
  return { code: cardCodeOf(context, { uid, season }), season };
}
