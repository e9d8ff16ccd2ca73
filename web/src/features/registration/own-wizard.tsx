import type { OwnProfile } from '@fanclub/contract/members/profile';
import type { PublicSettings } from '@fanclub/contract/settings/defaults';
import InfoIcon from '@mui/icons-material/InfoOutlined';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, Link as RouterLink } from 'react-router-dom';
import { settingsQuery } from '#api/use-settings.ts';
import { paths } from '#config/paths.ts';
import { profileQuery } from '#member/profile-query.ts';
import { useSession } from '#session/use-session.ts';
import { ErrorState, MessageState } from '#ui/message-state.tsx';
import { PageLayout } from '#ui/page-layout.tsx';
import { Redirect } from '#ui/redirect.tsx';
import { Loading, TextSkeleton } from '#ui/skeletons.tsx';
import { firstPage, renewalSteps } from './draft/pages.ts';
import { searchOf, type usePage } from './draft/use-page.ts';
import type { Application } from './page/application.ts';
import { Wizard } from './wizard/wizard.tsx';
import { WizardLayout } from './wizard/wizard-layout.tsx';

interface OwnWizardPageProps<Reason> {
  /** Address of the login page, which leads back to this page. */
  login: string;
  /** Returns the reason why the member cannot use the wizard now, which the page shows; null if the member can. */
  blockReason: (member: OwnProfile, settings: PublicSettings) => Reason | null;
  renderStop: (reason: Reason, member: OwnProfile) => ReactNode;
  renderWizard: (member: OwnProfile, settings: PublicSettings, onSent: () => void) => ReactNode;
}

/** A page with a wizard for a member who is signed in. Anybody else is redirected. */
export function OwnWizardPage<Reason>({ login, ...wizard }: OwnWizardPageProps<Reason>) {
  const { user, isSignedIn } = useSession();
  if (!isSignedIn || !user) return <Redirect to={login} />;
  if (user.is_admin || user.special) return <Redirect to={paths.ownProfile.build()} />;
  return <Loader key={user.id} userId={user.id} {...wizard} />;
}

type LoaderProps<Reason> = Omit<OwnWizardPageProps<Reason>, 'login'> & { userId: string };

function Loader<Reason>(props: LoaderProps<Reason>) {
  const { userId, blockReason, renderStop, renderWizard } = props;
  const profile = useQuery(profileQuery(userId));
  // The default settings are not used here, because they may name another season.
  const settings = useQuery(settingsQuery);
  // After sending, the profile is loaded again. It includes what was sent and may give a reason to block the form, but
  // the form stays on screen until the profile page opens.
  const [isSent, setSent] = useState(false);
  if (profile.data && settings.data) {
    const reason = blockReason(profile.data, settings.data);
    if (reason !== null && !isSent) return renderStop(reason, profile.data);
    return renderWizard(profile.data, settings.data, () => setSent(true));
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

/** Shows the reason why the wizard cannot be used now, with a link to the profile. */
export function StoppedWizard({ title, text }: { title: string; text: string }) {
  const { t } = useTranslation('registration');
  return (
    <PageLayout width="text">
      <MessageState
        role="status"
        icon={<InfoIcon />}
        title={title}
        text={text}
        action={
          <Button component={RouterLink} to={paths.ownProfile.build()} variant="contained">
            {t('tracking.toProfile')}
          </Button>
        }
      />
    </PageLayout>
  );
}

interface OwnWizardProps extends Pick<ReturnType<typeof usePage>, 'page' | 'goTo'> {
  application: Application;
}

/** The wizard of a member. It has no tracking page, because the profile opens after sending. */
export function OwnWizard({ application, page, goTo }: OwnWizardProps) {
  if (page === 'tracking') return <Navigate to={{ search: searchOf(firstPage) }} replace />;
  return (
    <WizardLayout page={page} steps={renewalSteps} onBackTo={goTo}>
      <Wizard application={application} />
    </WizardLayout>
  );
}
