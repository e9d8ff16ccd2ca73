import type { FamilyMember } from '@fanclub/contract/members/family';
import type { OwnProfile } from '@fanclub/contract/members/profile';
import { renewalObstacle } from '@fanclub/contract/registration/renewal';

/** Who can apply for a season now: the member if `self` is true, and these people of the family. */
export interface WhoRenews {
  self: boolean;
  family: FamilyMember[];
}

export const whoRenews = (member: OwnProfile, season: string): WhoRenews => ({
  self: renewalObstacle(member, season) === null,
  family: member.family.filter((person) => renewalObstacle(person, season) === null),
});
