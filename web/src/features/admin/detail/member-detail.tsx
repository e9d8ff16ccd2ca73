import type { AdminMember } from '@fanclub/contract/members/profile';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { hasCode } from '#api/api-error.ts';
import { loadChunk } from '#i18n/load-chunk.ts';
import { EmptyState, ErrorState } from '#ui/message-state.tsx';
import { Loading, TextSkeleton } from '#ui/skeletons.tsx';
import type { DeletionAnswer } from '../api/member-actions.ts';
import { DecisionBar } from '../decide/decision-bar.tsx';
import type { Review } from '../decide/use-review.ts';
import { DangerZone } from '../remove/danger-zone.tsx';
import type { usePanelAddress } from '../use-panel-address.ts';
import { AnsweredPanel } from './answered-panel.tsx';
import { Conflict } from './conflict.tsx';
import { DetailHeader, detailTitleId } from './detail-header.tsx';
import { DocumentsPanel } from './documents-panel.tsx';
import { FamilyPanel } from './family-panel.tsx';
import { LateFlag } from './late-flag.tsx';
import { MemberFacts } from './member-facts.tsx';
import { Notices } from './notices.tsx';
import { OthersLooking } from './others-looking.tsx';
import { SamePayment } from './same-payment.tsx';
import type { ShownDocument } from './use-shown-document.ts';

const MemberNotes = lazy(() => loadChunk(() => import('../notes/member-notes.tsx')));

const EarlierSeasons = lazy(() => loadChunk(() => import('./earlier-seasons.tsx')));

const MemberPayments = lazy(() => loadChunk(() => import('../money/member-payments.tsx')));

interface MemberDetailProps {
  member: AdminMember | undefined;
  error: unknown;
  retry: () => void;
  review: Review;
  shownDocument: ShownDocument;
  address: ReturnType<typeof usePanelAddress>;
  onDeleted: (answer: DeletionAnswer) => void;
}

/** One application: its header and decision always in sight, the rest scrolls between them. */
export function MemberDetail(props: MemberDetailProps) {
  const { member, error, retry, review, shownDocument, address, onDeleted } = props;
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
            shownDocument={shownDocument}
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

interface DetailBodyProps {
  member: AdminMember;
  shownDocument: ShownDocument;
  select: (requestNumber: string) => void;
  decisionError: Error | null;
  onDeleted: (answer: DeletionAnswer) => void;
}

function DetailBody({ member, shownDocument, select, decisionError, onDeleted }: DetailBodyProps) {
  return (
    <Box sx={{ display: 'grid', gap: 3, containerType: 'inline-size' }}>
      <OthersLooking id={member.id} />
      <Conflict error={decisionError} />
      <LateFlag member={member} />
      <Notices member={member} select={select} />
      <SamePayment member={member} select={select} />
      <AnsweredPanel member={member} />
      <FamilyPanel member={member} select={select} />
      <DocumentsPanel member={member} shown={shownDocument} />
      <Suspense>
        <MemberNotes id={member.id} />
      </Suspense>
      <Suspense>
        <MemberPayments member={member} />
      </Suspense>
      <MemberFacts member={member} />
      {member.earlier_numbers.length > 0 && (
        <Suspense>
          <EarlierSeasons id={member.id} />
        </Suspense>
      )}
      <DangerZone member={member} onDeleted={onDeleted} />
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

interface NoDetailProps {
  error: unknown;
  onRetry: () => void;
}

/** An address may name an application that has been deleted since. */
function NoDetail({ error, onRetry }: NoDetailProps) {
  const { t } = useTranslation('review');
  const isGone = hasCode(error, 'user_not_found');
  if (isGone) return <EmptyState title={t('detail.gone')} text={t('detail.goneText')} />;
  return <ErrorState error={error} onRetry={onRetry} />;
}
