import { isRegistrationClosed } from '@fanclub/contract/settings/is-registration-closed';
import Container from '@mui/material/Container';
import { Navigate, useLocation } from 'react-router-dom';
import { useSettings } from '#api/use-settings.ts';
import { paths } from '#config/paths.ts';
import { useSession } from '#session/use-session.ts';
import { ClosedState } from './closed-state.tsx';
import { loadDraft } from './draft/draft-store.ts';
import { registeredIn } from './tracking/registered.ts';
import { TrackingStep } from './tracking/tracking-step.tsx';
import { StepIndicator } from './wizard/step-indicator.tsx';
import { searchOf, useStep } from './wizard/use-step.ts';
import { Wizard } from './wizard/wizard.tsx';

/** Four steps to a membership: information, payment, confirm, tracking. */
export default function RegisterPage() {
  const { state } = useLocation();
  const { step, goTo } = useStep();
  const { user, isSignedIn } = useSession();
  const { settings } = useSettings();
  const registered = step === 'tracking' ? registeredIn(state) : null;

  if (!registered) {
    if (isSignedIn) {
      const home = user?.is_admin ? paths.admin.build() : paths.ownProfile.build();
      return <Navigate to={home} replace />;
    }
    if (step === 'tracking') return <Navigate to={{ search: searchOf('information') }} replace />;
    // A receipt that was sent in time still counts; the server looks at its hour.
    if (isRegistrationClosed(settings) && !loadDraft()?.draft.receiptUrl) {
      return <ClosedState deadline={settings.deadline} />;
    }
  }

  return (
    <Container
      disableGutters
      maxWidth={false}
      sx={{
        maxInlineSize: 1120,
        paddingInline: { xs: 2, sm: 3 },
        paddingBlock: { xs: 2.5, md: 5 },
        paddingBlockEnd: { xs: registered ? 5 : 0, lg: 8 },
        display: 'grid',
        gap: { xs: 3, md: 5 },
      }}
    >
      <StepIndicator current={step} onBackTo={registered ? undefined : goTo} />
      {registered ? <TrackingStep registered={registered} /> : <Wizard />}
    </Container>
  );
}
