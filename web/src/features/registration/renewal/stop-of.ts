import type { OwnProfile } from '@fanclub/contract/members/profile';
import { renewalObstacle } from '@fanclub/contract/registration/renewal';
import { isRegistrationClosed } from '@fanclub/contract/settings/is-registration-closed';
import type { PublicSettings } from '@fanclub/contract/settings/public-settings';
import { renewalDraft } from './renewal-draft.ts';
import { whoRenews } from './who-renews.ts';

/** Why there is nothing to fill in now, as its member is told. */
export type Stop = 'member' | 'waiting' | 'rejected' | 'noMembership' | 'owedBack' | 'closed';

/** Null for whoever may renew, or has somebody of the family who may. */
export function stopOf(
  member: OwnProfile,
  settings: Pick<PublicSettings, 'season' | 'enforce_deadline' | 'deadline_passed'>,
): Stop | null {
  const { season } = settings;
  const isForOthers = whoRenews(member, season).family.length > 0;
  switch (isForOthers ? null : renewalObstacle(member, season)) {
    case 'applied':
      return appliedStops[member.request_status];
    case 'waiting':
      return 'waiting';
    case 'no_membership':
      return 'noMembership';
    case 'owed_back':
      return 'owedBack';
    default:
      // A receipt that was sent in time still counts; the server looks at its hour.
      return isRegistrationClosed(settings) && !renewalDraft(member).load()?.draft.receiptUrl
        ? 'closed'
        : null;
  }
}

const appliedStops = { submitted: 'waiting', rejected: 'rejected', approved: 'member' } as const;
