import Skeleton from '@mui/material/Skeleton';
import { useTranslation } from 'react-i18next';
import { PageLayout } from '#ui/page-layout.tsx';
import { Loading } from '#ui/skeletons.tsx';
import { DashboardGrid } from './dashboard-grid.tsx';

/** A placeholder in the shape of the dashboard while the profile loads. */
export function ProfileSkeleton() {
  const { t } = useTranslation();
  return (
    <PageLayout
      heading={<Skeleton sx={{ inlineSize: '7ch' }} aria-label={t('titles.profile')} />}
      lead={<Skeleton component="span" sx={{ display: 'block', inlineSize: 'min(40ch, 70vw)' }} />}
    >
      <Loading>
        <DashboardGrid
          aside={
            <Skeleton
              variant="rounded"
              sx={{
                aspectRatio: '1.586',
                inlineSize: '100%',
                blockSize: 'auto',
                maxInlineSize: 460,
              }}
            />
          }
        >
          <Skeleton variant="rounded" height={230} />
          <Skeleton variant="rounded" height={280} />
          <Skeleton variant="rounded" height={220} />
        </DashboardGrid>
      </Loading>
    </PageLayout>
  );
}
