import type { ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import { useAdminCheck } from '#api/use-admin-check.ts';
import { useSession } from '#session/use-session.ts';
import { LoadingOverlay } from '#ui/loading-overlay.tsx';
import { ErrorState } from '#ui/message-state.tsx';
import { PageLayout } from '#ui/page-layout.tsx';
import { usePageTitle } from '#ui/use-page-title.ts';
import { decideAdminVisit } from './admin-guard.ts';
import { ClosedSection } from './closed-section.tsx';
import { Gate } from './gate.tsx';
import { SectionFrame } from './section-frame.tsx';
import { mayEnter, type SectionName } from './sections.ts';

/**
 * Wraps a page of the panel. It redirects everybody who is not an admin, asks for the panel's pass phrase,
 * and shows a notice instead of a section that the admin's role may not open.
 */
export function AdminSection({ section, children }: { section: SectionName; children: ReactNode }) {
  const { isSignedIn, hasExpired } = useSession();
  usePageTitle();
  const { role, isAdmin, isChecking, error, refetch } = useAdminCheck();
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
  if (role === null) return null;
  return (
    <Gate>
      <SectionFrame section={section} role={role}>
        {mayEnter(role, section) ? children : <ClosedSection />}
      </SectionFrame>
    </Gate>
  );
}
