import type { ShownAccount } from '@fanclub/contract/members/account';
import { balanceOf, type OpenDue } from '@fanclub/contract/money/account';
import type { Timestamp } from '#platform/time';
import type { Member } from '#repositories/member';

const present = (due: OpenDue<Timestamp>): OpenDue => ({
  ...due,
  since: due.since.toDate().toISOString(),
});

/** Presents a member's account: the balance, and for each application what is open or was paid too much. */
export function presentAccount(member: Pick<Member, 'open_dues' | 'over_dues'>): ShownAccount {
  return {
    balance: balanceOf(member),
    open_dues: member.open_dues.map(present),
    over_dues: member.over_dues.map(present),
  };
}
