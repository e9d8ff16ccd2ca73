import { type Profile, profileQuery } from '#member/profile-query.ts';

/** Who looks at a profile: the member or the guardian, who can change it, or an admin, who can only read it. */
export type Viewer = 'self' | 'guardian' | 'admin';

type Whose = Pick<Profile, 'id' | 'guardian_id'>;

/**
 * Returns the query that says whose data a call is about: `for` with the id of a dependant, or an empty query for the
 * member's own profile.
 */
export const forWhom = ({ id, guardian_id }: Whose): { for?: string } =>
  guardian_id ? { for: id } : {};

/**
 * Returns the query key of the guardian's profile, which lists the people of the family. Empty if there is no
 * guardian.
 */
export const guardiansOf = ({ guardian_id }: Whose) =>
  guardian_id ? [profileQuery(guardian_id).queryKey] : [];

/** Returns the query keys of the profiles that a change to this profile makes out of date. */
export const profilesOf = (profile: Whose) => [
  profileQuery(profile.id).queryKey,
  ...guardiansOf(profile),
];
