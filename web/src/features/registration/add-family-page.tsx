import type { OwnProfile } from '@fanclub/contract/members/profile';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Navigate } from 'react-router-dom';
import { settingsQuery } from '#api/use-settings.ts';
import { paths } from '#config/paths.ts';
import { profileQuery } from '#member/profile-query.ts';
import { useSession } from '#session/use-session.ts';
import { discardFamily } from '#store/family-draft.ts';
import { ErrorState } from '#ui/message-state.tsx';
import { PageLayout } from '#ui/page-layout.tsx';
import { Loading, TextSkeleton } from '#ui/skeletons.tsx';
import { familyDraft } from './family/family-draft.ts';
import { NoAdding } from './family/no-adding.tsx';
import { stopOf } from './family/stop-of.ts';
import { useAdding } from './family/use-adding.ts';
import { firstPage, renewalSteps } from './wizard/pages.ts';
import { searchOf, usePage } from './wizard/use-page.ts';
import { Wizard } from './wizard/wizard.tsx';
import { WizardLayout } from './wizard/wizard-layout.tsx';

/** A member registers people of the own family: who they are, one payment, and one look at all of it. */
export default function AddFamilyPage() {
  const { user, isSignedIn } = useSession();
  if (!isSignedIn || !user) return <Navigate to={paths.login.build({ to: 'addFamily' })} replace />;
  if (user.is_admin || user.special) return <Navigate to={paths.ownProfile.build()} replace />;
  return <FamilyLoader key={user.id} userId={user.id} />;
}

function FamilyLoader({ userId }: { userId: string }) {
  const profile = useQuery(profileQuery(userId));
  const settings = useQuery(settingsQuery);
  // What was sent stays on screen until the profile opens, which knows of it already.
  const [isSent, setSent] = useState(false);
  if (profile.data && settings.data) {
    const stop = stopOf(profile.data, settings.data);
    if (stop && !isSent) return <NoAdding stop={stop} />;
    return <Adding member={profile.data} onSent={() => setSent(true)} />;
  }
  const failed = [profile, settings].find(({ error }) => error);
  return (
    <PageLayout width="form">
      {failed ? (
        <ErrorState error={failed.error} onRetry={() => failed.refetch()} />
      ) : (
        <Loading>
          <TextSkeleton lines={6} />
        </Loading>
      )}
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

/** It was sent, and the answer was lost: the form of it has done its work, and another one begins. */
function forgetSent(member: OwnProfile): void {
  const number = familyDraft(member).load()?.draft.request_number;
  if (member.family.some(({ request_number }) => request_number === number)) discardFamily();
}
