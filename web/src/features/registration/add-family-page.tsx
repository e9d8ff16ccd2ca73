import { familyMaxSize } from '@fanclub/contract/members/limits';
import type { OwnProfile } from '@fanclub/contract/members/profile';
import type { PublicSettings } from '@fanclub/contract/settings/defaults';
import { isRegistrationClosed } from '@fanclub/contract/settings/is-registration-closed';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '#config/paths.ts';
import { discardFamily } from '#store/member-draft.ts';
import { usePage } from './draft/use-page.ts';
import { familyDraft } from './family/family-draft.ts';
import { useAdding } from './family/use-adding.ts';
import { OwnWizard, OwnWizardPage, StoppedWizard } from './own-wizard.tsx';

/** The reason why the member can register nobody now, which the page shows. */
type NoAddingReason = 'rejected' | 'full' | 'closed';

/** Returns the reason why the member may not register others now; null if the member may. */
function blockReason(
  member: OwnProfile,
  settings: Pick<PublicSettings, 'enforce_deadline' | 'deadline_passed'>,
): NoAddingReason | null {
  if (member.request_status === 'rejected' && !member.membership) return 'rejected';
  if (member.family.length >= familyMaxSize) return 'full';
  // A receipt that was uploaded before the deadline still counts; the server checks the time of the upload.
  const isLate = isRegistrationClosed(settings) && !familyDraft(member).load()?.draft.receiptUrl;
  return isLate ? 'closed' : null;
}

/**
 * The page on which a member registers people of their family: the people's data, one payment and a review.
 */
export default function AddFamilyPage() {
  const { t } = useTranslation('family');
  return (
    <OwnWizardPage
      login={paths.login.build({ to: 'addFamily' })}
      blockReason={blockReason}
      renderStop={(reason) => (
        <StoppedWizard
          title={t(`stop.${reason}.title`)}
          text={t(`stop.${reason}.text`, { most: familyMaxSize })}
        />
      )}
      renderWizard={(member, _, onSent) => <Adding member={member} onSent={onSent} />}
    />
  );
}

function Adding({ member, onSent }: { member: OwnProfile; onSent: () => void }) {
  const pages = usePage(true);
  useState(() => forgetSent(member));
  return <OwnWizard application={useAdding(member, onSent)} {...pages} />;
}

/**
 * Discards the draft if the profile shows that it was already sent and only the response was lost, so that
 * the form starts empty.
 */
function forgetSent(member: OwnProfile): void {
  const number = familyDraft(member).load()?.draft.request_number;
  if (member.family.some(({ request_number }) => request_number === number)) discardFamily();
}
