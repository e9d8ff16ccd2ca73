import type { OwnProfile } from '@fanclub/contract/members/profile';
import { useState } from 'react';
import { Navigate } from 'react-router-dom';
import { firstPage, renewalSteps } from '../draft/pages.ts';
import { searchOf, usePage } from '../draft/use-page.ts';
import { Wizard } from '../wizard/wizard.tsx';
import { WizardLayout } from '../wizard/wizard-layout.tsx';
import { forgetSent } from './renewal-draft.ts';
import { useRenewing } from './use-renewing.ts';

interface RenewalProps {
  member: OwnProfile;
  /** The season for which the member applies. */
  season: string;
  onSent: () => void;
}

/** The wizard of a renewal. It has no tracking page, because the profile opens after sending. */
export function Renewal({ member, season, onSent }: RenewalProps) {
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
