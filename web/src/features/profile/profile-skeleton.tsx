import Skeleton from '@mui/material/Skeleton';
import { PageLayout } from '#ui/page-layout.tsx';
import { Panel } from '#ui/panel.tsx';
import { Loading } from '#ui/skeletons.tsx';
import { DashboardGrid } from './dashboard-grid.tsx';

/** A placeholder in the shape of the dashboard while the profile loads. Before the app has come, `words` say so. */
export function ProfileSkeleton({ words }: { words?: string }) {
  return (
    <PageLayout
      lead={<Skeleton component="span" sx={{ display: 'block', inlineSize: 'min(40ch, 70vw)' }} />}
      actions={<Skeleton variant="rounded" width={220} height={44} />}
    >
      <Loading>
        <DashboardGrid aside={<Panel sx={cardPlace}>{words}</Panel>}>
          <Skeleton variant="rounded" height={230} />
          <Skeleton variant="rounded" height={280} />
          <Skeleton variant="rounded" height={220} />
        </DashboardGrid>
      </Loading>
    </PageLayout>
  );
}

const cardPlace = {
  aspectRatio: '1.586',
  inlineSize: '100%',
  maxInlineSize: 460,
  display: 'grid',
  placeContent: 'center',
  padding: 3,
  textAlign: 'center',
  color: 'text.secondary',
} as const;
