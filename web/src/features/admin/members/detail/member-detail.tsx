import type { AdminMember, MemberRow } from '@fanclub/contract/members/admin-member';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { lazy, type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { DeletionAnswer } from '#admin-kit/api/member-actions.ts';
import { hasCode } from '#api/api-error.ts';
import { loadChunk } from '#i18n/load-chunk.ts';
import { EmptyState, ErrorState } from '#ui/message-state.tsx';
import { Loading, TextSkeleton } from '#ui/skeletons.tsx';
import { Conflict } from '../conflict.tsx';
import { MergeMember } from '../merge/merge-member.tsx';
import { PendingMerge } from '../merge/pending-merge.tsx';
import { Presence } from '../presence.tsx';
import { DangerZone } from '../remove/danger-zone.tsx';
import { AnsweredPanel } from './answered-panel.tsx';
import { DetailHeader, detailTitleId } from './detail-header.tsx';
import { DocumentsPanel } from './documents-panel.tsx';
import { FamilyPanel } from './family-panel.tsx';
import { LateFlag } from './late-flag.tsx';
import { MemberFacts } from './member-facts.tsx';
import { Notices } from './notices.tsx';
import { RecordTabs } from './record-tabs.tsx';
import { SamePayment } from './same-payment.tsx';
import type { ShownDocument } from './use-shown-document.ts';

const MemberNotes = lazy(() => loadChunk(() => import('../member-notes.tsx')));

const NameAsk = lazy(() => loadChunk(() => import('./name-ask.tsx')));

const EarlierSeasons = lazy(() => loadChunk(() => import('./earlier-seasons.tsx')));

interface MemberDetailProps extends PartsOfOthers {
  member: AdminMember | undefined;
  /** The application's row of the list, from which the name is shown until the application itself is loaded. */
  row: MemberRow | undefined;
  error: unknown;
  retry: () => void;
  /** The request number from the URL, which is available before the member is loaded. */
  requestNumber: string;
  select: (requestNumber: string | null) => void;
  shownDocument: ShownDocument;
  /** The error of the last decision about this member. */
  decisionError: Error | null;
  onDeleted: (answer: DeletionAnswer) => void;
}

interface RecordParts {
  card: ReactNode;
  mails: ReactNode;
}

/** Elements that other features of the panel provide, because features must not import each other. */
interface PartsOfOthers {
  decisions: ReactNode;
  payments: ReactNode;
  history: ReactNode;
  /** The tabs "card" and "mails" of a member's record. Without them, the detail is the case of the review. */
  record?: RecordParts | false | undefined;
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
        {member && !props.record && <Case {...props} member={member} />}
        {member && props.record && <Record {...props} member={member} record={props.record} />}
        {!member && error ? <NoDetail error={error} onRetry={retry} /> : null}
        {!member && !error && <DetailSkeleton />}
      </Box>
      {decisions}
    </Box>
  );
}

interface DetailBodyProps extends MemberDetailProps {
  member: AdminMember;
}

/** The case of the review: everything that a decision needs, in one column. */
function Case(props: DetailBodyProps) {
  const { payments, history } = props;
  return <Overview {...props} payments={<Suspense>{payments}</Suspense>} history={history} />;
}

interface RecordProps extends DetailBodyProps {
  record: RecordParts;
}

function Record({ payments, history, record, ...props }: RecordProps) {
  const overview = <Overview {...props} />;
  return (
    <RecordTabs member={props.member} parts={{ overview, money: payments, ...record, history }} />
  );
}

type OverviewProps = Omit<DetailBodyProps, keyof PartsOfOthers> &
  Partial<Pick<PartsOfOthers, 'payments' | 'history'>>;

function Overview(props: OverviewProps) {
  const { member, shownDocument, select, decisionError, payments, history, onDeleted } = props;
  return (
    <Box sx={{ display: 'grid', gap: 3, containerType: 'inline-size' }}>
      <Presence id={member.id} />
      <Conflict error={decisionError} />
      <LateFlag member={member} />
      <PendingMerge member={member} />
      {member.name_ask && (
        <Suspense>
          <NameAsk member={member} ask={member.name_ask} />
        </Suspense>
      )}
      <Notices member={member} select={select} />
      <SamePayment member={member} select={select} />
      <AnsweredPanel member={member} />
      <FamilyPanel member={member} select={select} />
      <DocumentsPanel member={member} shown={shownDocument} />
      <Suspense>
        <MemberNotes id={member.id} />
      </Suspense>
      {payments}
      <MemberFacts member={member} history={history} />
      {member.earlier_numbers.length > 0 && (
        <Suspense>
          <EarlierSeasons id={member.id} openDues={member.account.open_dues} />
        </Suspense>
      )}
      <MergeMember member={member} select={select} />
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

/**
 * Shown if the application cannot be read, for example because it was deleted and somebody opened an old link to it.
 */
function NoDetail({ error, onRetry }: NoDetailProps) {
  const { t } = useTranslation('review');
  const isGone = hasCode(error, 'user_not_found');
  if (isGone) return <EmptyState title={t('detail.gone')} text={t('detail.goneText')} />;
  return <ErrorState error={error} onRetry={onRetry} />;
}
