import type { OwnProfile } from '@fanclub/contract/members/profile';
import { renewalObstacle } from '@fanclub/contract/registration/renewal';
import type { PublicSettings } from '@fanclub/contract/settings/defaults';
import { isRegistrationClosed } from '@fanclub/contract/settings/is-registration-closed';
import InfoIcon from '@mui/icons-material/InfoOutlined';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, Link as RouterLink, useSearchParams } from 'react-router-dom';
import { settingsQuery } from '#api/use-settings.ts';
import { paths } from '#config/paths.ts';
import { profileQuery } from '#member/profile-query.ts';
import { useSession } from '#session/use-session.ts';
import { ErrorState, MessageState } from '#ui/message-state.tsx';
import { PageLayout } from '#ui/page-layout.tsx';
import { Loading, TextSkeleton } from '#ui/skeletons.tsx';
import { firstPage, renewalSteps } from './draft/pages.ts';
import { searchOf, usePage } from './draft/use-page.ts';
import { forgetSent, renewalDraftStore } from './renewal/renewal-draft.ts';
import { useRenewing } from './renewal/use-renewing.ts';
import { whoRenews } from './renewal/who-renews.ts';
import { Wizard } from './wizard/wizard.tsx';
import { WizardLayout } from './wizard/wizard-layout.tsx';

/** The reason, shown on the page, why neither the member nor anybody of the family can renew now. */
type NoRenewalReason = 'member' | 'waiting' | 'rejected' | 'noMembership' | 'closed';

/** Returns the reason why nobody can renew now; null if the member or a person of the family may renew. */
function blockReason(
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
      return isRegistrationClosed(settings) && !renewalDraftStore(member).load()?.draft.receiptUrl
        ? 'closed'
        : null;
  }
}

const appliedReasons = { submitted: 'waiting', rejected: 'rejected', approved: 'member' } as const;

/**
 * The page on which a member applies for the current season. It has the pages of a registration, prefilled
 * with the member's data.
 */
export default function RenewPage() {
  const { user, isSignedIn } = useSession();
  const [search] = useSearchParams();
  if (!isSignedIn || !user) {
    // The promo code of a link is passed to the login, which passes it back to this page.
    const promo = search.get('promo');
    const login = paths.login.build({ to: 'renew', ...(promo && { promo }) });
    return <Navigate to={login} replace />;
  }
  if (user.is_admin || user.special) return <Navigate to={paths.ownProfile.build()} replace />;
  return <RenewalLoader key={user.id} userId={user.id} />;
}

function RenewalLoader({ userId }: { userId: string }) {
  const profile = useQuery(profileQuery(userId));
  // The default settings are not used here, because they may name another season.
  const settings = useQuery(settingsQuery);
  // After sending, the profile is loaded again. It includes the renewal and gives a reason to block the form, but the
  // form stays on screen until the profile page opens.
  const [isSent, setSent] = useState(false);
  if (profile.data && settings.data) {
    const reason = blockReason(profile.data, settings.data);
    if (reason && !isSent) return <NoRenewal reason={reason} member={profile.data} />;
    const { season } = settings.data;
    return <Renewal member={profile.data} season={season} onSent={() => setSent(true)} />;
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

/** Shows the reason why nobody can renew now, with a link to the profile. */
function NoRenewal({ reason, member }: { reason: NoRenewalReason; member: OwnProfile }) {
  const { t } = useTranslation('renewal');

  useEffect(() => forgetSent(member), [member]);

  const season = member.membership?.season ?? member.season;
  return (
    <PageLayout width="text">
      <MessageState
        role="status"
        icon={<InfoIcon />}
        title={t(`stop.${reason}.title`, { season })}
        text={t(`stop.${reason}.text`)}
        action={
          <Button component={RouterLink} to={paths.ownProfile.build()} variant="contained">
            {t('toProfile')}
          </Button>
        }
      />
    </PageLayout>
  );
}

interface RenewalProps {
  member: OwnProfile;
  /** The season for which the member applies. */
  season: string;
  onSent: () => void;
}

/** The wizard of a renewal. It has no tracking page, because the profile opens after sending. */
function Renewal({ member, season, onSent }: RenewalProps) {
  const { page, goTo } = usePage();
  useState(() => forgetSent(member));
  const application = useRenewing(member, season, onSent);
  if (page === 'tracking') return <Navigate to={{ search: searchOf(firstPage) }} replace />;
  return (
    <WizardLayout page={page} steps={renewalSteps} onBackTo={goTo}>
      <Wizard application={application} />
    </WizardLayout>
  );
}
