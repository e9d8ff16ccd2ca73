import type { ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import { useAdminCheck } from '#api/use-admin-check.ts';
import { useSession } from '#session/use-session.ts';
import { LoadingOverlay } from '#ui/loading-overlay.tsx';
import { ErrorState } from '#ui/message-state.tsx';
import { PageLayout } from '#ui/page-layout.tsx';
import { usePageTitle } from '#ui/use-page-title.ts';
import { decideAdminVisit } from './admin-guard.ts';
import { Gate } from './gate/gate.tsx';

/** What admins alone get to see: whoever is not one is sent away, and the gate stands before it. */
export function AdminRoom({ children }: { children: ReactNode }) {
  const { isSignedIn, hasExpired } = useSession();
  usePageTitle();
  const { isAdmin, isChecking, error, refetch } = useAdminCheck();
  const visit = { isSignedIn, hasExpired, isAdmin, isChecking, hasFailed: Boolean(error) };
  const decision = decideAdminVisit(visit);
  if ('redirect' in decision) return <Navigate to={decision.redirect} replace />;
  if (decision.show === 'checking') return <LoadingOverlay open />;
  if (decision.show === 'failed') {
    return (
      <PageLayout width="text">
        <ErrorState error={error} onRetry={() => refetch()} />
      </PageLayout>
    );
  }
  return <Gate>{children}</Gate>;
}
