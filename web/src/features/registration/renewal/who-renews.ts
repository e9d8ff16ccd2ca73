import type { FamilyMember } from '@fanclub/contract/members/family';
import type { OwnProfile } from '@fanclub/contract/members/profile';
import { renewalObstacle } from '@fanclub/contract/registration/renewal';

/** The member, if `self`, and the people of the family who can apply for a season now. */
export interface WhoRenews {
  self: boolean;
  family: FamilyMember[];
}

export const whoRenews = (member: OwnProfile, season: string): WhoRenews => ({
  self: renewalObstacle(member, season) === null,
  family: member.family.filter((person) => renewalObstacle(person, season) === null),
});
