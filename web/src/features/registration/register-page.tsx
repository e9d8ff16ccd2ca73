import { isRegistrationClosed } from '@fanclub/contract/settings/is-registration-closed';
import { Navigate, useLocation } from 'react-router-dom';
import { useSettings } from '#api/use-settings.ts';
import { paths } from '#config/paths.ts';
import { useSession } from '#session/use-session.ts';
import { ClosedState } from './closed-state.tsx';
import { loadDraft } from './draft/draft-store.ts';
import { registeredIn } from './tracking/registered.ts';
import { TrackingStep } from './tracking/tracking-step.tsx';
import { searchOf, useStep } from './wizard/use-step.ts';
import { Wizard } from './wizard/wizard.tsx';
import { WizardLayout } from './wizard/wizard-layout.tsx';

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
    <WizardLayout step={step} onBackTo={registered ? undefined : goTo}>
      {registered ? <TrackingStep registered={registered} /> : <Wizard />}
    </WizardLayout>
  );
}
