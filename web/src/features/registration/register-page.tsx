import { isRegistrationClosed } from '@fanclub/contract/settings/is-registration-closed';
import EventBusyIcon from '@mui/icons-material/EventBusyOutlined';
import Button from '@mui/material/Button';
import { Navigate, useLocation } from 'react-router-dom';
import { useSettings } from '#api/use-settings.ts';
import { addressIn, paths, reminderId } from '#config/paths.ts';
import { useTexts } from '#i18n/use-texts.ts';
import { useSession } from '#session/use-session.ts';
import { MessageState } from '#ui/message-state.tsx';
import { PageLayout } from '#ui/page-layout.tsx';
import { PageLink } from '#ui/page-link.tsx';
import { Row } from '#ui/row.tsx';
import { SecondaryButton } from '#ui/secondary-button.tsx';
import { loadDraft } from './draft/draft-store.ts';
import { firstPage } from './draft/pages.ts';
import { searchOf, usePage } from './draft/use-page.ts';
import { registeredIn } from './steps/tracking/registered.ts';
import { TrackingStep } from './wizard/lazy-pages.tsx';
import { useRegistering } from './wizard/use-registering.ts';
import { Wizard } from './wizard/wizard.tsx';
import { WizardLayout } from './wizard/wizard-layout.tsx';

function Registering() {
  return <Wizard application={useRegistering()} />;
}

/** The registration of a visitor in four steps: information, payment, confirm, tracking. */
export default function RegisterPage() {
  const { state } = useLocation();
  const { page, goTo } = usePage();
  const { user, isSignedIn } = useSession();
  const { settings } = useSettings();
  const registered = page === 'tracking' ? registeredIn(state) : null;

  if (!registered) {
    if (isSignedIn) {
      const home = user?.is_admin ? paths.admin.build() : paths.ownProfile.build();
      return <Navigate to={home} replace />;
    }
    if (page === 'tracking') return <Navigate to={{ search: searchOf(firstPage) }} replace />;
    // A receipt that was uploaded before the deadline still counts; the server checks the time of the upload.
    if (isRegistrationClosed(settings) && !loadDraft()?.draft.receiptUrl) {
      return <ClosedState deadline={settings.deadline} />;
    }
  }

  return (
    <WizardLayout page={page} onBackTo={registered ? undefined : goTo}>
      {registered ? <TrackingStep registered={registered} /> : <Registering />}
    </WizardLayout>
  );
}

/** Shown after an enforced deadline to people whose draft has no uploaded receipt. */
function ClosedState({ deadline }: { deadline: string }) {
  const { t, language } = useTexts(['registration', 'common']);
  return (
    <PageLayout width="text">
      <MessageState
        icon={<EventBusyIcon />}
        title={t('closed.title')}
        text={t('closed.text', { day: deadline })}
        action={
          <Row sx={{ justifyContent: 'center' }}>
            <Button
              component="a"
              href={`${addressIn(language, paths.landing.build())}#${reminderId}`}
              variant="contained"
            >
              {t('closed.remind')}
            </Button>
            <SecondaryButton component={PageLink} to={paths.login.build()}>
              {t('common:actions.login')}
            </SecondaryButton>
          </Row>
        }
      />
    </PageLayout>
  );
}
