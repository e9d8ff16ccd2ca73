import { isOffered } from '@fanclub/contract/club/offers';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { useAdminCheck } from '#api/use-admin-check.ts';
import { paths } from '#config/paths.ts';
import { useSession } from '#session/use-session.ts';
import { LoadingOverlay } from '#ui/loading-overlay.tsx';
import { EmptyState, ErrorState } from '#ui/message-state.tsx';
import { PageLayout } from '#ui/page-layout.tsx';
import { Redirect } from '#ui/redirect.tsx';
import { usePageTitle } from '#ui/use-page-title.ts';
import { useMay } from '../api/use-may.ts';
import { decideAdminVisit } from './admin-guard.ts';
import { Gate, prepareGate } from './gate.tsx';
import { SectionFrame } from './section-frame.tsx';
import { SectionPage } from './section-page.tsx';
import { type SectionName, sections } from './sections.ts';

export { prepareGate };

/**
 * Wraps a page of the panel. It redirects everybody who is not an admin, asks for the panel's pass phrase,
 * and shows a notice instead of a section that the admin's role may not open.
 */
export function AdminSection({ section, children }: { section: SectionName; children: ReactNode }) {
  const { isSignedIn, hasExpired } = useSession();
  usePageTitle();
  const may = useMay();
  const { role, isAdmin, isChecking, error, refetch } = useAdminCheck();
  const decision = decideAdminVisit({
    isSignedIn,
    hasExpired,
    isAdmin,
    isChecking,
    hasFailed: Boolean(error),
  });
  if (!isOffered(sections[section])) return <Redirect to={paths.admin.build()} />;
  if ('redirect' in decision) return <Redirect to={decision.redirect} />;
  if (decision.show === 'failed') {
    return (
      <PageLayout width="text">
        <ErrorState error={error} onRetry={() => refetch()} />
      </PageLayout>
    );
  }
  return (
    <Gate>
      {role === null ? (
        <LoadingOverlay open />
      ) : (
        <SectionFrame section={section}>
          {may(sections[section].opensWith) ? children : <ClosedSection section={section} />}
        </SectionFrame>
      )}
    </Gate>
  );
}

/** Shown in place of a section that the admin's role may not open. */
function ClosedSection({ section }: { section: SectionName }) {
  const { t } = useTranslation('admin');
  return (
    <SectionPage>
      <EmptyState
        title={t('sections.closed')}
        text={t(section === 'messages' ? 'sections.closedMessages' : 'sections.closedText')}
        action={
          <Button component={RouterLink} to={paths.admin.build()} variant="outlined">
            {t('sections.toReview')}
          </Button>
        }
      />
    </SectionPage>
  );
}
