import { familyMaxSize } from '@fanclub/contract/members/limits';
import type { OwnProfile } from '@fanclub/contract/members/profile';
import { isRegistrationClosed } from '@fanclub/contract/settings/is-registration-closed';
import type { PublicSettings } from '@fanclub/contract/settings/public-settings';
import { familyDraft } from './family-draft.ts';

/** Why nobody can be registered now, as the member is told. */
export type Stop = 'rejected' | 'full' | 'closed';

/** Null for whoever may register others. */
export function stopOf(
  member: OwnProfile,
  settings: Pick<PublicSettings, 'enforce_deadline' | 'deadline_passed'>,
): Stop | null {
  if (member.request_status === 'rejected' && !member.membership) return 'rejected';
  if (member.family.length >= familyMaxSize) return 'full';
  // A receipt that was sent in time still counts; the server looks at its hour.
  const isLate = isRegistrationClosed(settings) && !familyDraft(member).load()?.draft.receiptUrl;
  return isLate ? 'closed' : null;
}
