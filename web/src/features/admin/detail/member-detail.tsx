import type { AdminMember } from '@fanclub/contract/members/profile';
import Box from '@mui/material/Box';
import type { DeletionAnswer } from '../api/member-actions.ts';
import { DecisionBar } from '../decide/decision-bar.tsx';
import type { Review } from '../decide/use-review.ts';
import type { usePanelAddress } from '../use-panel-address.ts';
import { DetailBody } from './detail-body.tsx';
import { DetailHeader } from './detail-header.tsx';
import { DetailSkeleton } from './detail-skeleton.tsx';
import { detailTitleId } from './detail-title-id.ts';
import { NoDetail } from './no-detail.tsx';

interface MemberDetailProps {
  member: AdminMember | undefined;
  error: unknown;
  retry: () => void;
  review: Review;
  address: ReturnType<typeof usePanelAddress>;
  onDeleted: (answer: DeletionAnswer) => void;
}

/** One application: its header and decision always in sight, the rest scrolls between them. */
export function MemberDetail(props: MemberDetailProps) {
  const { member, error, retry, review, address, onDeleted } = props;
  return (
    <Box
      component="section"
      aria-labelledby={detailTitleId}
      sx={{ display: 'flex', flexDirection: 'column', blockSize: '100%', minBlockSize: 0 }}
    >
      <DetailHeader
        member={member}
        requestNumber={address.selected ?? ''}
        onClose={() => address.select(null)}
      />
      <Box
        key={member?.id}
        sx={{ flexGrow: 1, minBlockSize: 0, overflowY: 'auto', padding: { xs: 2, sm: 3 } }}
      >
        {member && (
          <DetailBody
            member={member}
            select={address.select}
            decisionError={review.errorOf(member)}
            onDeleted={onDeleted}
          />
        )}
        {!member && error ? <NoDetail error={error} onRetry={retry} /> : null}
        {!member && !error && <DetailSkeleton />}
      </Box>
      {member && <DecisionBar member={member} review={review} />}
    </Box>
  );
}
