import Skeleton from '@mui/material/Skeleton';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PageLayout } from '#ui/page-layout.tsx';
import { Loading } from '#ui/skeletons.tsx';
import { DashboardGrid } from './dashboard-grid.tsx';

/** The parts of the dashboard that are known already; each takes the place of its placeholder. */
interface ProfileSkeletonProps {
  heading?: ReactNode;
  lead?: ReactNode;
  actions?: ReactNode;
  card?: ReactNode;
}

/** A placeholder in the shape of the dashboard while the profile loads. */
export function ProfileSkeleton({ heading, lead, actions, card }: ProfileSkeletonProps) {
  const { t } = useTranslation();
  return (
    <PageLayout
      heading={heading ?? <Skeleton sx={{ inlineSize: '7ch' }} aria-label={t('titles.profile')} />}
      lead={
        lead ?? (
          <Skeleton component="span" sx={{ display: 'block', inlineSize: 'min(40ch, 70vw)' }} />
        )
      }
      actions={actions}
    >
      <Loading>
        <DashboardGrid aside={card ?? <CardSkeleton />}>
          <Skeleton variant="rounded" height={230} />
          <Skeleton variant="rounded" height={280} />
          <Skeleton variant="rounded" height={220} />
        </DashboardGrid>
      </Loading>
    </PageLayout>
  );
}

function CardSkeleton() {
  return (
    <Skeleton
      variant="rounded"
      sx={{ aspectRatio: '1.586', inlineSize: '100%', blockSize: 'auto', maxInlineSize: 460 }}
    />
  );
}
