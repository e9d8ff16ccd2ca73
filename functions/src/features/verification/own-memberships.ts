import { nameOnCard } from '@fanclub/contract/members/name-on-card';
import type { ShownMembership } from '@fanclub/contract/verification/routes';
import { type Wallet, wallets } from '@fanclub/contract/wallets/wallets';
import { asMember } from '#features/members/profile-policy';
import type { Caller } from '#pipeline/caller';
import { cardCodeOf } from '#platform/card-code';
import type { ServerContext } from '#platform/context';
import { findDependants } from '#repositories/families';
import type { Member } from '#repositories/member';

/**
 * Lists the memberships that a member can show: the own one first, then those of the family. Applications are
 * not included.
 */
export async function ownMemberships(context: ServerContext, caller: Caller) {
  const { member } = asMember(caller);
  const family = member.has_family ? await findDependants(context.db, member.id) : [];
  const { applePass, googleWallet } = context.environment;
  const offered: Record<Wallet, boolean> = { apple: !!applePass, google: !!googleWallet };
  return {
    memberships: [member, ...family].flatMap((one) => shownMembership(context, one)),
    wallets: wallets.filter((wallet) => offered[wallet]),
  };
}

function shownMembership(
  context: Pick<ServerContext, 'keyedHash'>,
  member: Member,
): ShownMembership[] {
  const { id, membership } = member;
  if (!membership) return [];
  const { season, pack_type, valid_until } = membership;
  const name = nameOnCard({ ...member, pack_type });
  const code = cardCodeOf(context, { uid: id, season });
  return [{ id, name, pack_type, season, valid_until, code }];
}
