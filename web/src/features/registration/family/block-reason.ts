import { familyMaxSize } from '@fanclub/contract/members/limits';
import type { OwnProfile } from '@fanclub/contract/members/profile';
import type { PublicSettings } from '@fanclub/contract/settings/defaults';
import { isRegistrationClosed } from '@fanclub/contract/settings/is-registration-closed';
import { familyDraft } from './family-draft.ts';

/** The reason why the member can register nobody now, which the page shows. */
export type NoAddingReason = 'rejected' | 'full' | 'closed';

/** Returns the reason why the member may not register others now; null if the member may. */
export function blockReason(
  member: OwnProfile,
  settings: Pick<PublicSettings, 'enforce_deadline' | 'deadline_passed'>,
): NoAddingReason | null {
  if (member.request_status === 'rejected' && !member.membership) return 'rejected';
  if (member.family.length >= familyMaxSize) return 'full';
  // A receipt that was uploaded before the deadline still counts; the server checks the time of the upload.
  const isLate = isRegistrationClosed(settings) && !familyDraft(member).load()?.draft.receiptUrl;
  return isLate ? 'closed' : null;
}
