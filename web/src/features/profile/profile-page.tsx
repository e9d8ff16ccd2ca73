import { Navigate, useParams } from 'react-router-dom';
import { useSession } from '#session/use-session.ts';
import { NoProfile } from './no-profile.tsx';
import { decideProfileVisit } from './profile-guard.ts';
import { ProfileLoader } from './profile-loader.tsx';

export default function ProfilePage() {
  const { userId } = useParams();
  const { user, isSignedIn } = useSession();
  const decision = decideProfileVisit({ isSignedIn, user, userId });
  if ('redirect' in decision) return <Navigate to={decision.redirect} replace />;
  if (decision.show === 'noProfile' || !userId) return <NoProfile />;
  return <ProfileLoader key={userId} userId={userId} isOwn={userId === user?.id} />;
}
