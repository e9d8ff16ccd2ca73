import { clubDay } from '@fanclub/contract/club/club-day';
import type { RouteResponse } from '@fanclub/contract/http/route';
import { lineOf, membershipsOf, periodOn } from '@fanclub/contract/members/membership';
import { namesOnCard } from '@fanclub/contract/members/name-on-card';
import type { CardProof, verifyCard as route } from '@fanclub/contract/verification/routes';
import { AppError } from '#platform/app-error';
import { cardCodeOf, holderOf } from '#platform/card-code';
import type { ServerContext } from '#platform/context';
import type { PersonOnly } from '#repositories/member';
import { findPerson } from '#repositories/members';
import type { MembershipRow } from '#repositories/person';

/**
 * Returns what a card proves today. Throws `card_unknown` if the member was deleted or if the code is not one of
 * ours.
 */
export async function verifyCard(
  context: ServerContext,
  code: string,
): Promise<RouteResponse<typeof route>> {
  const holder = holderOf(context, code);
  const member = holder && (await findPerson(context.db, holder.uid));
  if (!member) throw new AppError('card_unknown');
  const { season } = holder;
  const membership = member.memberships.find((one) => one.season === season);
  // A renewal may have changed the package or the child.
  const card = {
    ...member,
    ...membership?.holder,
    pack_type: (membership ?? member.latest).pack_type,
  };
  const [first_name, last] = namesOnCard(card);
  const proof = proofOf(membership, clubDay(context.now()));
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

/** Returns what the card of a membership proves on a day, and the first and last day of the membership. */
function proofOf(
  membership: MembershipRow | undefined,
  day: string,
): { state: CardProof; valid_from: string | null; valid_until: string | null } {
  if (!membership) return { state: 'withdrawn', valid_from: null, valid_until: null };
  const { valid_from, valid_until } = membership;
  return { state: proofIn[periodOn(membership, day)], valid_from, valid_until };
}

const proofIn = { valid: 'valid', later: 'later', lapsed: 'ended' } as const;

/**
 * Returns the code of a member's card: that of the running membership, or else of the last or the next one. Throws
 * `account_not_approved` for a member without a membership.
 */
export async function ownCardCode(context: ServerContext, member: PersonOnly) {
  const { id: uid } = member;
  const [membership] = membershipsOf(lineOf(member.memberships, clubDay(context.now())));
  if (!membership) throw new AppError('account_not_approved');
  const { season } = membership;
  return { code: cardCodeOf(context, { uid, season }), season };
}
