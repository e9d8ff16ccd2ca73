import { type Profile, profileQuery } from '#member/profile-query.ts';

type Whose = Pick<Profile, 'id' | 'guardian_id'>;

/**
 * Query parameters that name the member of a call: a guardian names the person, everybody else needs no
 * parameter.
 */
export const forWhom = ({ id, guardian_id }: Whose): { for?: string } =>
  guardian_id ? { for: id } : {};

/** Query keys of the guardian's profile, which lists the people of the family too; empty without a guardian. */
export const guardiansOf = ({ guardian_id }: Whose) =>
  guardian_id ? [profileQuery(guardian_id).queryKey] : [];

/** Query keys of the profiles that a change to this one makes out of date. */
export const profilesOf = (profile: Whose) => [
  profileQuery(profile.id).queryKey,
  ...guardiansOf(profile),
];
