import type { OwnProfile } from '@fanclub/contract/members/profile';
import { renewalObstacle } from '@fanclub/contract/registration/renewal';
import type { PublicSettings } from '@fanclub/contract/settings/defaults';
import { isRegistrationClosed } from '@fanclub/contract/settings/is-registration-closed';
import { renewalDraft } from './renewal-draft.ts';
import { whoRenews } from './who-renews.ts';

/** The reason, shown on the page, why neither the member nor anybody of the family can renew now. */
export type NoRenewalReason = 'member' | 'waiting' | 'rejected' | 'noMembership' | 'closed';

/** Returns the reason why nobody can renew now; null if the member or a person of the family may renew. */
export function blockReason(
  member: OwnProfile,
  settings: Pick<PublicSettings, 'season' | 'enforce_deadline' | 'deadline_passed'>,
): NoRenewalReason | null {
  const { season } = settings;
  const isForOthers = whoRenews(member, season).family.length > 0;
  switch (isForOthers ? null : renewalObstacle(member, season)) {
    case 'applied':
      return appliedReasons[member.request_status];
    case 'waiting':
      return 'waiting';
    case 'no_membership':
      return 'noMembership';
    default:
      // A receipt that was uploaded before the deadline still counts; the server checks the time of the upload.
      return isRegistrationClosed(settings) && !renewalDraft(member).load()?.draft.receiptUrl
        ? 'closed'
        : null;
  }
}

const appliedReasons = { submitted: 'waiting', rejected: 'rejected', approved: 'member' } as const;
