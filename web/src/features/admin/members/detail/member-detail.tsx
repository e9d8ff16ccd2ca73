import type { MemberRow } from '@fanclub/contract/members/admin-member';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { hasCode } from '#api/api-error.ts';
import { lazyPart } from '#ui/lazily.tsx';
import { EmptyState, ErrorState } from '#ui/message-state.tsx';
import { Loading, TextSkeleton } from '#ui/skeletons.tsx';
import type { DetailBodyProps } from './detail-body.tsx';
import { DetailHeader, detailTitleId } from './detail-header.tsx';

const DetailBody = lazyPart(() => import('./detail-body.tsx'), <DetailSkeleton />);

interface MemberDetailProps extends Omit<DetailBodyProps, 'member'> {
  member: DetailBodyProps['member'] | undefined;
  /** The application's row of the list, or the application itself once it is loaded. The header shows its name. */
  row: MemberRow | undefined;
  error: unknown;
  retry: () => void;
  /** The request number from the URL, which is available before the member is loaded. */
  requestNumber: string;
  decisions: ReactNode;
}

/**
 * Detail of an application: the case of the review, or the record of a member, which has tabs. The header and the
 * decision bar stay in sight, and the rest scrolls between them.
 */
export function MemberDetail(props: MemberDetailProps) {
  const { member, row, error, retry, requestNumber, select, decisions } = props;
  return (
    <Box
      component="section"
      aria-labelledby={detailTitleId}
      sx={{
        display: 'flex',
        flexDirection: 'column',
        blockSize: '100%',
        minBlockSize: 0,
        containerType: 'inline-size',
      }}
    >
      <DetailHeader member={row} requestNumber={requestNumber} onClose={() => select(null)} />
      <Box
        key={member?.id}
        sx={{ flexGrow: 1, minBlockSize: 0, overflowY: 'auto', padding: { xs: 2, sm: 3 } }}
      >
        {member && <DetailBody {...props} member={member} />}
        {!member && error ? <NoDetail error={error} onRetry={retry} /> : null}
        {!member && !error && <DetailSkeleton />}
      </Box>
      {decisions}
    </Box>
  );
}

function DetailSkeleton() {
  return (
    <Loading sx={{ display: 'grid', gridTemplateColumns: { sm: '3fr 2fr' }, gap: 3 }}>
      <Skeleton variant="rounded" height={380} />
      <TextSkeleton lines={6} />
    </Loading>
  );
}

/**
 * Shown if the application cannot be read, for example because it was deleted and somebody opened an old link to it.
 */
function NoDetail({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t } = useTranslation('review');
  const isGone = hasCode(error, 'member_gone');
  if (isGone) return <EmptyState title={t('detail.gone')} text={t('detail.goneText')} />;
  return <ErrorState error={error} onRetry={onRetry} />;
}
