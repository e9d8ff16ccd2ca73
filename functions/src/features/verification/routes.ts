import { clubDay } from '@fanclub/contract/club/club-day';
import { lineOf, membershipsOf } from '@fanclub/contract/members/membership';
import { nameOnCard } from '@fanclub/contract/members/name-on-card';
import type * as contract from '@fanclub/contract/verification/routes';
import type { ShownMembership } from '@fanclub/contract/verification/routes';
import { type Wallet, wallets } from '@fanclub/contract/wallets/wallets';
import { requireOwnOrWard } from '#features/members/own-or-ward';
import { asMember } from '#features/members/profile-policy';
import type { Caller } from '#pipeline/caller';
import type { HandlersOf } from '#pipeline/handler';
import { cardCodeOf } from '#platform/card-code';
import type { ServerContext } from '#platform/context';
import { findFamilyOf } from '#repositories/families';
import type { PersonOnly } from '#repositories/member';
import { ownCardCode, verifyCard } from './verify-card.ts';

export const verificationHandlers: HandlersOf<typeof contract> = {
  verifyCard: ({ context, body }) => verifyCard(context, body.code),
  ownCardCode: async ({ context, caller, query }) =>
    ownCardCode(context, await requireOwnOrWard(context, caller, query.for)),
  ownMemberships: ({ context, caller }) => ownMemberships(context, caller),
};

/**
 * Lists the memberships that a member can show, each in its own period: first the member's own, then those of the
 * dependants. Applications without a membership are not included.
 */
async function ownMemberships(context: ServerContext, caller: Caller) {
  const { member } = asMember(caller);
  const family = await findFamilyOf(context.db, member);
  const today = clubDay(context.now());
  const { applePass, googleWallet } = context.environment;
  const offered: Record<Wallet, boolean> = { apple: !!applePass, google: !!googleWallet };
  return {
    memberships: [member, ...family].flatMap((one) => shownMemberships(context, one, today)),
    wallets: wallets.filter((wallet) => offered[wallet]),
  };
}

function shownMemberships(
  context: Pick<ServerContext, 'keyedHash'>,
  member: PersonOnly,
  today: string,
): ShownMembership[] {
  const { id, member_number, member_since } = member;
  return membershipsOf(lineOf(member.memberships, today)).map((membership) => {
    const { season, pack_type, valid_from, valid_until } = membership;
    const name = nameOnCard({ ...member, pack_type });
    const code = cardCodeOf(context, { uid: id, season });
    return {
      id,
      name,
      pack_type,
      season,
      valid_from,
      valid_until,
      member_number,
      member_since,
      code,
    };
  });
}
