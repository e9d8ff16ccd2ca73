import { pick } from '@fanclub/contract/members/by-name';
import { type ArchivedSeason, applicationFields } from '#repositories/archived-seasons';
import type { Member } from '#repositories/member';

/**
 * The member as of the application with this number, which may be the present one or one that a renewal took
 * the place of; null where none of theirs has it. Money is reckoned of it as of any.
 */
export function applicationOf(
  member: Member,
  seasons: readonly ArchivedSeason[],
  requestNumber: string,
): Member | null {
  if (member.request_number === requestNumber) return member;
  const season = seasons.find(({ request_number }) => request_number === requestNumber);
  return season ? { ...member, ...pick(season, [...applicationFields, 'created_at']) } : null;
}
