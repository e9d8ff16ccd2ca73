import type { RouteResponse } from '@fanclub/contract/http/route';
import { namesOnCard } from '@fanclub/contract/members/name-on-card';
import { seasonIdOf } from '@fanclub/contract/seasons/season';
import { dayIn } from '@fanclub/contract/text/day';
import type { CardProof, verifyCard as route } from '@fanclub/contract/verification/routes';
import { AppError } from '#platform/app-error';
import { cardCodeOf, holderOf } from '#platform/card-code';
import type { ServerContext } from '#platform/context';
import { type ArchivedSeason, archivedSeasonDoc } from '#repositories/archived-seasons';
import type { Member } from '#repositories/member';
import { findMember } from '#repositories/members';
import {
  parseRegistrationSettings,
  registrationSettingsDoc,
} from '#repositories/registration-settings';
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
    settings: registrationSettingsDoc(context.db),
    season: seasonDoc(context.db, seasonIdOf(season)),
    archived: member.season === season ? null : archivedSeasonDoc(context.db, holder.uid, season),
  });
  const { deadlineZone } = parseRegistrationSettings(rows.settings);
  const seasonEnd = rows.season.data()?.ends ?? null;
  const today = dayIn(deadlineZone, context.now());
  const card = cardOf(member, season, rows.archived?.data());
  const [first_name, last] = namesOnCard(card);
  return {
    ...proofOf(member.membership, { season, seasonEnd, today }),
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
  const candidates = [member.membership, archived?.membership, archived];
  const { pack_type } = candidates.find((one) => one?.season === season) ?? member;
  const { holder_first_name, holder_last_name } = archived?.holder_first_name ? archived : member;
  const { first_name, last_name } = member;
  return { first_name, last_name, holder_first_name, holder_last_name, pack_type };
}

/**
 * Returns whether the card of a season is valid today, and until when. The card of an earlier season stays valid
 * until that season ends, so that a member who has renewed early can still use it.
 */
function proofOf(
  membership: Member['membership'],
  { season, seasonEnd, today }: { season: string; seasonEnd: string | null; today: string },
): { state: CardProof; valid_until: string | null } {
  if (!membership || membership.season < season) return { state: 'withdrawn', valid_until: null };
  const isLater = membership.season > season;
  const last = isLater ? seasonEnd : membership.valid_until;
  const isOver = last === null ? isLater : last < today;
  return { state: isOver ? 'ended' : 'valid', valid_until: last };
}

/** Returns the code of a member's card. Throws `account_not_approved` for a member without a membership. */
export function ownCardCode(context: ServerContext, { id: uid, membership }: Member) {
  if (!membership) throw new AppError('account_not_approved');
  const { season } = membership;
  return { code: cardCodeOf(context, { uid, season }), season };
}
