import { familyMaxSize } from '@fanclub/contract/members/limits';
import type { OwnProfile } from '@fanclub/contract/members/profile';
import type { PublicSettings } from '@fanclub/contract/settings/defaults';
import { isRegistrationClosed } from '@fanclub/contract/settings/is-registration-closed';
import InfoIcon from '@mui/icons-material/InfoOutlined';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, Link as RouterLink } from 'react-router-dom';
import { settingsQuery } from '#api/use-settings.ts';
import { paths } from '#config/paths.ts';
import { profileQuery } from '#member/profile-query.ts';
import { useSession } from '#session/use-session.ts';
import { discardFamily } from '#store/member-draft.ts';
import { ErrorState, MessageState } from '#ui/message-state.tsx';
import { PageLayout } from '#ui/page-layout.tsx';
import { Loading, TextSkeleton } from '#ui/skeletons.tsx';
import { firstPage, renewalSteps } from './draft/pages.ts';
import { searchOf, usePage } from './draft/use-page.ts';
import { familyDraft } from './family/family-draft.ts';
import { useAdding } from './family/use-adding.ts';
import { Wizard } from './wizard/wizard.tsx';
import { WizardLayout } from './wizard/wizard-layout.tsx';

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
  const { user, isSignedIn } = useSession();
  if (!isSignedIn || !user) return <Navigate to={paths.login.build({ to: 'addFamily' })} replace />;
  if (user.is_admin || user.special) return <Navigate to={paths.ownProfile.build()} replace />;
  return <FamilyLoader key={user.id} userId={user.id} />;
}

function FamilyLoader({ userId }: { userId: string }) {
  const profile = useQuery(profileQuery(userId));
  const settings = useQuery(settingsQuery);
  // After sending, the profile is loaded again. It includes the new people and may give a reason to block the form,
  // but the form stays on screen until the profile page opens.
  const [isSent, setSent] = useState(false);
  if (profile.data && settings.data) {
    const reason = blockReason(profile.data, settings.data);
    if (reason && !isSent) return <NoAdding reason={reason} />;
    return <Adding member={profile.data} onSent={() => setSent(true)} />;
  }
  const failed = [profile, settings].find(({ error }) => error);
  return (
    <PageLayout width="form">
      {failed ? (
        <ErrorState error={failed.error} onRetry={() => failed.refetch()} />
      ) : (
        <Loading isWholePage>
          <TextSkeleton lines={6} />
        </Loading>
      )}
    </PageLayout>
  );
}

/** Shows the reason why the member can register nobody now, with a link to the profile. */
function NoAdding({ reason }: { reason: NoAddingReason }) {
  const { t } = useTranslation('family');
  return (
    <PageLayout width="text">
      <MessageState
        role="status"
        icon={<InfoIcon />}
        title={t(`stop.${reason}.title`)}
        text={t(`stop.${reason}.text`, { most: familyMaxSize })}
        action={
          <Button component={RouterLink} to={paths.ownProfile.build()} variant="contained">
            {t('toProfile')}
          </Button>
        }
      />
    </PageLayout>
  );
}

function Adding({ member, onSent }: { member: OwnProfile; onSent: () => void }) {
  const { page, goTo } = usePage(true);
  useState(() => forgetSent(member));
  const application = useAdding(member, onSent);
  if (page === 'tracking') return <Navigate to={{ search: searchOf(firstPage) }} replace />;
  return (
    <WizardLayout page={page} steps={renewalSteps} onBackTo={goTo}>
      <Wizard application={application} />
    </WizardLayout>
  );
}

/**
 * Discards the draft if the profile shows that it was already sent and only the response was lost, so that
 * the form starts empty.
 */
function forgetSent(member: OwnProfile): void {
  const number = familyDraft(member).load()?.draft.request_number;
  if (member.family.some(({ request_number }) => request_number === number)) discardFamily();
}
