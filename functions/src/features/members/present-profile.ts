import type { OwnProfile } from '@fanclub/contract/members/profile';
import { presentAccount } from '#features/dues/present-account';
import type { Caller } from '#pipeline/caller';
import type { ServerContext } from '#platform/context';
import type { Member } from '#repositories/member';
import { presentDependants } from './present-family.ts';
import { presentMember } from './present-member.ts';

/**
 * Presents a profile with the member's dependants. `is_admin` tells whether the caller is an admin, whoever the
 * profile is about.
 */
export async function presentProfile(
  { db }: Pick<ServerContext, 'db'>,
  member: Member,
  caller: Caller,
): Promise<OwnProfile> {
  const { terms = null, privacy = null } = member.legal_record?.versions ?? {};
  return {
    ...presentMember(member),
    is_admin: caller.kind === 'admin',
    agreed_versions: { terms, privacy },
    account: presentAccount(member),
    family: await presentDependants(db, member),
  };
}
