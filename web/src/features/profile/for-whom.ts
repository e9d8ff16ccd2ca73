import { type Profile, profileQuery } from '#member/profile-query.ts';

type Whose = Pick<Profile, 'id' | 'guardian_id'>;

/** For whom a call is made: who answers for somebody names them, everybody else calls for themselves. */
export const forWhom = ({ id, guardian_id }: Whose): { for?: string } =>
  guardian_id ? { for: id } : {};

/** The guardian's profile, which tells of somebody of the family too, as a query. */
export const guardiansOf = ({ guardian_id }: Whose) =>
  guardian_id ? [profileQuery(guardian_id).queryKey] : [];

/** The profiles that a change to this one makes untrue. */
export const profilesOf = (profile: Whose) => [
  profileQuery(profile.id).queryKey,
  ...guardiansOf(profile),
];
