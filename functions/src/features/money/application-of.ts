import { pick } from '@fanclub/contract/members/by-name';
import { type ArchivedSeason, applicationFields } from '#repositories/archived-seasons';
import type { Member } from '#repositories/member';

/**
 * Returns the member with the fields of the application that has this number: the current application, or an archived
 * one that a renewal replaced. Null if the member has no such application. All functions for money accept the result.
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
